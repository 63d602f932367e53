import { countWords } from '#domain/language/count-words.ts'
import type { Constraint } from '#domain/requirements/document-items.ts'
import type { Contradiction } from '#domain/requirements/document-registers.ts'
import { bare, clip } from '#domain/requirements/phrases.ts'
import { findLost, type LostWords } from '#domain/requirements/registers/find-lost.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import type { Block, Statement, Text } from './blocks.ts'
import type { Desk, Sourced } from './desk.ts'
import { featureTable } from './features/feature-table.ts'
import { joined, line, list, makeItem, makeStrong, plain } from './pieces.ts'

/** What has to be read in two minutes. */
const SHOWN = 3
const SHOWN_UNPLACED = 6
const SHOWN_LOST = 8
const DECIDED_FIRST = 3
/** All of them are in section 5. */
const MOST_OUT = 8
const LONGEST_QUOTE = 120
const LONGEST_QUESTION = 240

/**
 * Section 1, written and not pasted: what it is and for whom, why, who does what by rank, what is out, the limits, what to decide first, what was said and is not used.
 */
export function writeFirstPage(desk: Desk): Block[] {
  const paragraphs = [purposeOf(desk), whyOf(desk)]
  const entries = [outOf(desk), limitsOf(desk), decisionsOf(desk)].filter(
    ({ length }) => length > 0,
  )
  return [
    ...paragraphs
      .filter(({ length }) => length > 0)
      .map((text): Block => ({ kind: 'paragraph', text })),
    ...featureTable(desk),
    ...list(entries),
    ...unusedOf(desk),
  ]
}

/** The item's sentence; of the founder's words where it quotes them, as much as is read at a glance. */
function tellBriefly({ text }: { text: string }): Text {
  return [plain(/^[“「]/u.test(text) ? firstPieces(text) : text)]
}

/** "Pump-outs is for the homeowner and the driver. “people get told …” (Q3)" */
function purposeOf(desk: Desk): Text {
  const { document, words } = desk
  // No article of ours is before a word of another language.
  const isForeign = document.language !== document.writtenIn
  const people = document.roles.map(({ name }) =>
    isForeign ? words.quoted(name) : words.inSentence(name, isPerson(name, desk)),
  )
  const title = makeStrong(document.title)
  const first =
    people.length === 0 ? [title] : [title, plain(words.first.isFor(words.listed(people)))]
  const [promise] = document.promise
  if (promise === undefined) return people.length === 0 ? [] : first
  const colon = people.length === 0 ? words.colon : words.space
  return [...first, plain(colon), ...tellBriefly(promise), ...desk.sourced(promise)]
}

/** A name of a person is written large wherever it is in the answers. */
export function isPerson(name: string, { document: { answers } }: Desk): boolean {
  const large = answers.some(({ text }) => text.includes(name))
  return large && !answers.some(({ text }) => text.includes(name.toLowerCase()))
}

