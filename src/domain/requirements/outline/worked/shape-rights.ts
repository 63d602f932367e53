import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import { joinColumns } from '#domain/requirements/outline/rights/join-columns.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { isWideDeed } from '#domain/requirements/writing/rights/everything.ts'
import { findFounder } from '#domain/requirements/writing/rights/find-founder.ts'
import { findGroup } from './find-group.ts'
import { isSoftware } from './is-software.ts'
import { type CellWord, type Entry, isAlike, isAllowed, takeOwn, UNSAID } from './right-cells.ts'
import {
  type Column,
  isOfSoftware,
  isSole,
  kindOf,
  listRows,
  wordOf,
  wordsOf,
} from './right-columns.ts'

/** The table as it is read: who has a column, and what is told in a sentence instead. */
export interface Shape {
  rows: readonly Entry[]
  /** Who runs the place first. */
  columns: readonly Column[]
  /** Who runs the place; null where that is not sure. */
  lead: Column | null
  /** What nobody else may, and nobody was told so. */
  sole: readonly Entry[]
  /** Who may nothing, and was told so of some of it. */
  none: readonly Column[]
  /** Of whom a few rows are all, and nobody said those. */
  narrow: readonly Column[]
}

interface Around {
  document: Pick<RequirementsDocument, 'roles'>
  words: DocumentText
  /** The requirements as section 7 tells them. */
  order: readonly string[]
}

/** Whose cells of so few rows differ share a column, or have none. */
const FEW = 3

export function shapeRights(around: Around, all: readonly Entry[]): Shape {
  const { words, order, document } = around
  const { roles } = document
  // That somebody may everything is told of the role.
  const entries = all.filter(({ what, cells }) => {
    return !isWideDeed(what) || [...cells.values()].some(({ kind }) => kind === 'asked')
  })
  const people = roles.filter((role) => !isSoftware(role) && !isSilent(role, entries))
  const told = withPeople(people, entries)
  const none = told.filter((column) => isNone(column, entries))
  const having = told.filter((column) => !none.includes(column))
  const columns = joinAlike(having, entries, words)
  const lead = columns.length < 2 ? null : findLead(columns, entries, roles)
  const sole = entries.filter((entry) => {
    return lead !== null && !isOfSoftware(entry, roles) && isSole(entry, lead)
  })
  const rows = listRows(
    entries.filter((entry) => !sole.includes(entry)),
    { lead, others: columns.filter((column) => column !== lead), roles },
  )
  const others = columns.filter((column) => column !== lead)
  const narrow =
    columns.length < FEWEST_COLUMNS ? [] : others.filter((each) => isNarrow(each, columns, rows))
  const shown = others.filter((column) => !narrow.includes(column))
  return {
    ...{ lead, sole, none, narrow },
    rows: inOrder(rows, order),
    columns: lead === null ? shown : [lead, ...shown],
  }
}

const FEWEST_COLUMNS = 3

/** As section 7 tells what is built of them; what nothing is built of comes behind what it follows. */
function inOrder(rows: readonly Entry[], order: readonly string[]): Entry[] {
  const placed = rows.map((row) => {
    const places = row.items.map((id) => order.indexOf(id)).filter((at) => at >= 0)
    return { row, place: Math.min(order.length, ...places) }
  })
  return placed.sort((one, other) => one.place - other.place).map(({ row }) => row)
}

/** Every row says no, and nobody said it. */
export function isSilent({ id }: Role, entries: readonly Entry[]): boolean {
  return entries.every((entry) => wordOf(entry, id).kind === 'no')
}

/** Who is one of a role has its column where few cells differ; of whom every row says the same share one. */
function withPeople(roles: readonly Role[], entries: readonly Entry[]): Column[] {
  const isOneOf = (role: Role) => {
    const group = findGroup(role, roles)
    return group !== undefined && countOther(entries, role, group) <= FEW ? group : undefined
  }
  const own = roles.filter((role) => isOneOf(role) === undefined)
  const joined = joinColumns(own, ({ id }) =>
    entries.map((entry) => [wordOf(entry, id).text, wordOf(entry, id).isSupposed]),
  )
  return joined.map((column) => ({
    roles: column,
    people: roles.filter((role) => column.some((each) => each === isOneOf(role))),
  }))
}

