import { countWords } from '#domain/language/count-words.ts'
import type { PermissionRow, Role } from '#domain/requirements/document-items.ts'
import type { RightRow } from '#domain/requirements/document-registers.ts'
import { mapItems } from '#domain/requirements/editing/map-items.ts'
import {
  isRefused,
  isSupposed,
  listSayings,
  type Saying,
} from '#domain/requirements/enrichment/rights/sayings.ts'
import type { Block, Cell, Row } from '#domain/requirements/outline/blocks.ts'
import { compareIds } from '#domain/requirements/outline/compare-ids.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { listClashes } from '#domain/requirements/outline/open/waiting.ts'
import {
  joined,
  makeTextCell,
  table,
  makeWords as text,
} from '#domain/requirements/outline/pieces.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { kindOf } from '#domain/requirements/registers/list-items.ts'
import { findWhose } from '#domain/requirements/writing/rights/whose.ts'
import { findOwnPart } from './own-part.ts'

/** A deed with what is said of each role. */
interface Entry {
  what: string
  items: readonly string[]
  cells: ReadonlyMap<string, Cell>
}

interface Composed {
  table: Block[]
  note: Block[]
  /** Of whom every row says no, and nobody said it. */
  silent: ReadonlySet<string>
}

/** Section 4's table as it was composed; a right that no row tells comes last, in its own words. */
export function composeRights(desk: Desk, rows: readonly RightRow[]): Composed {
  const { document, words, workedOut } = desk
  const { roleTable: own } = words
  const told = new Set(rows.flatMap(({ items }) => items))
  const inTable = new Set(workedOut.deeds.flatMap(({ row }) => row ?? []))
  const others = document.permissions.filter(({ id }) => inTable.has(id) && !told.has(id))
  const entries = [
    ...rows.map((row) => entryOf(desk, row, row)),
    ...others.map((row) => ownEntry(desk, row)),
  ]
  const silent = document.roles.filter(({ id }) =>
    entries.every(({ cells }) => wordsOf(cells.get(id)) === own.cells.no),
  )
  const columns = joinColumns(
    document.roles.filter((role) => !silent.includes(role)),
    entries,
  )
  const turns = new Set((document.inTurn ?? []).map(({ role }) => role))
  const nameOf = ({ id, name }: Role) => (turns.has(id) ? own.inTurnHead(name) : name)
  const names = columns.map((roles) => words.listed(roles.map(nameOf)))
  const lines = entries.map(({ what, items, cells }): Row => {
    const shown = columns.map(([role]) => cells.get(role?.id ?? '') ?? makeTextCell(''))
    return { id: null, cells: [makeTextCell(what), ...shown, sourceCell(desk, items)] }
  })
  return {
    table: table(own.rights, [own.what, ...names, own.source], lines),
    note: [{ kind: 'note', text: text(tellNote(desk, entries)) }],
    silent: new Set(silent.map(({ id }) => id)),
  }
}

function entryOf(
  desk: Desk,
  { text: what, items }: Pick<RightRow, 'text' | 'items'>,
  { cells }: Pick<RightRow, 'cells'>,
): Entry {
  const { document, words } = desk
  const tell = ({ id }: Role): [string, Cell] => {
    const may = cells.find(({ role }) => role === id)?.may ?? 'no'
    return [id, writeCell(desk, may, listSayings(document, items, id))]
  }
  return {
    what: words.roleTable.begin(what),
    items,
    cells: new Map(document.roles.map(tell)),
  }
}

/** A right by itself. */
function ownEntry(desk: Desk, { id, action, cells }: PermissionRow): Entry {
  const { words, actors, founder } = desk
  const mayOf = ({ permission, part }: PermissionRow['cells'][number]) => {
    if (permission !== 'yes' && permission !== 'only') return 'no'
    if (part === undefined) return 'yes'
    const limit = findOwnPart(part, action)
    const isOwn = findWhose(limit) === 'own' && countWords(limit) <= MOST_OF_OWN
    return isOwn ? 'own' : words.partly(limit)
  }
  const what = words.namingPeople(bare(action), actors, founder)
  const told = cells.map((cell) => ({ role: cell.role, may: mayOf(cell) }))
  return entryOf(desk, { text: what, items: [id] }, { cells: told })
}

/** Words of what is theirs: more tell a limit besides. */
const MOST_OF_OWN = 3

/** A word: what was said is sure, what was not has the sign of what is supposed. */
function writeCell({ words }: Desk, may: string, sayings: readonly Saying[]): Cell {
  const { roleTable, assumedSign } = words
  const { cells, until, begin } = roleTable
  const asked = sayings.find((each) => each.asked !== null)?.asked ?? null
  if (may === 'no') {
    const refused = sayings.some(isRefused) ? cells.never : cells.no
    const told = asked === null ? refused : until(asked)
    return { kind: 'permission', permission: 'no', text: text(told) }
  }
  const told = may === 'yes' || may === 'own' ? cells[may] : begin(may)
  const sign = isSupposed(may, sayings) ? assumedSign : ''
  return { kind: 'permission', permission: 'yes', text: text(told + sign) }
}

function wordsOf(cell: Cell | undefined): string {
  return cell?.kind === 'permission' ? cell.text.map((piece) => piece.text).join('') : ''
}

function joinColumns(roles: readonly Role[], entries: readonly Entry[]): Role[][] {
  const columns = new Map<string, Role[]>()
  for (const role of roles) {
    const key = JSON.stringify(entries.map(({ cells }) => wordsOf(cells.get(role.id))))
    columns.set(key, [...(columns.get(key) ?? []), role])
  }
  return [...columns.values()]
}

/** The answers, what is asked of it, and the rights that it tells, or else the requirements. */
function sourceCell(desk: Desk, ids: readonly string[]): Cell {
  const items = mapItems(desk.document)
  const told = ids.flatMap((id) => items.get(id) ?? [])
  const rights = ids.filter((id) => kindOf(id) === 'PERM')
  const built = ids.filter((id) => kindOf(id) === 'FR')
  const asked = ids.filter((id) => kindOf(id) === 'OQ' || kindOf(id) === 'CT')
  const clashes = [...new Set([...asked, ...listClashes(desk.document, rights)])]
  const origin = desk.origin({
    sources: [...new Set(told.flatMap(({ sources }) => sources))].sort(compareIds),
    quotes: told.flatMap(({ quotes }) => quotes),
    mark: told.every(({ mark }) => mark === 'assumed') ? 'assumed' : 'stated',
  })
  const named = desk.ranged(rights.length > 0 ? rights : built)
  const { comma, semicolon } = desk.words
  return makeTextCell(joined([joined([origin, desk.links(clashes)], comma), named], semicolon))
}

/** What its words mean, and whose rights were only read. */
function tellNote({ document, words }: Desk, entries: readonly Entry[]): string {
  const { roleTable, stop, space } = words
  const guessed = document.roles.flatMap(({ id, name }) => {
    const isRead = (row: string) =>
      document.permissions.some(
        (each) =>
          each.id === row &&
          each.cells.some((cell) => cell.role === id && cell.guess && cell.permission === 'yes'),
      )
    const own = entries.filter(({ items }) => items.some(isRead))
    if (own.length === 0) return []
    const isFew = own.length <= FEW
    const { open, close } = words.signs
    return [
      isFew ? `${name}${open}${own.map(({ what }) => what).join(words.semicolon)}${close}` : name,
    ]
  })
  const told = [
    roleTable.told + stop,
    ...(guessed.length === 0 ? [] : [roleTable.understood(words.listed(guessed)) + stop]),
  ]
  return told.join(space)
}

/** So many are named one by one. */
const FEW = 2
