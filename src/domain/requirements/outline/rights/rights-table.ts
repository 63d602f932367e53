import { countWords } from '#domain/language/count-words.ts'
import type { Mark, PermissionRow, Role } from '#domain/requirements/document-items.ts'
import type { Block, Cell, Row, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { groupRequirements } from '#domain/requirements/outline/features/group-requirements.ts'
import { makeStrong, makeTextCell, plain, table } from '#domain/requirements/outline/pieces.ts'
import type { TableDeed } from '#domain/requirements/outline/worked/worked-out.ts'
import { bare, lowerFirst } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { joinColumns } from './join-columns.ts'
import { type DeedCells, isEmptyCell, writePermissionCell } from './permission-cell.ts'
import { findUsual, tellRight } from './right-deed.ts'
import { type Deed, tellDeeds } from './tell-deeds.ts'

/** A deed of the table with what it says of each role. */
interface Entry extends DeedCells {
  deed: Deed
  /** The name of its area, and its place in section 7; what is in none comes first. */
  area: string | null
  place: number
}

/** All that the table tells, and who has a column. */
export interface Rights {
  entries: readonly Entry[]
  /** The answers that most rows come from. */
  usual: string | null
  /** Roles of which every row says the same share one. */
  columns: readonly (readonly Role[])[]
  /** Of whom every row says no, and nobody said it. */
  silent: ReadonlySet<string>
}

/** What the table of rights is made of: the rows of rights and what else somebody does, by area. */
export function listRights(desk: Desk): Rights {
  const { document, workedOut } = desk
  const told = workedOut.deeds.flatMap(({ row }) =>
    document.permissions.filter(({ id }) => id === row),
  )
  const usual = findUsual(told)
  const tellPlace = findPlaces(desk)
  const entries = listDeedsShown(desk)
    .flatMap((each) => tellEntry(desk, each, usual))
    .map((entry) => ({ ...entry, ...tellPlace(entry.deed.ids) }))
    .sort((one, other) => one.place - other.place)
  const roles = entries.length === 0 ? [] : rolesOf(desk)
  const isSilent = ({ id }: Role) => entries.every((entry) => isEmptyCell(entry, id))
  return {
    ...{ entries, usual },
    columns: joinColumns(
      roles.filter((role) => !isSilent(role)),
      ({ id }) => entries.map((entry) => writePermissionCell(desk.words, entry, id)),
    ),
    silent: new Set(roles.filter(isSilent).map(({ id }) => id)),
  }
}

/** More deeds are not read as a table any more. */
const MOST_SHOWN = 24

/** The deeds that the table tells: of very many what was said of rights alone, since section 7 names who does the rest. */
export function listDeedsShown({ workedOut: { deeds } }: Desk): readonly TableDeed[] {
  const said = deeds.filter(({ row }) => row !== null)
  return deeds.length > MOST_SHOWN && said.length > 0 ? said : deeds
}

/** Roles about which every row says something. */
export function rolesOf({ document: { roles, permissions } }: Desk): Role[] {
  return roles.filter(({ id }) =>
    permissions.every(({ cells }) => cells.some(({ role }) => role === id)),
  )
}

function tellEntry(
  desk: Desk,
  { row: id, requirements, cells }: TableDeed,
  usual: string | null,
): (DeedCells & { deed: Deed })[] {
  const { document, words } = desk
  const row = document.permissions.find((each) => each.id === id)
  if (row !== undefined) {
    const deed = tellRight(desk, row, { requirements, usual })
    const sure = new Map(cells.map((cell) => [cell.role, cell]))
    const all = row.cells.map((cell) => sure.get(cell.role) ?? cell)
    return [{ deed, action: row.action, cells: all }]
  }
  const first = listRequirements(document).find((each) => each.id === requirements[0])
  if (first === undefined) return []
  const doers = [first.role, ...(first.beside ?? [])]
  const names = doers.flatMap((doer) => document.roles.find((role) => role.id === doer)?.name ?? [])
  const action = bare(words.deed(first.text, names))
  const deed = lowerFirst(action)
  const what = countWords(deed) > MOST_WORDS ? words.shortenTitle(deed) : deed
  const isSupplied = requirements.every((each) => markOf(desk, each) === 'assumed')
  return [{ deed: { what, ids: requirements, isSupplied, reason: [], behind: [] }, action, cells }]
}

/** What is longer is shortened where nothing is lost by it. */
const MOST_WORDS = 14

function markOf({ document }: Desk, id: string): Mark | undefined {
  return listRequirements(document).find((each) => each.id === id)?.mark
}

/** Where in section 7 the first of these is that is there. */
function findPlaces(desk: Desk): (ids: readonly string[]) => Pick<Entry, 'area' | 'place'> {
  const hasAreas = (desk.document.areas ?? []).length > 0
  const places = groupRequirements(desk).flatMap(({ title, requirements }) =>
    requirements.map(({ id }) => ({ id, area: hasAreas ? title : null })),
  )
  return (ids) => {
    const place = places.findIndex(({ id }) => ids.includes(id))
    return { place, area: places[place]?.area ?? null }
  }
}

function keyOf(cells: readonly Cell[]): string {
  return JSON.stringify(cells)
}

/** More in one row is not read any more. */
const MOST_DEEDS = 5

/**
 * Who may what, filled: a row tells the deeds of one area of which the same is so for everybody, each with
 * its ids. What the founder edits of a right is in it.
 */
export function rightsTable(desk: Desk, { entries, columns }: Rights): Block[] {
  const { words } = desk
  const { roleTable: own } = words
  if (columns.length === 0) return []
  const groups: { key: string; area: string | null; deeds: Deed[]; cells: Cell[] }[] = []
  for (const { deed, area, ...told } of entries) {
    const cells = columns.flatMap(([role]) =>
      role === undefined ? [] : [writePermissionCell(words, told, role.id)],
    )
    const key = keyOf(cells) + area
    const known = groups.find((each) => each.key === key && each.deeds.length < MOST_DEEDS)
    if (known === undefined) groups.push({ key, area, deeds: [deed], cells })
    else known.deeds.push(deed)
  }
  const rows = inAreas(groups).map(({ area, isFirst, deeds, cells }): Row => {
    const told = tellDeeds(desk, deeds)
    const lead: Text = area === null || !isFirst ? [] : [makeStrong(area), plain(words.colon)]
    return { id: null, cells: [makeTextCell([...lead, ...begun(desk, told, lead)]), ...cells] }
  })
  const names = columns.map((roles) => words.listed(roles.map(({ name }) => name)))
  return table(own.rights, [own.what, ...names], rows)
}

/** The rows of an area together, the first of which names it. */
function inAreas<Row extends { area: string | null }>(
  rows: readonly Row[],
): (Row & { isFirst: boolean })[] {
  const areas = [...new Set(rows.map(({ area }) => area))]
  return areas.flatMap((area) =>
    rows.filter((row) => row.area === area).map((row, at) => ({ ...row, isFirst: at === 0 })),
  )
}

function begun({ words }: Desk, told: Text, lead: Text): Text {
  const [first, ...rest] = told
  if (lead.length > 0 || first === undefined) return told
  return [{ ...first, text: words.roleTable.begin(first.text) }, ...rest]
}

/** What nobody may, once, with the rows that say it. */
export function forNobody(
  desk: Desk,
  rows: readonly PermissionRow[],
  usual: string | null,
): Block[] {
  const { words } = desk
  const told = tellDeeds(
    desk,
    rows.map((row) => tellRight(desk, row, { requirements: [], usual })),
  )
  if (told.length === 0) return []
  return [{ kind: 'paragraph', text: [plain(words.roleTable.nobody), ...told, plain(words.stop)] }]
}
