import type { BoundaryKind } from '#domain/requirements/boundaries/ask-of-limit.ts'
import type { BoundaryText, BoundaryWords, Edge } from '#domain/requirements/boundaries/text-en.ts'
import type { BoundaryQuestion } from '#domain/requirements/document-items.ts'

/** What an answer on the edge of a limit means. */
interface Meaning {
  answer: 'yes' | 'no'
  when?: string
  then?: string
}

/** A question on the edge of a limit, for who builds it. */
export interface ToldBoundary {
  id: string
  /** The item whose limit it is. */
  rule: string
  text: string
  /** What holds while the founder has not answered. */
  untilAnswered?: Meaning
  /** What the founder answered. */
  answered?: Meaning
}

/** A question with its suggestion, or with the founder's answer, and what that means. */
export function tellBoundary(question: BoundaryQuestion, words: BoundaryWords): ToldBoundary {
  const { id, rule, text, suggested, answer } = question
  const meaning = meaningOf(question, { isYes: answer ?? suggested, words })
  return { id, rule, text, [answer === undefined ? 'untilAnswered' : 'answered']: meaning }
}

/** The words are found again by what they ask; of a rewritten question only yes or no is known. */
function meaningOf(
  question: BoundaryQuestion,
  { isYes, words }: { isYes: boolean; words: BoundaryWords },
): Meaning {
  const answer = isYes ? 'yes' : 'no'
  const said = textsOf(question, words).find((each) => each.question === question.text)
  if (said === undefined) return { answer }
  const { when, outcome } = said[answer]
  return { answer, when, then: outcome }
}

/** What the question may be: a second one of the same kind has its number behind the figure. */
function textsOf({ asks, quotes }: BoundaryQuestion, words: BoundaryWords): BoundaryText[] {
  const [kind = ''] = asks.split(' ')
  const named = asks.slice(kind.length + 1)
  const clause = words.joined(quotes.map(({ text }) => text))
  const figures = [named, named.replace(/ \d+$/, '')]
  return figures.flatMap((figure) => askAll(kind, { clause, figure, last: figure }, words))
}

const PERIODS = ['hour', 'day', 'week', 'month', 'year'] as const

function askAll(kind: string, edge: Edge, words: BoundaryWords): BoundaryText[] {
  if (kind === 'window') {
    const longer = PERIODS.filter((period) => period !== 'hour')
    return longer.map((period) => words.window(edge, period))
  }
  if (kind === 'started') return PERIODS.map((period) => words.started(edge, period))
  return isPlain(kind, words) ? [words[kind](edge)] : []
}

/** What the words hold besides the questions. */
const NO_QUESTION: ReadonlySet<string> = new Set(['given', 'joined', 'kept', 'edge'])

type PlainKind = Exclude<BoundaryKind, 'window' | 'started'>

function isPlain(kind: string, words: BoundaryWords): kind is PlainKind {
  return Object.hasOwn(words, kind) && !NO_QUESTION.has(kind)
}
