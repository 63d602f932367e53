/**
 * The fifteen questions in their order (docs/product.md#questions). An id never changes its
 * meaning.
 */
export const QUESTION_IDS = [
  'q1',
  'q2',
  'q3',
  'q4',
  'q5',
  'q6',
  'q7',
  'q8',
  'q9',
  'q10',
  'q11',
  'q12',
  'q13',
  'q14',
  'q15',
] as const

export type QuestionId = (typeof QUESTION_IDS)[number]

/** The words of one question in one language. */
export interface QuestionText {
  title: string
  prompt: string
  guidance: string
  /** One worked answer, shown apart from the guidance and never required reading. */
  example: string
}

/** What the sample project is called. */
export interface SampleText {
  title: string
  description: string
}

/** The whole workshop in one language: a second language is a second value of this type. */
export type QuestionnaireText = Readonly<Record<QuestionId, QuestionText>>
