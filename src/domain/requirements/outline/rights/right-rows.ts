import type { Traced } from '#domain/requirements/document-items.ts'
import { mapItems } from '#domain/requirements/editing/map-items.ts'
import type { Block, Cell, Row, Text } from '#domain/requirements/outline/blocks.ts'
import { compareIds } from '#domain/requirements/outline/compare-ids.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { listClashes } from '#domain/requirements/outline/open/waiting.ts'
import {
  fold,
  joined,
  makeTextCell,
  plain,
  table,
  makeWords as text,
  toPlainText,
} from '#domain/requirements/outline/pieces.ts'
import type { ToldRight, ToldRights } from '#domain/requirements/outline/worked/worked-out.ts'
import { kindOf } from '#domain/requirements/registers/list-items.ts'

/**
 * Section 4's table as it was composed: a row for each deed, a column for all of whom the same is so, below
 * what is told of whoever has none. A file has the ids of its rows at its end.
 */
export function composedTable(desk: Desk, { columns = [], rows, lines = [] }: ToldRights): Block[] {
  const { words } = desk
  const { roleTable: own } = words
  const items = mapItems(desk.document)
  const told = rows.map((row): Row => {
    const source = sourceOf(desk, row.items, { items, isMarked: true })
    const cells = row.cells.map((cell) => cellOf(desk, cell))
    // A file has what most rows come from once, and the rest behind the deed.
    return desk.isFile
      ? { id: null, cells: [makeTextCell(row.what), ...cells, makeTextCell(source)] }
      : { id: null, cells: [makeTextCell([plain(row.what), ...quiet(desk, source)]), ...cells] }
  })
  const sentences = lines.map(({ lead, deeds }): Text => {
    const all = deeds.map(
      ({ what, items: of }): Text => [
        plain(what),
        ...desk.bracketed(sourceOf(desk, of, { items, isMarked: false })),
      ],
    )
    return all.length === 0
      ? text(lead)
      : [plain(lead), ...joined(all, words.semicolon), plain(words.stop)]
  })
  const last = desk.isFile ? [words.columns.mark] : []
  return [
    ...(sentences.length === 0
      ? []
      : [{ kind: 'paragraph' as const, text: joined(sentences, words.space) }]),
    ...table(own.rights, [own.what, ...columns.map(({ name }) => name), ...last], told),
  ]
}

function cellOf({ words }: Desk, { permission, text: told }: ToldRight['cells'][number]): Cell {
  const cell = { kind: 'permission' as const, permission, text: text(told) }
  return told === words.roleTable.cells.no
    ? { ...cell, spoken: words.spokenRights.supposedNo }
    : cell
}

/** Small behind a deed. */
function quiet({ words }: Desk, pieces: Text): Text {
  const { open: before, close: after } = words.signs
  if (pieces.length === 0) return []
  return [{ kind: 'origin', text: before + toPlainText(pieces) + after, before, after, pieces }]
}

/** Answers of one row. */
const MOST_SOURCES = 3

interface Sourcing {
  items: ReadonlyMap<string, Traced>
  /** A sentence has its sign at the deed. */
  isMarked: boolean
}

/**
 * The first answers of its rights, or of the requirements where no right tells it, which the screen names,
 * and what it waits for.
 */
function sourceOf(desk: Desk, ids: readonly string[], { items, isMarked }: Sourcing): Text {
  const rights = ids.filter((id) => kindOf(id) === 'PERM')
  const built = rights.length > 0 ? [] : ids.filter((id) => kindOf(id) === 'FR')
  const told = [...rights, ...built].flatMap((id) => items.get(id) ?? [])
  const cited = ids.filter((id) => kindOf(id) === 'CT')
  const sources = [...new Set(told.flatMap((each) => each.sources))].sort(compareIds)
  const isSupplied = isMarked && told.length > 0 && told.every(({ mark }) => mark === 'assumed')
  const origin = desk.origin({
    sources: sources.slice(0, MOST_SOURCES),
    quotes: told.flatMap(({ quotes }) => quotes),
    mark: isSupplied ? 'assumed' : 'stated',
  })
  const clashes = [...new Set([...cited, ...listClashes(desk.document, rights)])]
  const named = desk.isFile ? [] : desk.ranged(built)
  return joined([origin, desk.links(clashes), named], desk.words.comma)
}

/** The ids that each row and sentence of the table tells, which nobody reads with it. */
export function rightIds(desk: Desk, rights: ToldRights): Block[] {
  const { words } = desk
  const texts = listToldRights(rights).flatMap(({ what, items }): Text[] =>
    items.length === 0
      ? []
      : [[plain(what.replace(words.assumedSign, '') + words.colon), ...desk.ranged(items)]],
  )
  if (!desk.isFile || texts.length === 0) return []
  const paragraph: Block = { kind: 'paragraph', text: joined(texts, words.semicolon) }
  return fold('rights-told', words.parts.rightIds, [paragraph])
}

/** All deeds, wherever they are told. */
export function listToldRights({ rows, lines = [], others = [] }: ToldRights) {
  return [...rows, ...lines.flatMap(({ deeds }) => deeds), ...others]
}
