import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import type { RoleLine, RolePart } from '#domain/requirements/document-people.ts'
import { WHOLE } from '#domain/requirements/enrichment/people/apply-role-lines.ts'
import { mayOf } from '#domain/requirements/enrichment/people/may-of.ts'
import { tellsOf } from '#domain/requirements/enrichment/rights/tells-of.ts'
import { compareIds } from '#domain/requirements/outline/compare-ids.ts'
import { doesEverything } from '#domain/requirements/outline/open/only-bans.ts'
import { listForNobody } from '#domain/requirements/outline/rights/list-for-nobody.ts'
import { listPeopleOf } from '#domain/requirements/outline/worked/is-software.ts'
import {
  type CellWord,
  type Entry,
  isAllowed,
  signed,
} from '#domain/requirements/outline/worked/right-cells.ts'
import { wordOf } from '#domain/requirements/outline/worked/right-columns.ts'
import type { RoleRights, ToldRole } from '#domain/requirements/outline/worked/worked-out.ts'
import { bare, lowerFirst } from '#domain/requirements/phrases.ts'
import { isUndecided, kindOf, listItems } from '#domain/requirements/registers/list-items.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import type { Ranks } from '#domain/requirements/writing/rights/rank-roles.ts'
import { findWhose } from '#domain/requirements/writing/rights/whose.ts'
import { isRight, keepPhrases, type Phrase } from './keep-phrases.ts'
import { mostTelling } from './most-telling.ts'

interface Around {
  document: RequirementsDocument
  words: DocumentText
  wide: readonly RoleRights[]
  lines: readonly RoleLine[]
  rankOf: Ranks['rankOf']
}

/**
 * What each role sees, may and may not: as it was told, where the table of rights agrees, and what no phrase
 * tells in the words of its row. Nothing where nothing was told.
 */
export function tellByRole(around: Around, entries: readonly Entry[]): ToldRole[] {
  const { document, lines } = around
  if (lines.length === 0) return []
  return listPeopleOf(document).map((role) => {
    const areSupposed = (ids: readonly string[]) =>
      ids.every((id) => isSupposedOf(document, id, role))
    const told = lines.filter(
      (line) => line.role === role.id && agrees(around, { role, entries, line }),
    )
    const all = [
      ...told.map(({ part, text, items }): Phrase => {
        const grounds = groundsOf(items)
        // Who reads a phrase takes all of it for said where it has no sign.
        const isSupposed = areSupposed(grounds)
        const isPartly = () => grounds.some((id) => isSupposedOf(document, id, role))
        const isSigned = isSupposed || (!WHOLE.test(text) && isPartly())
        const phrase = signed(around.words, { kind: 'yes', text, isSupposed: isSigned })
        return { part, items, isSupposed, text: phrase }
      }),
      ...restOf(around, { role, entries, told }),
    ]
    const phrases = keepPhrases(all, { document, role })
    const isSupposed = ({ items }: Phrase) => {
      const grounds = groundsOf(items)
      return grounds.length > 0 && areSupposed(grounds)
    }
    const textsOf = (part: RolePart) => {
      const own = phrases.filter((phrase) => phrase.part === part)
      const told = own.map((each) => ({ text: each.text, isSupposed: isSupposed(each) }))
      const [first, ...more] = mostTelling(part, told)
      return first === undefined ? [] : [around.words.roleTable.begin(first), ...more]
    }
    return {
      role: role.id,
      ...{ sees: textsOf('sees'), may: textsOf('may'), not: textsOf('not') },
      ...sourcesOf(document, role, phrases),
    }
  })
}

/** The rights that phrases tell: what is kept from several is told with each of them. */
export function listPhrased(lines: readonly RoleLine[]): string[] {
  return [...new Set(lines.flatMap(({ items }) => items.filter(isRight)))]
}

/** What a phrase rests on: its rights, or the rules that decide it alone. */
function groundsOf(items: readonly string[]): string[] {
  const rights = items.filter(isRight)
  return rights.length > 0 ? rights : items.filter((id) => kindOf(id) === 'BR')
}

function isSupposedOf(document: RequirementsDocument, id: string, role: Role): boolean {
  if (isRight(id)) return mayOf(document, id, role).isSupposed
  return document.rules.some((rule) => rule.id === id && rule.mark === 'assumed')
}

/** Nothing of a phrase is otherwise in what was said, else in the row of the table. */
function agrees(
  { document, words }: Around,
  {
    role,
    entries,
    line: { part, items },
  }: { role: Role; entries: readonly Entry[]; line: RoleLine },
) {
  return items.filter(isRight).every((item) => {
    const may = mayOf(document, item, role)
    const row = entries.find((entry) => entry.items.includes(item))
    const isSure = !may.isSupposed && may.kind !== 'asked'
    if (isSure || row === undefined) return part === 'not' ? may.kind !== 'yes' : may.kind !== 'no'
    const word = wordOf(row, role.id)
    if (word.kind === 'asked')
      return part === 'not' || items.some(isUndecided) || isHeld(words, word)
    return part === 'not' ? word.kind !== 'yes' : isAllowed(word)
  })
}

