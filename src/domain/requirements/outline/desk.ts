import { countWords } from '#domain/language/count-words.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Mark, Quote, Statement } from '#domain/requirements/document-items.ts'
import { kindOf, listContents } from '#domain/requirements/registers/list-items.ts'
import { isFigureOf } from '#domain/requirements/registers/quotes-same.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import type { Piece, Text } from './blocks.ts'
import { compareIds } from './compare-ids.ts'
import { listClashes, listWaiting } from './open/waiting.ts'
import { findLiteralWords } from './own-words.ts'
import { joined, makeItem, plain, toPlainText } from './pieces.ts'
import { tellRuns } from './tables/tell-runs.ts'
import type { WorkedOut } from './worked/worked-out.ts'
import type { Alias } from './write-large.ts'

/** Whatever can say where it comes from. */
export interface Sourced {
  id?: string
  sources: readonly string[]
  mark: Mark
  quotes?: readonly Quote[]
  edited?: boolean | undefined
  confirmed?: boolean | undefined
}

/** What every section is written with. */
export interface Desk {
  document: RequirementsDocument
  words: DocumentText
  /** The names of roles that are no person's own. */
  actors: readonly string[]
  /** What the role is called that says "I"; null where nobody does. */
  founder: string | null
  /** How those are told who are called by what they do; none for a name that is short enough. */
  aliases: readonly Alias[]
  /** Printed as a file: read from end to end, not worked in. */
  isFile: boolean
  /** What takes reading the answers again. */
  workedOut: WorkedOut
  /** The mark, unless it is Stated, the numbers of the answers, and the contradictions it is a side of. */
  origin(of: Sourced): Text
  mark(mark: Mark): Piece
  /** What is in brackets; nothing for nothing. */
  bracketed(text: Text): Text
  /** The origin inside running text; nothing for what has none. */
  sourced(of: Sourced): Text
  quoted(text: string): Piece
  /** A statement's text: in quotation marks where it is the founder's own, letter by letter. */
  said(statement: Statement): Text
  /** Ids as links; of very many only the first. */
  links(ids: readonly string[]): Text
  /** Ids as links, those that follow one another as "FR-001 to FR-003". */
  ranged(ids: readonly string[]): Text
  /** The number of a question: "Q7". */
  question(id: string): string
  /** A day as people say it, from yyyy-mm-dd or a moment of that day. */
  day(date: string): string
}

/** What the founder calls themselves. */
export const SELF = /^(?:i|me|myself|私|わたし|僕|俺)$/iu

/** What the role is called that says "I"; null where nobody does. */
function findFounder({ roles }: Pick<RequirementsDocument, 'roles'>): string | null {
  return roles.find(({ also = [] }) => also.some((name) => SELF.test(name)))?.name ?? null
}

/** "Person who runs the tool library" is the founder, "lad of 15 who helps" Josh: section 4 says who. */
function listAliases(
  { roles }: RequirementsDocument,
  { roleTable }: DocumentText,
  people: readonly string[] = [],
): Alias[] {
  const founder = findFounder({ roles })
  const isTaken = (short: string) => roles.some((role) => role.name === short)
  return roles.flatMap(({ name, also = [] }): Alias[] => {
    if (countWords(name) <= MOST_WORDS || name.length <= MOST_LETTERS) return []
    if (name === founder) {
      const short = roleTable.founder
      const names = [...new Set([name, name.replace(MODIFIED, '$1$2')])]
      return isTaken(short) ? [] : names.map((each) => ({ name: each, short, isPerson: false }))
    }
    const [short, ...more] = also.filter((each) => people.includes(each) && !isTaken(each))
    return short === undefined || more.length > 0 ? [] : [{ name, short, isPerson: true }]
  })
}

/** "The tool library" is the library, too. */
const MODIFIED = /( the )(?:\p{L}+ )+(\p{L}+)$/u
/** Of a name that is told as it is. */
const MOST_WORDS = 2
const MOST_LETTERS = 9

/** What a line of a list begins with. */
const LIST_MARK = /^(?:[-–•*]\s+|・\s*)/u

function unlisted(text: string): string {
  return text.trim().replace(LIST_MARK, '')
}

/** More ids than this say nothing to a reader. */
const SHOWN_IDS = 20

interface Surroundings {
  workedOut: WorkedOut
  isFile?: boolean
}

