import type { ReadableAnswer } from '#domain/reading/reading.ts'
import { meaningOf, sharedWords } from '#domain/requirements/contradictions/meaning.ts'
import { askDoubt, chooseUntil } from '#domain/requirements/defaults/choose-default.ts'
import { withoutKind } from '#domain/requirements/defaults/doubt-kinds.ts'
import { DOUBT } from '#domain/requirements/defaults/says-what.ts'
import type { DefaultText } from '#domain/requirements/defaults/text-en.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'
import { addSubject } from './add-subject.ts'

/** More at once is a list that nobody answers. */
const MOST_ASKED = 14

interface Around {
  musts: ReadonlySet<string>
  /** How many contradictions are asked already. */
  asked: number
  /** What may wait for an answer. */
  items: readonly (Traced & { text: string })[]
  words: DefaultText
  /** Who decides what is in doubt, as they are called in a sentence; null where nobody is known to. */
  decider: string | null
  /** Questions that every document has: they come last. */
  last: ReadonlySet<string>
  answers: readonly ReadableAnswer[]
}

/**
 * The open questions in the order in which they are worth an answer: what the founder said is not
 * known comes first and is never left out, then gaps by what waits for them.
 */
export function orderQuestions(
  questions: readonly OpenQuestion[],
  { musts, asked, items, words, decider, last, answers }: Around,
): OpenQuestion[] {
  const own = questions
    .filter(({ quotes }) => quotes.length > 0)
    .map((question) => ({ question, told: addSubject(question, answers) }))
    .map(({ question, told }) => ({
      ...told,
      text: askDoubt(told, words),
      suggestedDefault:
        question.suggestedDefault ??
        chooseUntil({ ...told, decider, answers, isTold: isTold(question, answers) }, words),
      blocks: question.blocks.length > 0 ? question.blocks : waitingFor(question, items),
    }))
  const gaps = questions
    .filter(({ quotes }) => quotes.length === 0)
    .map((question) => ({
      question,
      rank: last.has(question.text) ? LAST : rankOf(question, musts),
    }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ question }) => question)
  return [...own, ...gaps.slice(0, Math.max(0, MOST_ASKED - asked - own.length))]
}

/** Whether other answers speak of most of what a doubt is about: then it is in the app already. */
function isTold({ quotes }: OpenQuestion, answers: readonly ReadableAnswer[]): boolean {
  const doubt = quotes.map(({ text }) => withoutKind(text)).join(' ')
  const named = [...meaningOf(doubt)].filter((word) => !DOUBT.has(word))
  const others = answers.filter(({ question }) => quotes.every((own) => own.question !== question))
  const told = meaningOf(others.map(({ text }) => text).join(' '))
  return named.length > 0 && sharedWords(new Set(named), told) >= named.length * MOSTLY
}

const MOSTLY = 0.6
const LAST = 3

/** A must waits; something else does; nothing that is written. */
function rankOf({ blocks }: OpenQuestion, musts: ReadonlySet<string>): number {
  if (blocks.some((id) => musts.has(id))) return 0
  return blocks.length > 0 ? 1 : 2
}

/**
 * The items of the same words of the founder, or of most of what the doubt names: a word that half of
 * the items have names none of them. No more than a few can be meant.
 */
function waitingFor({ quotes }: OpenQuestion, items: Around['items']): string[] {
  const same = inTurn(
    quotes.map((quote) =>
      items.filter((item) => item.quotes.some((own) => quotesSame(own, quote))),
    ),
  )
  if (same.length > 0) return same.slice(0, MOST_WAITING)
  const said = [...meaningOf(quotes.map(({ text }) => text).join(' '))].filter(
    (word) => !DOUBT.has(word),
  )
  const told = items.map(({ id, text }) => ({ id, names: meaningOf(text) }))
  const weights = new Map(
    said.map((word) => {
      const count = told.filter(({ names }) => sharedWords(new Set([word]), names) > 0).length
      return [word, count === 0 ? UNUSED : Math.max(0, Math.log(told.length / count / COMMON))]
    }),
  )
  const weigh = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0)
  const whole = weigh(said)
  return told
    .map(({ id, names }) => ({
      id,
      weight: weigh(said.filter((word) => sharedWords(new Set([word]), names) > 0)),
    }))
    .filter(({ weight }) => weight > 0 && weight >= whole * NAMED)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_WAITING)
    .map(({ id }) => id)
}

/** The first of each list, then the second of each, each item once. */
function inTurn(lists: readonly (readonly Traced[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const ids = Array.from({ length: longest }, (_, at) => lists.map((list) => list[at]?.id))
  return [...new Set(ids.flat())].filter((id) => id !== undefined)
}

/** What a word is worth that no item has. */
const UNUSED = 2
/** A word that every so many-th item has tells nothing. */
const COMMON = 5
/** So much of what a doubt names is in the item that waits for it. */
const NAMED = 0.5
const MOST_WAITING = 3
