import type { ProposedRow } from '#domain/reading/reading.ts'

const JUST = 'just|only|nom[aá]s|s[oó]lo|solamente|únicamente|nur|seulement'
const STAYS = new RegExp(`^(?:${JUST})\\s`, 'iu')
const STAYS_BESIDE = new RegExp(
  `\\s+(?:${JUST})\\s+(?:an?|the|una?|el|la|eine?n?|une?)\\s.*$`,
  'iu',
)

/** "No app from the store, just a web page", "nomás renta": what is named after "just" stays. */
export function removeWhatStays(row: ProposedRow): ProposedRow[] {
  if (row.kind !== 'out') return [row]
  if (STAYS.test(row.what)) return []
  return [{ ...row, what: row.what.replace(STAYS_BESIDE, '') }]
}
