/*
 * Dates as people read them, in the language of the page. A moment is shown in the reader's own
 * time zone; a project's start and end are days, which are the same day everywhere.
 */
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

const dayAnywhere = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** An ISO timestamp as `20 Nov 2026`. */
export function formatDay(timestamp: string): string {
  return day.format(new Date(timestamp))
}

/** A start or end date, which carries no time of day, as `20 Nov 2026`. */
export function formatCalendarDay(timestamp: string): string {
  return dayAnywhere.format(new Date(timestamp))
}

/** An ISO timestamp as `20 Nov 2026, 09:05`. */
export function formatDateTime(timestamp: string): string {
  return dayAndTime.format(new Date(timestamp))
}
