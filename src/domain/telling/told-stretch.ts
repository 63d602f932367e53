import type { QuestionId } from '#domain/questionnaire/questionnaire-text.ts'

/**
 * What a stretch of a told text is: `words` are sorted; a `quoted` tail of an email, a `signature`
 * and the `frame` of a message (its head, a greeting, a line of signs) are kept and not asked about.
 */
export const STRETCH_KINDS = ['words', 'quoted', 'signature', 'frame'] as const
export type StretchKind = (typeof STRETCH_KINDS)[number]

/** One piece of a told text: `text.slice(start, end)`, which is never rewritten. */
export interface Stretch {
  start: number
  end: number
  kind: StretchKind
  /** Where "[12:04] Mia:" begins that is before the words of a chat; else as `start`. */
  lead: number
}

/** A stretch with the question that it seems to answer; null where none is likely enough. */
export interface SortedStretch extends Stretch {
  question: QuestionId | null
  /** The likeliest questions, the best first: what is offered where there is no place. */
  likely: QuestionId[]
}
