/** Corrections with pauses shorter than this are one visit, and make one version. */
const LONGEST_PAUSE_MS = 30 * 60_000

/**
 * Whether a correction goes into the newest version: when corrections made that, a short while ago.
 * One that was generated or restored is never changed.
 */
export function continuesVersion(correctedAt: Date | null, now: Date): boolean {
  return correctedAt !== null && now.getTime() - correctedAt.getTime() < LONGEST_PAUSE_MS
}
