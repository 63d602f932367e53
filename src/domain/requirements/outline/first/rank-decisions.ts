import { countWords } from '#domain/language/count-words.ts'
import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { findSums } from '#domain/language/numbers/find-sums.ts'
import { asksWhich } from '#domain/requirements/defaults/choose-default.ts'
import { DEFAULT_TEXT as ENGLISH } from '#domain/requirements/defaults/text-en.ts'
import { DEFAULT_TEXT as JAPANESE } from '#domain/requirements/defaults/text-ja.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Quote } from '#domain/requirements/document-items.ts'
import type {
  Assumption,
  Contradiction,
  OpenQuestion,
} from '#domain/requirements/document-registers.ts'
import { isMarkedThere } from '#domain/requirements/outline/open/doubts.ts'
import { sortByBlocking } from '#domain/requirements/outline/open/sort-by-blocking.ts'
import { isSupposed } from '#domain/requirements/outline/open/supposed-blocks.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'
import { isSameName } from '#domain/requirements/registers/same-thing.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import type { Decision } from './list-decisions.ts'

interface Told {
  document: RequirementsDocument
  words: Pick<DocumentText, 'notKnown'>
}

/** What weighs twice first: the founder asks which side holds, or a model put first what does not agree or is not known. */
const BEFORE = ['asked', 'judged'] as const
/** These in turns, that none crowds out another: what cannot both be, what a model put first, what is not known. */
const IN_TURNS = [['counts', 'sides', 'clash'], ['first'], ['own']] as const
const AFTER = ['heavy', 'blocking', 'looks'] as const
type Rank = (typeof BEFORE)[number] | (typeof IN_TURNS)[number][number] | (typeof AFTER)[number]
type Ranked = Decision & { rank: Rank }

const SPLIT = '\u0000'

/** So many come first: what is more is no longer read before it is signed. */
const MOST = 10

/** So many that a model put first are its choice; fewer are some among others. */
const CHOSEN = 5

/**
 * What comes before building, what most hangs on first; within a rank in the order of the registers. Where a model that
 * read the whole chose what is to be decided first, that comes before all else.
 */
export function rankDecisions(desk: Told): Decision[] {
  const { document } = desk
  const clashes = (document.contradictions ?? []).map((entry) => ({
    ...{ kind: 'clash' as const, entry },
    rank: rankOfClash(desk, entry),
  }))
  const questions = sortByBlocking(document).flatMap((entry) => {
    const rank = rankOfQuestion(desk, entry)
    return rank === null ? [] : [{ kind: 'question' as const, entry, rank }]
  })
  const doubts = listOwnDoubts(desk).map((entry) => {
    return { kind: 'doubt' as const, entry, rank: 'own' as const }
  })
  const all: Ranked[] = [...clashes, ...questions, ...doubts]
  const of = (ranks: readonly Rank[]) =>
    ranks.flatMap((rank) => all.filter((each) => each.rank === rank))
  const ranked = [...of(BEFORE), ...takeTurns(IN_TURNS.map(of)), ...of(AFTER)]
  const chosen = ranked.filter(({ kind, entry }) => kind !== 'doubt' && entry.first === true)
  if (chosen.length < CHOSEN) return ranked.slice(0, MOST)
  return [...chosen, ...ranked.filter((each) => !chosen.includes(each))].slice(0, MOST)
}

/** One of each queue after the other, as long as it has any. */
function takeTurns(queues: readonly (readonly Ranked[])[]): Ranked[] {
  const most = Math.max(...queues.map(({ length }) => length))
  return Array.from({ length: most }, (_, at) => queues.flatMap((queue) => queue[at] ?? [])).flat()
}

function rankOfClash(desk: Told, entry: Contradiction): Rank {
  const isUnknown = desk.document.openQuestions.some(
    (question) =>
      isNotKnown(desk, question) && (asksSame(question, entry) || holdsSame(question, entry)),
  )
  if (isUnknown || isAskedByFounder(desk, entry)) return 'asked'
  if (entry.first === true) return 'judged'
  // A model that said of others why they matter had nothing to say of it.
  const isWeighed = desk.document.contradictions?.some(({ why }) => why !== undefined) === true
  if (isOfReading(entry) || (isWeighed && entry.why === undefined)) return 'looks'
  if (weighs(entry) || isHeavy(desk, { ids: entry.items, quotes: entry.quotes })) return 'sides'
  return entry.sources.includes(LOOKS) ? 'looks' : 'clash'
}

/** Whether a side is a question of the founder, which no open question asks already. */
function isAskedByFounder({ document }: Told, { quotes }: Contradiction): boolean {
  const asking = quotes.filter(({ text }) => asksWhich(text))
  const asked = document.openQuestions.flatMap((question) => question.quotes)
  return asking.some((side) => !asked.some((quote) => quotesSame(side, quote)))
}

