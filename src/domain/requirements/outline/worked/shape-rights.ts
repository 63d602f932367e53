import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import { joinColumns } from '#domain/requirements/outline/rights/join-columns.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { isWideDeed } from '#domain/requirements/writing/rights/everything.ts'
import { findGroup } from './find-group.ts'
import { isSoftware } from './is-software.ts'
import { type CellWord, type Entry, isAlike, isAllowed, takeOwn, UNSAID } from './right-cells.ts'

/** Roles that share a column, with those who are some of them and have none. */
export interface Column {
  roles: readonly Role[]
  people: readonly Role[]
}

/** The table as it is read: who has a column, and what is told in a sentence instead. */
export interface Shape {
  rows: readonly Entry[]
  columns: readonly Column[]
  /** Who may everything but few rows, and has no column. */
  over: Column | null
  /** What nobody else may. */
  sole: readonly Entry[]
  /** Of whom a few rows are all, and nobody said those. */
  narrow: readonly Column[]
}

interface Around {
  document: Pick<RequirementsDocument, 'roles'>
  words: DocumentText
}

/** Whose cells of so few rows differ share a column, or have none. */
const FEW = 3

export function shapeRights(
  { document: { roles }, words }: Around,
  entries: readonly Entry[],
): Shape {
  const people = roles.filter((role) => !isSoftware(role) && !isSilent(role, entries))
  const all = withPeople(people, entries)
  const over = findOver(all, entries)
  const others = all.filter((column) => column !== over)
  const sole = entries.filter((entry) => {
    return over !== null && !isOfSoftware(entry, roles) && isSole(entry, over, others)
  })
  const shown = entries.filter((entry) => {
    return !sole.includes(entry) && isShown(entry, { over, others, roles })
  })
  const columns = joinAlike(others, shown, words)
  const narrow = columns.length < 3 ? [] : columns.filter((each) => isNarrow(each, columns, shown))
  return {
    rows: [...shown].sort((one, other) => rankOf(one, others) - rankOf(other, others)),
    columns: columns.filter((column) => !narrow.includes(column)),
    over,
    // That who may everything may everything is told of them.
    sole: sole.filter(({ what }) => !isWideDeed(what)),
    narrow,
  }
}

export function wordOf({ cells }: Entry, role: string | undefined): CellWord {
  return cells.get(role ?? '') ?? UNSAID
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

/** Of fewer rows a sentence is no shorter. */
const FEWEST_ROWS = 4

/** Who may all but a few rows. */
function findOver(columns: readonly Column[], entries: readonly Entry[]): Column | null {
  if (columns.length < 2 || entries.length < FEWEST_ROWS) return null
  const whole = columns.filter(({ roles: [role], people }) => {
    return people.every((each) => role !== undefined && countOther(entries, each, role) === 0)
  })
  const counted = whole.map((column) => ({
    column,
    count: entries.filter((entry) => kindOf(entry, column) === 'yes').length,
  }))
  const [most] = counted.sort((one, other) => other.count - one.count)
  if (most === undefined) return null
  const left = entries.length - most.count
  return left <= FEW && left * 4 <= entries.length ? most.column : null
}

function kindOf(entry: Entry, { roles: [first] }: Column): CellWord['kind'] {
  return wordOf(entry, first?.id).kind
}

function wordsOf(entry: Entry, { roles, people }: Column): CellWord[] {
  return [...roles, ...people].map(({ id }) => wordOf(entry, id))
}

/** All others are refused it, and of all of them it was said or of none. */
function isSole(entry: Entry, over: Column, others: readonly Column[]): boolean {
  const first = others[0] === undefined ? 'yes' : kindOf(entry, others[0])
  const isSame = others.every((column) => {
    return wordsOf(entry, column).every(({ kind }) => kind === first)
  })
  return kindOf(entry, over) === 'yes' && isSame && (first === 'no' || first === 'never')
}

interface Others {
  over: Column | null
  others: readonly Column[]
  roles: readonly Role[]
}

/**
 * What is of the software alone stands with it; what no right tells and one role does, as section 7 names
 * it and nobody is refused, is told below the table of all such deeds.
 */
function isShown(entry: Entry, { over, others, roles }: Others): boolean {
  const allowed = others.filter((column) => wordsOf(entry, column).some(isAllowed))
  const words = others.flatMap((column) => wordsOf(entry, column))
  if (entry.items.some((id) => id.startsWith('PERM'))) {
    return !isOfSoftware(entry, roles) || words.some(({ kind }) => kind !== 'no')
  }
  const isTold = words.every(({ kind, isSupposed }) => {
    return kind === 'no' || (kind === 'yes' && !isSupposed)
  })
  const isOver = over === null || kindOf(entry, over) === 'yes'
  return !(allowed.length === 1 && isTold && isOver)
}

function isOfSoftware(entry: Entry, roles: readonly Role[]): boolean {
  return roles.some((role) => isSoftware(role) && isAllowed(wordOf(entry, role.id)))
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

/** What somebody is refused in words comes first, then what is limited, as it was said. */
function rankOf(entry: Entry, columns: readonly Column[]): number {
  const words = columns.flatMap(({ roles }) => roles.map(({ id }) => wordOf(entry, id)))
  if (words.some(({ kind }) => kind === 'never')) return 0
  const isLimit = ({ kind, isSupposed }: CellWord) =>
    kind === 'asked' || ((kind === 'part' || kind === 'own') && !isSupposed)
  return words.some(isLimit) ? 1 : 2
}
