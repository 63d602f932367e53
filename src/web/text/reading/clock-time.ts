const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** A moment of today, such as `12:04`. Takes milliseconds since 1970. */
export function clockTime(moment: number): string {
  return time.format(moment)
}