/** Null for what can be decided while it is built. */
function rankOfQuestion(desk: Told, entry: OpenQuestion): Rank | null {
  const { document } = desk
  if (isNotKnown(desk, entry)) {
    // Both sides of it are told with the contradiction.
    const isTold = document.contradictions?.some(
      (clash) => asksSame(entry, clash) || holdsSame(entry, clash),
    )
    if (isTold) return null
    if (decidesNothing(entry.suggestedDefault)) return 'looks'
    return entry.first === true ? 'judged' : 'own'
  }
  if (entry.first === true) return 'first'
  if (countsTwice(entry)) return 'counts'
  if (isHeavy(desk, { ids: entry.blocks, quotes: entry.quotes })) return 'heavy'
  const musts = listRequirements(document).filter(({ priority }) => priority === 'must')
  return musts.some(({ id }) => entry.blocks.includes(id)) ? 'blocking' : null
}

/** Whether it turns somebody away or costs money: the story or the promise against a rule, an amount, or two counts. */
function weighs(entry: Contradiction): boolean {
  const { sources, quotes } = entry
  const isOfStory = sources.some((id) => TOLD.has(id)) && sources.some((id) => RULED.has(id))
  return isOfStory || quotes.some(({ text }) => AMOUNT.test(text)) || countsTwice(entry)
}

/** The answers that tell how it goes, and those that tell what holds. */
const TOLD: ReadonlySet<string> = new Set(['q3', 'q6'])
const RULED: ReadonlySet<string> = new Set(['q7', 'q8', 'q9', 'q10'])
const AMOUNT = /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|円)/u

/** How many fit against how many come: a sum, or two figures of two answers that are asked against each other. */
function countsTwice({ text, quotes }: Pick<OpenQuestion, 'text' | 'quotes'>): boolean {
  if (findSums(text).length > 0) return true
  const asked = readFigures(text)
  const counted = quotes.flatMap((quote) =>
    readFigures(quote.text)
      .filter((figure) => asked.includes(figure))
      .map((figure) => ({ figure, question: quote.question })),
  )
  return counted.some((one) =>
    counted.some((other) => other.figure !== one.figure && other.question !== one.question),
  )
}

/** "One Saturday" counts nothing. */
function readFigures(text: string): string[] {
  return findNumbers(text).flatMap(({ readings }) => readings.filter((each) => each !== '1'))
}

/** Whether it asks what was meant, not which holds: both sides are the same words. */
function isOfReading({ quotes }: Contradiction): boolean {
  const [first, ...others] = quotes
  return first !== undefined && others.length > 0 && others.every((each) => quotesSame(first, each))
}

function isNotKnown({ words }: Told, { why }: OpenQuestion): boolean {
  return why.startsWith(words.notKnown)
}

/** What the program supposes where nothing tells what is asked: whoever signs has nothing to say yes or no to. */
function decidesNothing(until: string | null | undefined): boolean {
  return FALLBACKS.some((text) => until?.startsWith(text) === true)
}

/** What stands before who does it by hand. */
const FALLBACKS = [ENGLISH, JAPANESE].map(({ byHand }) => byHand(SPLIT).split(SPLIT)[0] ?? '')

function asksSame(question: OpenQuestion, { quotes }: Contradiction): boolean {
  return quotes.every((side) => question.quotes.some((quote) => quotesSame(side, quote)))
}

/** What is built until then is the same of both. */
function holdsSame(question: OpenQuestion, clash: Contradiction): boolean {
  const { suggestedDefault: own } = question
  const { suggestedDefault: other } = clash
  return own != null && other != null && countWords(own) >= TELLING && isSameName(own, other)
}

/** In words: of fewer many are alike. */
const TELLING = 8

/** What the founder took to be so, among the limits, and has not asked anybody. */
function listOwnDoubts({ document }: Told): Assumption[] {
  return document.assumptions.filter(
    (entry) =>
      entry.sources.includes(LIMITS) && !isSupposed(entry) && !isMarkedThere(entry, document),
  )
}

/** The answers to how the screens look, and to limits, worries and what is not known. */
const LOOKS = 'q11'
const LIMITS = 'q15'

interface Resting {
  ids: readonly string[]
  quotes: readonly Quote[]
}

/** Whether money, a day, a law or what must not be seen hangs on it. */
function isHeavy({ document }: Told, { ids, quotes }: Resting): boolean {
  const safety = document.quality.filter(({ characteristic }) => characteristic === 'Security')
  const limits = document.constraints.filter(({ kind }) => kind === 'budget' || kind === 'date')
  return [...limits, ...document.privacy, ...safety].some(
    (item) =>
      ids.includes(item.id) ||
      item.quotes.some((own) => quotes.some((quote) => quotesSame(own, quote))),
  )
}