export function createDesk(
  document: RequirementsDocument,
  words: DocumentText,
  { workedOut, isFile = false }: Surroundings,
): Desk {
  const isName = (name: string) => workedOut.persons?.includes(name) === true
  const places = placesOf(document)
  const mark = (of: Mark): Piece => ({ kind: 'mark', mark: of, text: words.marks[of] })
  const quoted = (text: string): Piece => ({ kind: 'quoted', text: words.quoted(unlisted(text)) })
  const question = (id: string) => {
    const number = /^q(\d{1,2})$/.exec(id)?.[1]
    return number === undefined ? id : words.question(number)
  }
  const links = (ids: readonly string[]): Text => {
    const shown = ids.slice(0, SHOWN_IDS).map((id) => [makeItem(id)])
    const more = ids.length - shown.length
    return joined([...shown, ...(more > 0 ? [[plain(words.andMore(more))]] : [])], words.comma)
  }
  const origin = (of: Sourced): Text =>
    joined(partsOf(of, { document, mark, question, words, workedOut }), words.comma)
  return {
    document,
    words,
    actors: document.roles.flatMap(({ name }) => (isName(name) ? [] : [name])),
    mark,
    quoted,
    question,
    links,
    origin,
    ...{ workedOut, isFile },
    founder: findFounder(document),
    aliases: listAliases(document, words, workedOut.people),
    bracketed: (text) =>
      text.length === 0 ? [] : [plain(words.signs.open), ...text, plain(words.signs.close)],
    sourced: (of) => {
      const pieces = origin(of)
      const { open: before, close: after } = words.signs
      const text = before + toPlainText(pieces) + after
      return pieces.length === 0 ? [] : [{ kind: 'origin', text, before, after, pieces }]
    },
    said: (statement) => {
      const own = findLiteralWords(statement)
      return own === null ? [plain(statement.text)] : [quoted(own)]
    },
    ranged: (ids) => rangesOf([...new Set(ids)], places, words),
    day: (date) => {
      const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? []
      return year === undefined ? date : words.day(Number(year), Number(month), Number(day))
    },
  }
}

/** "£5, not £4.50": what the founder took back of a line, as its figure. */
function correctionsOf(of: string, { workedOut, words }: Origins): Text[] {
  const own = (workedOut.replaced ?? []).filter(({ item }) => item === of)
  return own.map(({ now, was }) => [plain(words.corrected(now, was))])
}

type Origins = Pick<Desk, 'document' | 'mark' | 'question' | 'words' | 'workedOut'>

/** Where in the document each item is told. */
function placesOf(document: RequirementsDocument): ReadonlyMap<string, number> {
  return new Map(listContents(document).map(({ item }, index) => [item.id, index]))
}

/** The mark where it is no Stated, the user's edit, the answers, and where is asked what does not agree with it. */
function partsOf(
  { id, sources, mark: of, quotes = [], edited, confirmed }: Sourced,
  origins: Origins,
): Text[] {
  const { document, mark, question, words } = origins
  return [
    ...(of === 'stated' ? [] : [[mark(of)]]),
    ...(edited === true ? [[{ kind: 'edited' as const, text: words.edited }]] : []),
    ...(confirmed === true ? [[{ kind: 'edited' as const, text: words.confirmed }]] : []),
    ...sources.map((from) => [sourceOf(from, question(from), quotes)]),
    ...(id === undefined ? [] : listClashes(document, [id], origins.workedOut.overruled)).map(
      (clash) => [makeItem(clash)],
    ),
    ...(id === undefined ? [] : askedOf(document, id, quotes)).map((asked) => [makeItem(asked)]),
    ...(id === undefined ? [] : correctionsOf(id, origins)),
  ]
}

/** What is asked of a figure, and of how long something is kept; what waits for a thing's fields stands with the questions. */
function askedOf(document: RequirementsDocument, id: string, quotes: readonly Quote[]): string[] {
  const isThing = document.entities.some((each) => each.id === id && each.fields.length > 0)
  return isThing || !isFigureOf(id) ? [] : listWaiting(document, { ids: [id], quotes }).questions
}

function sourceOf(id: string, text: string, quotes: readonly Quote[]): Piece {
  const own = quotes.filter(({ question }) => question === id).map((quote) => quote.text)
  return { kind: 'source', question: id, text, quotes: own }
}

/** In the document's order of kinds, and by number within a kind. */
function rangesOf(
  ids: readonly string[],
  places: ReadonlyMap<string, number>,
  words: DocumentText,
): Text {
  const kinds = new Map<string, number>()
  for (const id of ids) {
    const place = places.get(id) ?? 0
    kinds.set(kindOf(id), Math.min(place, kinds.get(kindOf(id)) ?? place))
  }
  const rank = (id: string) => kinds.get(kindOf(id)) ?? 0
  const sorted = [...ids].sort((a, b) => rank(a) - rank(b) || compareIds(a, b))
  return tellRuns(sorted, words)
}