/** Who somebody is says less than what is wrong. */
const INTRODUCED = 1000
const IS_WRONG = /\b(?:but|cannot|can['’]t|nobody|lose|losing|wrong|cost)\b|pero|nadie|困/iu
const WHO_ONE_IS =
  /^[“「]?(?:i (?:run|am|own|rent|have)|i['’]m|we (?:run|are)|soy|somos|rento|tengo|vendo|my name|私は|当院|当社|弊社)(?!\p{L})/iu
/** "Good morning", and who somebody is, are no problem. */
const GREETING =
  /^[“「](?:buen[ao]s?(?: d[ií]as| tardes)?|hola|hello|hi|good morning|right|ok(?:ay)?|so|basically|こんにちは)[^”」\p{L}]*[”」](?:, |、)?(?=[“「])/iu

function withoutGreeting(text: string): string {
  return text.replace(GREETING, '')
}

function whyOf(desk: Desk): Text {
  const { document, words } = desk
  // Who somebody is takes few words; what is wrong takes more.
  const worth = ({ text }: { text: string }) => {
    const own = withoutGreeting(text)
    return own.length - (WHO_ONE_IS.test(own) && !IS_WRONG.test(own) ? INTRODUCED : 0)
  }
  const [told] = [...document.problem].sort((a, b) => worth(b) - worth(a))
  if (told === undefined) return []
  const problem = { ...told, text: withoutGreeting(told.text) }
  return [
    makeStrong(words.first.why),
    plain(words.space),
    ...tellBriefly(problem),
    ...desk.sourced(problem),
  ]
}

function outOf({ document: { nonGoals }, words }: Desk): Text {
  if (nonGoals.length === 0) return []
  const shown = nonGoals.length > MOST_OUT ? nonGoals.slice(0, MOST_OUT - 1) : nonGoals
  const more = nonGoals.length - shown.length
  const names = [
    ...shown.map(({ text }) => bare(text)),
    ...(more > 0 ? [words.andMore(more)] : []),
  ].join(words.semicolon)
  return [makeStrong(words.first.out), plain(words.space + names + words.stop)]
}

const LIMITS: ReadonlySet<Constraint['kind']> = new Set(['budget', 'date'])

function limitsOf({ document: { constraints }, words }: Desk): Text {
  const limits = constraints.filter(({ kind }) => LIMITS.has(kind)).slice(0, SHOWN)
  if (limits.length === 0) return []
  const told = limits.map(({ text }) => bare(text)).join(words.semicolon)
  return [makeStrong(words.first.limits), plain(words.space + told + words.stop)]
}

/** Up to three: what does not agree, then what a must waits for, the founder's own doubts first. */
function decisionsOf(desk: Desk): Text {
  const { document, words } = desk
  const musts = new Set(
    listRequirements(document)
      .filter(({ priority }) => priority === 'must')
      .map(({ id }) => id),
  )
  const weight = ({ blocks, quotes }: { blocks: readonly string[]; quotes: readonly unknown[] }) =>
    (blocks.some((id) => musts.has(id)) ? 2 : 0) + (quotes.length > 0 ? 1 : 0)
  const questions = [...document.openQuestions].sort((a, b) => weight(b) - weight(a))
  const first = [...(document.contradictions ?? []), ...questions].slice(0, DECIDED_FIRST)
  if (first.length === 0) return []
  const told = first.map((entry) => [
    ...shortened(desk.said(entry)),
    ...('items' in entry ? clashOf(desk, entry) : []),
    ...desk.bracketed([makeItem(entry.id)]),
  ])
  return [makeStrong(words.first.decide), plain(words.space), ...joined(told, words.space)]
}

/** "Which is right?" says nothing without the two. */
function clashOf({ quoted, words }: Desk, { text, quotes }: Contradiction): Text {
  const shown = (said: string) =>
    clip(said, /\p{Script=Hiragana}/u.test(said) ? LONGEST_CLASH / 2 : LONGEST_CLASH)
  const told = quotes.slice(0, 2).map((quote): Text => [quoted(shown(quote.text))])
  if (told.length < 2 || /[“「]/u.test(text) || countWords(text) > MOST_TELLING) return []
  return [plain(words.space), ...joined(told, words.against)]
}

const LONGEST_CLASH = 60
/** In words: a longer question says what it is about. */
const MOST_TELLING = 17

/** The whole question is in section 15. */
function shortened(text: Text): Text {
  return text.map((piece) => ({ ...piece, text: clip(piece.text, LONGEST_QUESTION) }))
}

/** The first of several quotes that fit; the others are in the section of the item. */
function firstPieces(text: string): string {
  const pieces = text.split(/(?<=[”」])(?:, |、)?(?=[“「])/u)
  let told = pieces[0] ?? ''
  for (const piece of pieces.slice(1)) {
    if (told.length + piece.length > LONGEST_QUOTE) break
    told += `${/^「/u.test(piece) ? '' : ', '}${piece}`
  }
  return told
}

/** What no item has taken yet, in the founder's words. */
function unusedOf(desk: Desk): Block[] {
  const { document, words } = desk
  const { unplaced, nothing, morePlaced } = words.first
  const shown = document.unplaced.slice(0, SHOWN_UNPLACED)
  const lost = findLost(document).slice(0, SHOWN_LOST)
  const more = document.unplaced.length - shown.length
  const label: Text = [makeStrong(unplaced)]
  if (shown.length + lost.length === 0) return list([[...label, plain(words.space + nothing)]])
  return [
    { kind: 'paragraph', text: label },
    ...shown.map((each) => writeUnusedLine(desk, each)),
    ...list(lost.map((words) => lostText(desk, words))),
    ...(more > 0 ? [{ kind: 'note' as const, text: [plain(morePlaced(more))] }] : []),
  ]
}

/** What a figure that no item tells was said with. */
function lostText({ quoted, sourced }: Desk, { question, text }: LostWords): Text {
  const said = { sources: [question], mark: 'stated' as const, quotes: [{ question, text }] }
  return [quoted(text), ...sourced(said)]
}

/** One thing that was said and is used nowhere. */
export function writeUnusedLine(
  desk: Desk,
  said: Sourced & { id: string; text: string },
): Statement {
  // That nothing was made of it is what the list is called.
  return line(said.id, {
    text: [desk.quoted(said.text)],
    origin: desk.origin({ ...said, mark: 'stated' }),
  })
}

/** Those that the first page has no room for. */
export function listMoreUnused(desk: Desk): Statement[] {
  return desk.document.unplaced.slice(SHOWN_UNPLACED).map((said) => writeUnusedLine(desk, said))
}
