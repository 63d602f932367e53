import { countWords } from '#domain/language/count-words.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PermissionRow, Role } from '#domain/requirements/document-items.ts'
import type { RoleLine } from '#domain/requirements/document-people.ts'
import type { RightRow } from '#domain/requirements/document-registers.ts'
import {
  isRefused,
  listSayings,
  type Saying,
} from '#domain/requirements/enrichment/rights/sayings.ts'
import { doesEverything, isOnlyBan, tellBans } from '#domain/requirements/outline/open/only-bans.ts'
import { listPhrased, tellByRole } from '#domain/requirements/outline/people/tell-by-role.ts'
import { listTurns } from '#domain/requirements/outline/rights/list-turns.ts'
import { findOwnPart } from '#domain/requirements/outline/rights/own-part.ts'
import { readPeople } from '#domain/requirements/outline/rights/read-people.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { bare, lowerFirst } from '#domain/requirements/phrases.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import type { Ranks } from '#domain/requirements/writing/rights/rank-roles.ts'
import { findWhose } from '#domain/requirements/writing/rights/whose.ts'
import { givesOwnWord } from '#domain/requirements/writing/unsaid/others-word.ts'
import { decideUntil, findAllowing } from './decided-until.ts'
import { findCalled } from './find-called.ts'
import { foldWide } from './fold-wide.ts'
import { isToldByShort } from './is-told-by-short.ts'
import { joinAlike } from './join-alike.ts'
import { type Entry, findCellWord, takeOwn, tellTogether, tellWithPeople } from './right-cells.ts'
import { type Column, wordOf } from './right-columns.ts'
import { isSilent, type Shape, shapeRights } from './shape-rights.ts'
import { splitDeeds } from './split-deeds.ts'
import { tellLines } from './tell-right-lines.ts'
import { tellShorts } from './tell-shorts.ts'
import type { RoleRights, TableDeed, ToldRight, ToldRights } from './worked-out.ts'

interface Given {
  document: RequirementsDocument
  words: DocumentText
  deeds: readonly TableDeed[]
  /** The names that are a person's own. */
  persons: readonly string[]
  /** The people of the document, other names of roles among them. */
  people: readonly string[]
  /** What the role is called that says "I". */
  founder: string | null
  /** The roles as they are told in short, and what is wide of their rights. */
  roles: readonly Role[]
  wide: readonly RoleRights[]
  /** What was told of each role. */
  lines?: readonly RoleLine[]
}

interface Around extends Given {
  rankOf: Ranks['rankOf']
}

/** Section 4's table as it was composed; a right that no row tells comes in its own words. */
export function composeRights(given: Given, rows: readonly RightRow[]): ToldRights {
  const { document, deeds } = given
  const around: Around = { ...given, rankOf: readPeople(document).people.rankOf }
  const told = new Set(rows.flatMap(({ items }) => items))
  const inTable = new Set(deeds.flatMap(({ row }) => row ?? []))
  const alone = document.permissions.filter(({ id }) => inTable.has(id) && !told.has(id))
  const bans = alone.filter((row) => isOnlyBan(document, row))
  const others = alone.filter((row) => !bans.includes(row))
  const entries = foldWide(document.permissions, [
    ...rows.flatMap((row) => splitDeeds(around, row)).map((row) => entryOf(around, row, row)),
    ...others.map((row) => ownEntry(around, row)),
  ])
  const toldRoles = tellByRole({ ...around, lines: given.lines ?? [] }, entries)
  const shape = shapeRights({ ...around, order: orderOf(around) }, entries)
  const shorts = {
    ...tellShorts({ ...around, document: { ...document, roles: around.roles } }),
    ...tellNothing(around.words, shape, entries),
  }
  const shown = shape.rows.filter((entry) => !isToldByShort(entry, shorts))
  return {
    columns: shape.columns.map((column) => ({
      name: nameColumn(around, column),
      roles: [...column.roles, ...column.people].map(({ id }) => id),
    })),
    rows: joinAlike(
      around.words,
      shown.map((row) => tellRow(around, row, shape.columns)),
    ),
    lines: tellLines(around, shape),
    others: entries
      .filter((entry) => !shown.includes(entry) && !shape.sole.includes(entry))
      .map(({ what, items }) => ({ what, items: [...items] })),
    shorts,
    note: joinTold(tellBans(document, bans, around.words), tellNote(around, entries), around.words),
    ...(toldRoles.length > 0 && {
      ...{ toldRoles, phrased: listPhrased(given.lines ?? []) },
      elsewhere: fileTextOf(around.words).rights.elsewhere,
    }),
    silent: document.roles.filter((role) => isSilent(role, entries)).map(({ id }) => id),
  }
}

function joinTold(one: string, other: string, { space }: DocumentText): string {
  return one === '' ? other : one + space + other
}

/** Who may nothing has no column: what they were told not to do stands with them. */
function tellNothing(
  { roleTable, comma, semicolon }: DocumentText,
  { none }: Shape,
  entries: readonly Entry[],
): Record<string, string> {
  const roles = none.flatMap((column) => [...column.roles, ...column.people])
  return Object.fromEntries(
    roles.map(({ id }) => {
      const refused = entries.filter((entry) => {
        const { kind, text } = wordOf(entry, id)
        return kind === 'never' && text !== roleTable.cells.no
      })
      const bans = refused.map(({ what }) => lowerFirst(what)).join(comma)
      const told = bans === '' ? '' : semicolon + roleTable.never + bans
      return [id, roleTable.nothing + told]
    }),
  )
}

