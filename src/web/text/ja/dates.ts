/* Twin of `../dates.ts`: the same functions, in Japanese. */
const day = new Intl.DateTimeFormat('ja-JP', { day: 'numeric', month: 'long', year: 'numeric' })

const dayAnywhere = new Intl.DateTimeFormat('ja-JP', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

const dayAndTime = new Intl.DateTimeFormat('ja-JP', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** An ISO timestamp as `2026年11月20日`. */
export function formatDay(timestamp: string): string {
  return day.format(new Date(timestamp))
}

/** A start or end date, which carries no time of day, as `2026年11月20日`. */
export function formatCalendarDay(timestamp: string): string {
  return dayAnywhere.format(new Date(timestamp))
}

/** An ISO timestamp as `2026年11月20日 09:05`. */
export function formatDateTime(timestamp: string): string {
  return dayAndTime.format(new Date(timestamp))
}
