import type { QuestionnaireText } from '#domain/questionnaire/questionnaire-text.ts'
import type { FollowUp } from './follow-up.ts'
import type { GapCode } from './gaps/find-gaps.ts'

/**
 * The words for one gap. `{words}` becomes the founder's phrase that leaves it open, `{name}` what
 * it is about; a blank (`____`) stands wherever only the founder knows the fact.
 */
interface GapWords {
  /** What is missing, in a sentence below the founder's quoted words. */
  says: string
  /** A question that can be answered in a sentence, also read alone. */
  asks: string
  /** How such an answer may begin. */
  adds: string
}

/** Every gap has its words, in each language. */
export type GapText = Readonly<Record<GapCode, GapWords>>

/** What is said of words that were understood, after their quotation. */
type StrengthText = Record<
  | 'role'
  | 'permission'
  | 'feature'
  | 'rule'
  | 'case'
  | 'stages'
  | 'step'
  | 'thing'
  | 'message'
  | 'connection'
  | 'money'
  | 'screen'
  | 'look'
  | 'quality'
  | 'measure'
  | 'limit'
  | 'out'
  | 'problem'
  | 'today'
  | 'promise'
  | 'start'
  | 'kept'
  | 'unsure'
  | 'blank'
  | 'otherLanguage',
  string
>

/** The headings of the five parts (docs/product.md#consultation) and of the question. */
export type ReplyHeadings = Record<
  'strengths' | 'improvements' | 'suggestions' | 'missing' | 'next' | 'followUp',
  string
>

/** The reviewer's words around the gaps. Braces are filled in by the program. */
export interface ReplyText {
  headings: ReplyHeadings
  /** Below the quoted words, where no gap is named. */
  lead: Record<'complete' | 'open' | 'unsure' | 'blank' | 'otherLanguage', string>
  /** Begins the line that shows how an answer may begin. */
  example: string
  /** A quotation, and what it is good for. */
  praised: (quote: string, says: string) => string
  /** A quotation, and the sentence that says what it leaves open. */
  open: (quote: string, says: string) => string
  strengths: StrengthText
  improvements: Record<'none' | 'unsure' | 'blank' | 'otherLanguage', string>
  suggestion: string
  noSuggestion: Record<'full' | 'blank' | 'otherLanguage', string>
  missing: Record<'none' | 'else' | 'unsure' | 'blank' | 'otherLanguage', string>
  next: Record<'answer' | 'goOn' | 'generate' | 'unsure' | 'blank', string>
  /** Puts the user's words in quotation marks. */
  quoted: (words: string) => string
  unsure: FollowUp
}

/** The request for a review, which the workshop composes (docs/product.md#consultation). */
export interface FeedbackRequestText {
  intro: string
  question: (title: string) => string
  answer: (answer: string) => string
  /** Asks for the five parts; ends the request. */
  list: string
}

/** Everything the built-in reviewer says, in one language. */
export interface ReviewerText {
  questionnaire: QuestionnaireText
  reply: ReplyText
  free: FreeText
  gaps: GapText
}

/** What the reviewer says when it is asked anything but a review. */
export interface FreeText {
  /** Where a question of the workshop covers what is asked. */
  covered: string
  /** After it, where that question has no answer yet. */
  open: string
  unknown: string
}
