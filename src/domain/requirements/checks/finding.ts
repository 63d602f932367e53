/** The rules on one statement (docs/document.md#checks). */
export type StatementRule =
  | 'obligation'
  | 'ears-shape'
  | 'vague-word'
  | 'escape-clause'
  | 'open-end'
  | 'superfluous-infinitive'
  | 'passive-without-actor'
  | 'several-requirements'
  | 'and-or'
  | 'negative'
  | 'purpose-inside'
  | 'unclear-pronoun'
  | 'absolute'
  | 'vague-time'
  | 'solution'
  | 'number-without-unit'
  | 'degree-without-number'
  | 'tolerance-missing'
  | 'undefined-acronym'
  | 'glossary-synonym'
  | 'duplicate'
  | 'length'
  | 'placeholder'

/** The rules on the document as a whole (docs/document.md#checks). */
export type DocumentRule =
  | 'id-repeated'
  | 'id-reused'
  | 'criterion-missing'
  | 'failure-missing'
  | 'criterion-shape'
  | 'source-missing'
  | 'answer-uncited'
  | 'step-unmapped'
  | 'role-outside-matrix'
  | 'role-unused'
  | 'entity-unused'
  | 'thing-without-entity'
  | 'failure-line-missing'
  | 'success-unmeasured'
  | 'non-goal-missing'
  | 'counter-measure-missing'
  | 'assumption-unregistered'
  | 'assumption-dangling'
  | 'question-blocks-nothing'
  | 'invented'
  | 'contradicts-quote'

export type Rule = StatementRule | DocumentRule

/** An error cannot be built or tested; a warning is likely to be misread; a hint is a thought. */
export type Severity = 'error' | 'warning' | 'hint'

/** Where a rule hit a statement: UTF-16 offsets, the end excluded. */
export interface Hit {
  rule: StatementRule
  severity: Severity
  start: number
  end: number
  fix: Fix | null
  /** What the text of the finding names beside the hit words: the glossary's word, the other id. */
  detail?: string
}

/** A safe rewriting of the whole statement; blanks (`____`) are for the user to fill. */
export interface Fix {
  text: string
  /** A purpose that was taken out of the statement and belongs in its "why". */
  why: string | null
}

/** Something the user may want to mend. */
export interface Finding {
  rule: Rule
  severity: Severity
  place: { item: string; start: number; end: number }
  /** The words at fault; empty when something is missing. */
  words: string
  /** What is wrong, in plain words. */
  problem: string
  /** What to do about it. */
  advice: string
  fix: Fix | null
  /** The question of the workshop to go back to; null when no answer can mend it. */
  question: string | null
}

/** The sign for something the user has to fill in. */
export const BLANK = '____'