interface Rest {
  role: Role
  entries: readonly Entry[]
  told: readonly RoleLine[]
}

/** Rights of a role that no phrase tells, in the words of their rows. */
function restOf(
  { document, words, wide, rankOf }: Around,
  { role, entries, told }: Rest,
): Phrase[] {
  const named = new Set(told.flatMap(({ items }) => items))
  const isFree = doesEverything(role)
  const served = document.roles.filter((each) => rankOf(each) === 'customer')
  const isBeside = served.length > 0 && !served.includes(role)
  // "See other people's loans" tells nothing of their own.
  const given = new Set(told.flatMap(({ part, items }) => (part === 'not' ? [] : items)))
  const rows = entries.flatMap((entry): Phrase[] => {
    const word = wordOf(entry, role.id)
    const isTold = isAllowed(word) ? given : named
    if (entry.items.some((id) => isRight(id) && isTold.has(id))) return []
    if (isAllowed(word) || isHeld(words, word)) {
      // Where others are served, nobody told that they have a part of their own.
      if (word.kind === 'own' && word.isSupposed && isBeside) return []
      if (isFree && word.kind === 'yes') return []
      // Of whom phrases tell they have what matters; the rest of what is supposed is in the table of deeds.
      if (word.isSupposed && told.length > 0) return []
      const part = SEES.test(entry.what) ? 'sees' : 'may'
      // In the column of what they see its verb is said already.
      const what = part === 'sees' ? entry.what.replace(SEES, '').trim() : entry.what
      return [{ part, items: entry.items, text: tellRow(words, { ...entry, what }, word) }]
    }
    const isPlain = word.text === words.roleTable.cells.no || word.text === ''
    return isPlain ? [] : [{ part: 'not', items: entry.items, text: tellRow(words, entry, word) }]
  })
  const own = wide.find((each) => each.role === role.id)
  const alone = (ids: readonly string[] = [], part: RolePart): Phrase[] =>
    document.permissions
      .filter(({ id }) => ids.includes(id) && !named.has(id))
      .map(({ id, action }) => ({ part, items: [id], text: lowerFirst(bare(action)) }))
  const [wideDeeds, bans] = [ownWords(own?.wide, 'may', told), ownWords(own?.bans, 'not', told)]
  const never = [...new Set([...(own?.banRows ?? []), ...listNever(document, entries, role)])]
  const [first, last] = [alone(own?.wideRows, 'may'), alone(never, 'not')]
  return [...wideDeeds, ...first, ...rows, ...last, ...bans]
}

/** What a role was told never to do, and nobody was told to do, so that it has no row; not what nobody may. */
function listNever(
  document: RequirementsDocument,
  entries: readonly Entry[],
  role: Role,
): string[] {
  const inRows = new Set(entries.flatMap(({ items }) => items))
  const nobodys = new Set(listForNobody(document).map(({ id }) => id))
  return document.permissions
    .filter(({ id }) => !inRows.has(id) && !nobodys.has(id))
    .filter(({ cells }) =>
      cells.some(
        ({ role: of, permission, assumed, guess }) =>
          of === role.id && permission === 'no' && assumed !== true && guess !== true,
      ),
    )
    .map(({ id }) => id)
}

/** "Do everything": what is wide and in no row, where no phrase of theirs tells it. */
function ownWords(
  deeds: readonly string[] = [],
  part: RolePart,
  told: readonly RoleLine[],
): Phrase[] {
  const isTold = (deed: string) =>
    told.some(
      (line) =>
        (line.part === 'not') === (part === 'not') &&
        (tellsOf(line.text, deed) || (part !== 'not' && WHOLE.test(line.text))),
    )
  return deeds
    .filter((deed) => !isTold(deed))
    .map((deed) => ({ part, items: [], text: lowerFirst(bare(deed)) }))
}

/** Of what is undecided they may some or all until then. */
function isHeld({ roleTable }: DocumentText, { kind, text }: CellWord): boolean {
  const [id = ''] = /[A-Z]{2}-\d+/u.exec(text) ?? []
  return kind === 'asked' && text !== roleTable.until(id)
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

const SEES =
  /^(?:sees?|looks?|views?|reads?|knows?|finds?|checks?)\b|[をが]?(?:見る|見える|知る|確かめる|確認する)$/iu

function sourcesOf(
  document: RequirementsDocument,
  role: Role,
  phrases: readonly Phrase[],
): Pick<ToldRole, 'sources' | 'asked'> {
  const ids = phrases.flatMap(({ items }) => items)
  const all = new Set(phrases.flatMap(({ items }) => groundsOf(items)))
  const sources = listItems(document).flatMap(({ item }) => (all.has(item.id) ? item.sources : []))
  const asked = ids.filter((id) => kindOf(id) === 'CT')
  return {
    sources: [...new Set([...sources, ...role.sources])].sort(compareIds),
    asked: [...new Set(asked)].sort(compareIds),
  }
}
