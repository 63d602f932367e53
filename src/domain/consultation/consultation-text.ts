import type { VagueKind } from '#domain/language/vague-words.ts'
import type { QuestionId, QuestionnaireText } from '#domain/questionnaire/questionnaire-text.ts'
import type { CONDITIONS } from './checklists/conditions.ts'
import type { DETAIL } from './checklists/detail.ts'
import type { EXPERIENCE } from './checklists/experience.ts'
import type { IDEA } from './checklists/idea.ts'
import type { SCOPE } from './checklists/scope.ts'

/**
 * The words for one thing a good answer holds. A blank (`____`) stands wherever a fact is needed:
 * the reviewer never supplies one. `{quote}` becomes the user's own words in quotation marks, `{thing}`
 * and `{other}` become the first two things the user named, or blanks.
 */
export interface CriterionText {
  /** A short noun phrase: "one kind of person". */
  label: string
  /** Said of the words that show it; left out where there are none to point at. */
  strength?: string
  /** Said of the words that fall short of it; left out where no words can show that. */
  gap?: string
  /** What is missing and why it matters, in one sentence; for needed things. */
  missing?: string
  /** A line to add, with blanks. */
  suggestion: string
  ask: string
  why: string
  /** The user's own words to choose from; the first is the recommended one. */
  choices: readonly [string, string, string?, string?]
}

type Checklists = typeof IDEA & typeof SCOPE & typeof DETAIL & typeof EXPERIENCE & typeof CONDITIONS

/** Every criterion of every question has its words, in each language. */
export type ChecklistText<Lists extends Partial<Checklists>> = {
  readonly [Q in keyof Lists]: Readonly<Record<keyof Lists[Q], CriterionText>>
}

/** The reviewer's words around the checklists. Braces are filled in by the program. */
export interface ReplyText {
  headings: Record<
    'strengths' | 'improvements' | 'suggestions' | 'missing' | 'next' | 'followUp',
    string
  >
  whyItMatters: string
  recommended: string
  strengths: Record<'start' | 'unsure' | 'blank' | 'otherLanguage', string>
  improvements: Record<'none' | 'blank' | 'clear' | 'reason' | 'otherLanguage', string>
  vague: Record<VagueKind, string>
  /** Puts the user's words in quotation marks. */
  quoted: (words: string) => string
  suggestion: string
  missing: Record<'none' | 'openBlank' | 'unsure' | 'otherLanguage', string>
  next: Record<'fill' | 'goOn' | 'generate' | 'unsure', string>
  unsure: CriterionText
  openBlank: CriterionText
  complete: CriterionText
}

/** The request for a review, which the workshop composes (Spec §7). */
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
  criteria: Readonly<Record<QuestionId, Readonly<Record<string, CriterionText>>>>
}

/** What the reviewer says when it is asked anything but a review. */
export interface FreeText {
  who: string
  fits: string
  holds: string
  open: string
  unknown: string
}

/** The sentences beside the answer while typing (Workshop: instant local checks). */
export interface HintText {
  short: string
  openBlank: string
  criteria: { readonly [Q in keyof Checklists]?: { readonly [C in keyof Checklists[Q]]?: string } }
}
