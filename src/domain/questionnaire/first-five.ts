import {
  type AnswerValue,
  checkAnswers,
  type GenerationCheck,
  isBlank,
  type RequiredQuestion,
} from '#domain/answers.ts'
import type { QuestionId } from './questionnaire-text.ts'

/**
 * The five that a first document can be read from: problem, people, story, features, left out. The
 * numbers and the order of the workshop stay; this is only a shorter way through it.
 */
export const FIRST_FIVE = ['q1', 'q5', 'q6', 'q7', 'q8'] as const satisfies readonly QuestionId[]

type Answers = ReadonlyMap<string, AnswerValue>

/**
 * Whether a preview can be read: each of the five is adequate (docs/product.md#checks-on-input).
 */
export function checkFirstFive<Q extends RequiredQuestion>(
  questions: readonly Q[],
  answers: Answers,
): GenerationCheck<Q> {
  const five = questions.filter(({ id }) => isFirstFive(id))
  return checkAnswers(
    five.map((question) => ({ ...question, required: true })),
    answers,
  )
}

/** The questions that nobody has answered, in their order. */
export function listUnansweredQuestions<Q extends { id: string }>(
  questions: readonly Q[],
  answers: Answers,
): Q[] {
  return questions.filter(({ id }) => isBlank(answers.get(id) ?? ''))
}

/**
 * Where Next leads on the short way: to the next of the five that is not answered, round the end if
 * need be; from the last of them, once all are, to the preview; null where the usual order holds.
 */
export function findNextOnShortWay(
  current: string,
  isAnswered: (id: string) => boolean,
): QuestionId | 'preview' | null {
  const place = FIRST_FIVE.indexOf(current as (typeof FIRST_FIVE)[number])
  if (place === -1) return null
  const others = [...FIRST_FIVE.slice(place + 1), ...FIRST_FIVE.slice(0, place)]
  const next = others.find((id) => !isAnswered(id))
  if (next !== undefined) return next
  return place === FIRST_FIVE.length - 1 && isAnswered(current) ? 'preview' : null
}

/** What happened, to whom and why is the founder's to tell: a suggestion can only be a decision. */
const TO_BE_TOLD: ReadonlySet<string> = new Set<QuestionId>(['q1', 'q2', 'q3', 'q5', 'q6', 'q7'])

/** Whether a suggested answer can stand for the founder's until there is a better one. */
export function isForDeciding(id: string): boolean {
  return !TO_BE_TOLD.has(id)
}

function isFirstFive(id: string): boolean {
  return FIRST_FIVE.some((one) => one === id)
}
