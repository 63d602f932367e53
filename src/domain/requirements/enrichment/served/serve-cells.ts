import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { RightRow } from '#domain/requirements/document-registers.ts'
import {
  isGranted,
  isRefused,
  listSayings,
} from '#domain/requirements/enrichment/rights/sayings.ts'
import { findAlsoServed, listServedAlike } from './served-alike.ts'

type Told = Pick<RightRow, 'text' | 'items' | 'cells'>

/** The rows with what one of those who are served may for all who are served alike, where nothing was said of them. */
export function serveCells<Row extends Told>(
  document: RequirementsDocument,
  rows: readonly Row[],
): Row[] {
  const alike = listServedAlike(document)
  if (alike.size === 0) return [...rows]
  return rows.map((row) => {
    const isTold = (role: string) => listSayings(document, row.items, role).some(isGranted)
    const given = row.cells.filter(({ role, may }) => PLAIN.has(may) && isTold(role))
    const by = document.roles.filter(({ id }) => given.some(({ role }) => role === id))
    const others = findAlsoServed(document, alike, { deed: row.text, by, quotes: [] })
    const more = others.flatMap(({ id }) => {
      const isFree = listSayings(document, row.items, id).every(
        (each) => each.asked === null && !isRefused(each),
      )
      const like = given.find(({ role }) => alike.get(role)?.some((each) => each.id === id))
      const isNew = !row.cells.some(({ role }) => role === id)
      return isFree && isNew && like !== undefined ? [{ role: id, may: like.may }] : []
    })
    return more.length === 0 ? row : { ...row, cells: [...row.cells, ...more] }
  })
}

/** A limit in words may be theirs alone. */
const PLAIN: ReadonlySet<string> = new Set(['yes', 'own'])
