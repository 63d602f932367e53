/** For makePattern: the months in English. */
export const MONTHS = [
  'january|february|march|april|may|june',
  'july|august|september|october|november|december',
]
export const WEEKDAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'