/** The requirements as section 7 tells them, and each right with the first that is built of it. */
function orderOf({ document: { areas = [] }, deeds }: Around): string[] {
  const built = areas.flatMap(({ requirements }) => requirements)
  return built.flatMap((id) => [
    id,
    ...deeds.flatMap(({ row, requirements }) =>
      row !== null && requirements[0] === id ? [row] : [],
    ),
  ])
}

function nameColumn(around: Around, { roles }: Column): string {
  const { document, words, persons, people } = around
  const turns = new Set(listTurns(document).map(({ role }) => role))
  const { open, close } = words.signs
  const names = roles.map((role: Role) => {
    if (turns.has(role.id)) return fileTextOf(words).inTurnHead(role.name)
    const called = findCalled(role, document, people)
    return inside(persons, role.name) + (called === null ? '' : open + called + close)
  })
  return words.roleTable.begin(names.join(words.comma))
}

/** A name as it stands inside a sentence. */
function inside(persons: readonly string[], name: string): string {
  return persons.includes(name) ? name : lowerFirst(name)
}

function tellRow({ words, persons }: Around, row: Entry, columns: readonly Column[]): ToldRight {
  const cells = columns.map(({ roles, people }) => {
    const named = roles.map(({ id, name }) => ({
      name: inside(persons, name),
      word: wordOf(row, id),
    }))
    // What is theirs alone is told of each of them in one word.
    const isMixed = named.some(({ word }) => word.text !== named[0]?.word.text)
    const own = named.map(({ name, word }) => ({ name, word: takeOwn(word, row.what, words) }))
    const isOwn = own.every(({ word }) => word.kind === 'own')
    const [first] = roles
    return tellWithPeople(
      words,
      { ...tellTogether(words, isMixed && isOwn ? own : named), role: first?.id ?? '' },
      {
        word: wordOf(row, first?.id),
        people: people.map(({ id, name }) => ({ name, word: wordOf(row, id) })),
      },
    )
  })
  return { what: row.what, items: [...row.items], cells }
}

function entryOf(
  { document, words, rankOf }: Around,
  { text: what, items }: Pick<RightRow, 'text' | 'items'>,
  { cells }: Pick<RightRow, 'cells'>,
): Entry {
  const doers = document.roles.filter(({ id }) =>
    cells.some(({ role, may }) => role === id && may !== 'no'),
  )
  const said = new Map(document.roles.map(({ id }) => [id, listSayings(document, items, id)]))
  // What no row gives anybody, and somebody was refused, is a ban of all.
  const isGiven = doers.length > 0 || ![...said.values()].flat().some(isRefused)
  const isTheirs = givesOwnWord(what, doers.map(rankOf)) && !doers.some(doesEverything)
  const told = document.roles.map((role) => {
    const { id } = role
    const until = ({ asked, words: action }: Saying) =>
      decideUntil(document, asked ?? '', { role: id, action })
    const sayings = said.get(id) ?? []
    const isFree =
      isGiven && !isTheirs && sayings.every((each) => each.asked === null && !isRefused(each))
    // Who was told to do everything is refused nothing that nobody refuses them.
    const unsaid = isFree && doesEverything(role) ? 'yes' : 'no'
    const may = cells.find((cell) => cell.role === id)?.may ?? unsaid
    const allowing = findAllowing(document, items, { role, action: what })
    return [id, findCellWord(words, may, { sayings, until, allowing })] as const
  })
  return { what: words.roleTable.begin(what), items, cells: new Map(told) }
}

/** A right by itself. */
function ownEntry(around: Around, { id, action, cells }: PermissionRow): Entry {
  const { document, words, founder, persons } = around
  const mayOf = ({ permission, part }: PermissionRow['cells'][number]) => {
    if (permission !== 'yes' && permission !== 'only') return 'no'
    if (part === undefined) return 'yes'
    const limit = findOwnPart(part, action)
    const isOwn = findWhose(limit) === 'own' && countWords(limit) <= MOST_OF_OWN
    return isOwn ? 'own' : words.partly(limit)
  }
  const names = document.roles.map(({ name }) => name)
  const actors = names.filter((name) => !persons.includes(name))
  const what = words.namingPeople(bare(action), actors, founder)
  const told = cells.map((cell) => ({ role: cell.role, may: mayOf(cell) }))
  return entryOf(around, { text: what, items: [id] }, { cells: told })
}

/** Words of what is theirs: more tell a limit besides. */
const MOST_OF_OWN = 3

/** What its words mean, and whose rights were only read. */
function tellNote({ document, words }: Around, entries: readonly Entry[]): string {
  const { stop, space } = words
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
    fileTextOf(words).rightsTold + stop,
    ...(guessed.length === 0 ? [] : [fileTextOf(words).understood(words.listed(guessed)) + stop]),
  ]
  return told.join(space)
}

/** So many are named one by one. */
const FEW = 2
