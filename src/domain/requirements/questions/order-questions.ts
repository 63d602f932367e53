import type { ReadableAnswer } from '#domain/reading/reading.ts'
import { meaningOf, sharedWords } from '#domain/requirements/contradictions/meaning.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import { addSubject } from './add-subject.ts'

/** More at once is a list that nobody answers. */
const MOST_ASKED = 14

interface Around {
  musts: ReadonlySet<string>
  /** How many contradictions are asked already. */
  asked: number
  /** What may wait for an answer. */
  items: readonly (Traced & { text: string })[]
  /** What holds until somebody knows what the founder does not know. */
  untilKnown: string
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
  { musts, asked, items, untilKnown, last, answers }: Around,
): OpenQuestion[] {
  const own = questions
    .filter(({ quotes }) => quotes.length > 0)
    .map((question) => ({
      ...addSubject(question, answers),
      suggestedDefault: question.suggestedDefault ?? untilKnown,
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

const LAST = 3

/** A must waits; something else does; nothing that is written. */
function rankOf({ blocks }: OpenQuestion, musts: ReadonlySet<string>): number {
  if (blocks.some((id) => musts.has(id))) return 0
  return blocks.length > 0 ? 1 : 2
}

/** The items of the same words, or of the same two things: no more than a few can be meant. */
function waitingFor({ quotes }: OpenQuestion, items: Around['items']): string[] {
  const said = meaningOf(quotes.map(({ text }) => text).join(' '))
  return items
    .map((item) => ({ id: item.id, shared: sharedWords(said, meaningOf(item.text)) }))
    .filter(({ shared }) => shared >= SHARED)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MOST_WAITING)
    .map(({ id }) => id)
}

const SHARED = 2
const MOST_WAITING = 3
