import type { AnswerParts } from './answer-parts.ts'

/** Whether an answer holds one thing that a good one does; null when the check does not apply. */
export type Judge = (answer: AnswerParts) => boolean | null

/** How the points of a checklist are judged in Japanese, by the same codes. */
export type InJapanese<Lists> = {
  readonly [Q in keyof Lists]: Readonly<Record<keyof Lists[Q], Judge>>
}

/** Whether `pattern` is in some item. */
export function has({ items }: AnswerParts, pattern: RegExp): boolean {
  return items.some((item) => pattern.test(item))
}

export function says(pattern: RegExp): Judge {
  return (answer) => has(answer, pattern)
}

/** Whether the answer holds at least `least` numbers. */
export function judgeNumbers(least: number): Judge {
  return ({ numberCount }) => numberCount >= least
}

/** Counts the entries of a short list as well as lines and sentences. */
export function judgeParts(least: number): Judge {
  return ({ parts }) => parts.length >= least
}
