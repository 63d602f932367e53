/**
 * What an answer holds: the user's text, or an object that is shown as formatted JSON
 * (docs/product.md#data).
 */
export type AnswerValue = string | { [key: string]: unknown }

/**
 * The least a required answer must say, in characters after trimming
 * (docs/product.md#checks-on-input).
 */
export const ADEQUATE_LENGTH = 10

const PLACEHOLDERS = new Set(['test', 'example', 'placeholder', 'tbd', 'todo', 'n/a', 'na'])

/** The answer as text, the way every screen and document shows it. */
export function answerText(value: AnswerValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

/** True when nothing but white space was said. */
export function isBlank(value: AnswerValue): boolean {
  return typeof value === 'string' ? value.trim() === '' : Object.keys(value).length === 0
}

/**
 * At least ten characters after trimming, and not a placeholder word
 * (docs/product.md#checks-on-input).
 */
export function isAdequate(value: AnswerValue): boolean {
  const text = answerText(value).trim()
  return text.length >= ADEQUATE_LENGTH && !PLACEHOLDERS.has(text.toLowerCase())
}

/** The little of a question that the check before generating needs. */
export interface RequiredQuestion {
  id: string
  order: number
  title: string
  required: boolean
}

export type GenerationCheck<Q> =
  | { ready: true }
  | { ready: false; code: 'answers_missing' | 'answers_inadequate'; questions: Q[] }

/**
 * Checks the required questions before generating: missing ones are reported first
 * (docs/product.md#checks-on-input).
 */
export function checkAnswers<Q extends RequiredQuestion>(
  questions: readonly Q[],
  answers: ReadonlyMap<string, AnswerValue>,
): GenerationCheck<Q> {
  const required = questions.filter((question) => question.required)
  const missing = required.filter((question) => {
    const value = answers.get(question.id)
    return value === undefined || isBlank(value)
  })
  if (missing.length > 0) return { ready: false, code: 'answers_missing', questions: missing }
  const inadequate = required.filter((question) => {
    const value = answers.get(question.id)
    return value !== undefined && !isAdequate(value)
  })
  if (inadequate.length === 0) return { ready: true }
  return { ready: false, code: 'answers_inadequate', questions: inadequate }
}
