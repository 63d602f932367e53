import { countWords } from '#domain/language/count-words.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PermissionRow, Role } from '#domain/requirements/document-items.ts'
import type { RightRow } from '#domain/requirements/document-registers.ts'
import {
  isRefused,
  isSupposed,
  listSayings,
  type Saying,
} from '#domain/requirements/enrichment/rights/sayings.ts'
import { isPerson } from '#domain/requirements/outline/is-person.ts'
import { findOwnPart } from '#domain/requirements/outline/rights/own-part.ts'
import { bare } from '#domain/requirements/phrases.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { findWhose } from '#domain/requirements/writing/rights/whose.ts'
import type { TableDeed, ToldRight, ToldRights } from './worked-out.ts'

interface Around {
  document: RequirementsDocument
  words: DocumentText
  deeds: readonly TableDeed[]
  /** What the role is called that says "I". */
  founder: string | null
}

/** Section 4's table as it was composed; a right that no row tells comes last, in its own words. */
export function composeRights(around: Around, rows: readonly RightRow[]): ToldRights {
  const { document, words, deeds } = around
  const told = new Set(rows.flatMap(({ items }) => items))
  const inTable = new Set(deeds.flatMap(({ row }) => row ?? []))
  const others = document.permissions.filter(({ id }) => inTable.has(id) && !told.has(id))
  const entries = [
    ...rows.map((row) => entryOf(around, row, row)),
    ...others.map((row) => ownEntry(around, row)),
  ]
  const { no } = words.roleTable.cells
  const isSilent = ({ id }: Role) =>
    entries.every(({ cells }) => cells.every(({ role, text }) => role !== id || text === no))
  return {
    rows: entries,
    note: tellNote(around, entries),
    silent: document.roles.filter(isSilent).map(({ id }) => id),
  }
}

function entryOf(
  { document, words }: Around,
  { text: what, items }: Pick<RightRow, 'text' | 'items'>,
  { cells }: Pick<RightRow, 'cells'>,
): ToldRight {
  const tell = ({ id }: Role): ToldRight['cells'][number] => {
    const may = cells.find(({ role }) => role === id)?.may ?? 'no'
    return { role: id, ...tellCell(words, may, listSayings(document, items, id)) }
  }
  return { what: words.roleTable.begin(what), items: [...items], cells: document.roles.map(tell) }
}

/** A right by itself. */
function ownEntry(around: Around, { id, action, cells }: PermissionRow): ToldRight {
  const { document, words, founder } = around
  const mayOf = ({ permission, part }: PermissionRow['cells'][number]) => {
    if (permission !== 'yes' && permission !== 'only') return 'no'
    if (part === undefined) return 'yes'
    const limit = findOwnPart(part, action)
    const isOwn = findWhose(limit) === 'own' && countWords(limit) <= MOST_OF_OWN
    return isOwn ? 'own' : words.partly(limit)
  }
  const names = document.roles.map(({ name }) => name)
  const actors = names.filter((name) => !isPerson(name, document))
  const what = words.namingPeople(bare(action), actors, founder)
  const told = cells.map((cell) => ({ role: cell.role, may: mayOf(cell) }))
  return entryOf(around, { text: what, items: [id] }, { cells: told })
}

/** Words of what is theirs: more tell a limit besides. */
const MOST_OF_OWN = 3

/** A word: what was said is sure, what was not has the sign of what is supposed. */
function tellCell(
  { roleTable, assumedSign }: DocumentText,
  may: string,
  sayings: readonly Saying[],
): Pick<ToldRight['cells'][number], 'permission' | 'text'> {
  const { cells, until, begin } = roleTable
  const asked = sayings.find((each) => each.asked !== null)?.asked ?? null
  if (may === 'no') {
    const refused = sayings.some(isRefused) ? cells.never : cells.no
    const told = asked === null ? refused : until(asked)
    return { permission: 'no', text: told }
  }
  const told = may === 'yes' || may === 'own' ? cells[may] : begin(may)
  const sign = isSupposed(may, sayings) ? assumedSign : ''
  return { permission: 'yes', text: told + sign }
}

/** What its words mean, and whose rights were only read. */
function tellNote({ document, words }: Around, entries: readonly ToldRight[]): string {
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
