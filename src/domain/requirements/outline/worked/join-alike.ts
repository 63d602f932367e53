import type { Traced } from '#domain/requirements/document-items.ts'
import { kindOf } from '#domain/requirements/registers/list-items.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import type { ToldRight } from './worked-out.ts'

interface Around {
  /** Every item by its id. */
  items: ReadonlyMap<string, Pick<Traced, 'sources'>>
  words: DocumentText
}

/** More deeds in one row are not read any more. */
const MOST_DEEDS = 3
/** So many rows a founder reads and signs at once. */
const MOST_ROWS = 14

/**
 * Rows that say the same of everybody are one, where the first of them stands: those of the same answers
 * always, others where the table is short by it.
 */
export function joinAlike({ items, words }: Around, rows: readonly ToldRight[]): ToldRight[] {
  const sourcesOf = ({ items: ids }: ToldRight) => {
    const rights = ids.filter((id) => kindOf(id) === 'PERM')
    const told = (rights.length > 0 ? rights : ids).flatMap((id) => items.get(id)?.sources ?? [])
    return [...new Set(told)].sort()
  }
  const near = join(words, rows, sourcesOf)
  const all = near.length > MOST_ROWS ? join(words, rows, () => []) : near
  return all.length > MOST_ROWS ? near : all
}

function join(
  words: DocumentText,
  rows: readonly ToldRight[],
  sourcesOf: (row: ToldRight) => readonly string[],
): ToldRight[] {
  const told: { row: ToldRight; deeds: number; key: string }[] = []
  for (const row of rows) {
    const cells = row.cells.map(({ permission, text }) => [permission, text])
    const key = JSON.stringify([cells, sourcesOf(row)])
    const known = told.find((each) => each.key === key && each.deeds < MOST_DEEDS)
    if (known === undefined) told.push({ row, deeds: 1, key })
    else {
      const what = words.roleTable.beside(known.row.what, row.what)
      known.row = { ...known.row, what, items: [...known.row.items, ...row.items] }
      known.deeds += 1
    }
  }
  return told.map(({ row }) => row)
}
