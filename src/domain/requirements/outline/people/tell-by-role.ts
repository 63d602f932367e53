import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import type { RoleLine, RolePart } from '#domain/requirements/document-people.ts'
import { mayOf } from '#domain/requirements/enrichment/people/may-of.ts'
import { compareIds } from '#domain/requirements/outline/compare-ids.ts'
import { doesEverything } from '#domain/requirements/outline/open/only-bans.ts'
import { isSoftware } from '#domain/requirements/outline/worked/is-software.ts'
import {
  type CellWord,
  type Entry,
  isAllowed,
  signed,
} from '#domain/requirements/outline/worked/right-cells.ts'
import { wordOf } from '#domain/requirements/outline/worked/right-columns.ts'
import type { RoleRights, ToldRole } from '#domain/requirements/outline/worked/worked-out.ts'
import { bare, lowerFirst } from '#domain/requirements/phrases.ts'
import { kindOf, listItems } from '#domain/requirements/registers/list-items.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { findWhose } from '#domain/requirements/writing/rights/whose.ts'

interface Around {
  document: RequirementsDocument
  words: DocumentText
  wide: readonly RoleRights[]
  lines: readonly RoleLine[]
}

interface Phrase {
  part: RolePart
  text: string
  items: readonly string[]
}

/**
 * What each role sees, may and may not: as it was told, where the table of rights agrees, and what no phrase
 * tells in the words of its row. Nothing where nothing was told.
 */
export function tellByRole(around: Around, entries: readonly Entry[]): ToldRole[] {
  const { document, lines } = around
  if (lines.length === 0) return []
  return document.roles.filter((role) => !isSoftware(role)).map((role) => {
    const told = lines.filter((line) => line.role === role.id && agrees(around, entries, line))
    const phrases = [
      ...told.map(({ part, text, items }): Phrase => {
        const isSupposed = items.filter(isRight).every((id) => mayOf(document, id, role).isSupposed)
        return { part, items, text: signed(around.words, { kind: 'yes', text, isSupposed }) }
      }),
      ...restOf(around, { role, entries, told }),
    ]
    const textOf = (part: RolePart) => {
      const own = phrases.filter((phrase) => phrase.part === part).map(({ text }) => text)
      return around.words.roleTable.begin([...new Set(own)].join(around.words.semicolon))
    }
    return {
      role: role.id,
      ...{ sees: textOf('sees'), may: textOf('may'), not: textOf('not') },
      ...sourcesOf(document, phrases.flatMap(({ items }) => items)),
    }
  })
}

function isRight(id: string): boolean {
  return kindOf(id) === 'PERM' || kindOf(id) === 'FR'
}

/** Nothing of a phrase is otherwise in what was said, else in the row of the table. */
function agrees({ document }: Around, entries: readonly Entry[], { role: id, part, items }: RoleLine) {
  const role = document.roles.find((each) => each.id === id)
  if (role === undefined) return false
  return items.filter(isRight).every((item) => {
    const may = mayOf(document, item, role)
    const row = entries.find((entry) => entry.items.includes(item))
    const isSure = !may.isSupposed && may.kind !== 'asked'
    if (isSure || row === undefined) return part === 'not' ? may.kind !== 'yes' : may.kind !== 'no'
    const word = wordOf(row, id)
    if (word.kind === 'asked') return true
    return part === 'not' ? word.kind !== 'yes' : isAllowed(word)
  })
}

interface Rest {
  role: Role
  entries: readonly Entry[]
  told: readonly RoleLine[]
}

/** Rights of a role that no phrase tells, in the words of their rows. */
function restOf({ document, words, wide }: Around, { role, entries, told }: Rest): Phrase[] {
  const named = new Set(told.flatMap(({ items }) => items))
  const isFree = doesEverything(role)
  const rows = entries.flatMap((entry): Phrase[] => {
    const word = wordOf(entry, role.id)
    if (entry.items.some((id) => isRight(id) && named.has(id))) return []
    if (isAllowed(word)) {
      if (isFree && word.kind === 'yes') return []
      const part = SEES.test(entry.what) ? 'sees' : 'may'
      return [{ part, items: entry.items, text: tellRow(words, entry, word) }]
    }
    const isPlain = word.text === words.roleTable.cells.no || word.text === ''
    return isPlain ? [] : [{ part: 'not', items: entry.items, text: tellRow(words, entry, word) }]
  })
  const own = wide.find((each) => each.role === role.id)
  const alone = (ids: readonly string[] = [], part: RolePart): Phrase[] =>
    document.permissions
      .filter(({ id }) => ids.includes(id) && !named.has(id))
      .map(({ id, action }) => ({ part, items: [id], text: lowerFirst(bare(action)) }))
  return [...alone(own?.wideRows, 'may'), ...rows, ...alone(own?.banRows, 'not')]
}

/** "See the list (Thursdays)": a limit and what is undecided stand behind the deed. */
function tellRow(words: DocumentText, { what }: Entry, word: CellWord): string {
  const deed = lowerFirst(bare(what))
  const isOwn = word.kind === 'own' && findWhose(what) !== 'own'
  const isTold = word.kind === 'part' || word.kind === 'asked' || isOwn
  const { open, close } = words.signs
  const text = isTold ? deed + open + lowerFirst(word.text) + close : deed
  return signed(words, { ...word, text })
}

const SEES = /^(?:sees?|looks?|views?|reads?|knows?|finds?|checks?)\b|(?:見る|見える|知る|確かめる|確認する)$/iu

function sourcesOf(
  document: RequirementsDocument,
  ids: readonly string[],
): Pick<ToldRole, 'sources' | 'asked'> {
  const all = new Set(ids.filter(isRight))
  const sources = listItems(document).flatMap(({ item }) => (all.has(item.id) ? item.sources : []))
  const asked = ids.filter((id) => kindOf(id) === 'CT')
  return {
    sources: [...new Set(sources)].sort(compareIds),
    asked: [...new Set(asked)].sort(compareIds),
  }
}