function countOther(entries: readonly Entry[], one: Role, other: Role): number {
  return entries.filter((entry) => !isAlike(wordOf(entry, one.id), wordOf(entry, other.id))).length
}

/** Who writes the answers, and whoever may the same; else who may nearly everything. */
function findLead(
  columns: readonly Column[],
  entries: readonly Entry[],
  roles: readonly Role[],
): Column | null {
  const founder = findFounder(roles)?.id
  const own = columns.find((column) => column.roles.some(({ id }) => id === founder))
  const counted = columns.map((column) => ({
    column,
    left: entries.filter((entry) => kindOf(entry, column) !== 'yes').length,
  }))
  const [most] = counted.sort((one, other) => one.left - other.left)
  if (own !== undefined || most === undefined) return own ?? null
  return most.left <= FEW && most.left * 4 <= entries.length ? most.column : null
}

/** Every row says no, and some of it was said. */
function isNone(column: Column, entries: readonly Entry[]): boolean {
  return entries.every((entry) => {
    return wordsOf(entry, column).every(({ kind }) => kind === 'no' || kind === 'never')
  })
}

/** So many rows at least are the same of two who share a column though some differ. */
const FEWEST_SHARED = 3

/** Two roles of which few rows say something else share a column, the most alike first. */
function joinAlike(
  columns: readonly Column[],
  rows: readonly Entry[],
  words: DocumentText,
): Column[] {
  const told = [...columns]
  for (;;) {
    const alone = told.filter(({ roles, people }) => roles.length === 1 && people.length === 0)
    const pairs = alone.flatMap((one, at) =>
      alone.slice(at + 1).map((other) => ({ one, other, ...compare(one, other, { rows, words }) })),
    )
    const [best] = pairs
      .filter(({ differ, shared }) => {
        return differ <= FEW && differ * 3 <= rows.length && shared >= FEWEST_SHARED
      })
      .sort((a, b) => a.differ - b.differ)
    if (best === undefined) return told
    const at = told.indexOf(best.one)
    told[at] = { roles: [...best.one.roles, ...best.other.roles], people: [] }
    told.splice(told.indexOf(best.other), 1)
  }
}

function compare(
  one: Column,
  other: Column,
  { rows, words }: { rows: readonly Entry[]; words: DocumentText },
): { differ: number; shared: number } {
  const pairs = rows.map((row) =>
    [one, other].map(({ roles: [role] }) => takeOwn(wordOf(row, role?.id), row.what, words)),
  )
  const isSame = ([a = UNSAID, b = UNSAID]: CellWord[]) => isAlike(a, b)
  return {
    differ: pairs.filter((pair) => !isSame(pair)).length,
    shared: pairs.filter((pair) => isSame(pair) && pair.some(isAllowed)).length,
  }
}

/** Rows that are all somebody may, told in a line. */
const MOST_NARROW = 2

function isNarrow(column: Column, columns: readonly Column[], rows: readonly Entry[]): boolean {
  const [role] = column.roles
  const own = rows.map((row) => wordOf(row, role?.id))
  const allowed = own.filter(isAllowed)
  const isOwnBan = rows.some((row) => {
    const others = columns.map((each) => wordOf(row, each.roles[0]?.id))
    const isOfAll = others.every((word) => word.kind === 'never' || isAllowed(word))
    return wordOf(row, role?.id).kind === 'never' && !isOfAll
  })
  const isAlone = rows.some((row) => {
    const may = columns.filter((each) => wordsOf(row, each).some(isAllowed))
    return may.length === 1 && may[0] === column
  })
  return (
    column.roles.length === 1 &&
    column.people.length === 0 &&
    allowed.length <= MOST_NARROW &&
    allowed.every(({ isSupposed }) => isSupposed) &&
    own.every(({ kind }) => kind !== 'asked') &&
    !isOwnBan &&
    !isAlone
  )
}
