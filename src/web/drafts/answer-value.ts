import type { Answer } from '#contract/answers.ts'
import { type AnswerValue, answerText } from '#domain/answers.ts'
import type { StoredAnswer } from './draft-state.ts'

/** An answer of the server as the text that is shown and edited (docs/product.md#data). */
export function readStoredAnswer(answer: Answer): StoredAnswer {
  return { text: answerText(answer.value), version: answer.version, savedAt: answer.updatedAt }
}

/** What is sent: an answer that was an object stays one for as long as its text is one. */
export function answerValue(text: string, wasObject: boolean): AnswerValue {
  if (!wasObject) return text
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as AnswerValue) : text
  } catch {
    return text
  }
}
