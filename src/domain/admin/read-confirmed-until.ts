/** So long a password that was typed again lets its user change something on the admin page. */
const CONFIRMED_MS = 10 * 60_000

/**
 * Until when a session may change something there: ten minutes after its user typed the password
 * again. Null when that is over, or never was; a moment in the future is none.
 */
export function readConfirmedUntil(confirmedAt: Date | null, now: Date): Date | null {
  if (confirmedAt === null || confirmedAt > now) return null
  const until = new Date(confirmedAt.getTime() + CONFIRMED_MS)
  return until > now ? until : null
}
