/**
 * How long the header `Retry-After` asks to be waited, in milliseconds, whether it names seconds or a
 * moment; 0 where it asks for nothing that can be read.
 */
export function readRetryAfter(header: string | null, now: Date): number {
  if (header === null) return 0
  const seconds = Number(header)
  const waitMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now.getTime()
  return waitMs > 0 ? waitMs : 0
}
