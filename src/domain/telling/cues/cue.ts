import type { QuestionId } from '#domain/questionnaire/questionnaire-text.ts'

/**
 * Words that tell which question a stretch answers, and how strongly: each weight is the natural
 * logarithm of how many times likelier such words are in an answer to it than in another.
 */
export type Cue = readonly [question: QuestionId, weight: number, words: RegExp]
