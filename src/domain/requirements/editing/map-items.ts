import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import { kindOf, listContents } from '#domain/requirements/registers/list-items.ts'

/** Every item of a document by its id, the acceptance criteria too. */
export function mapItems(document: RequirementsDocument): Map<string, Traced> {
  return new Map(listContents(document).map(({ item }) => [item.id, item]))
}

/**
 * The items as they are corrected where they are printed: a line has the rows of all that it tells, and a
 * row of the table of rules those of all its rules.
 */
export function mapLines(document: RequirementsDocument): Map<string, Traced> {
  const items = mapItems(document)
  const add = (id: string, rows: readonly string[]) => {
    const keeper = items.get(id)
    if (keeper === undefined) return
    items.set(id, { ...keeper, rows: [...new Set([...(keeper.rows ?? []), ...rows])] })
  }
  for (const { toldBy = '', rows = [] } of [...items.values()]) add(toldBy, rows)
  for (const { items: ids } of document.ruleRows ?? []) {
    const [first = '', ...others] = ids.filter((id) => kindOf(id) === 'BR')
    for (const id of others) add(first, items.get(id)?.rows ?? [])
  }
  return items
}
