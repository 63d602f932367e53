import type { Consultation } from '#contract/consultations.ts'
import type { ConsultationRow } from './queries.ts'

/** Without a sign of life for so long, the process that wrote it is gone. */
const LIFETIME_MS = 30_000

/** A stored consultation as the contract shows it; null for one that broke off before its first word. */
export function toConsultationView(
  { aliveAt, createdAt, ...row }: ConsultationRow,
  now: Date,
): Consultation | null {
  const isGone = row.ending === 'writing' && now.getTime() - (aliveAt?.getTime() ?? 0) > LIFETIME_MS
  const ending = isGone ? 'cut' : row.ending
  if (ending !== 'writing' && row.response === '') return null
  return { ...row, ending, createdAt: createdAt.toISOString() }
}
