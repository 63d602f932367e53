import { type AnswerValue, answerText } from '#domain/answers.ts'
import { detectLanguage } from '#domain/language/detect-language.ts'
import { findMissingMoney } from './missing-money.ts'
import { findMissingRoles } from './missing-roles.ts'
import { findMissingThings } from './missing-things.ts'
import { findUnmovedNumbers } from './unmoved-numbers.ts'

/** Something that two answers leave open between them; a gentle question, never a fault. */
export interface CrossAnswerQuestion {
  code: 'role-missing' | 'thing-missing' | 'payment-unexplained' | 'number-unmoved'
  /** The questions whose answers it compares; the last one is the place to go. */
  questions: string[]
  text: string
}

/** The answers by question id; a blank answer counts as none. */
export type AnswerTexts = ReadonlyMap<string, string>

type Check = (answers: AnswerTexts) => CrossAnswerQuestion[]

const CHECKS: readonly Check[] = [
  findMissingRoles,
  findMissingThings,
  findMissingMoney,
  findUnmovedNumbers,
]

/** No check reads more of an answer than this; it bounds the work while typing. */
const MAX_READ = 10_000

/**
 * What the answers leave open between them; what does not agree is
 * found from the reading, for the document and the workshop alike. Silent when in doubt:
 * a silly question costs more trust than a missing one.
 */
export function findCrossAnswerQuestions(
  answers: readonly { questionId: string; value: AnswerValue }[],
): CrossAnswerQuestion[] {
  const texts = new Map(
    answers
      .map(({ questionId, value }): [string, string] => [
        questionId,
        beginning(answerText(value).trim()),
      ])
      .filter(([, text]) => text !== ''),
  )
  // The word lists are English ones.
  const language = detectLanguage([...texts.values()])
  if (language !== 'en' && language !== 'und') return []
  return CHECKS.flatMap((check) => check(texts))
}

/** Whole lines, as many as are read. */
function beginning(text: string): string {
  return text.length <= MAX_READ ? text : text.slice(0, MAX_READ).replace(/\n[^\n]*$/, '')
}
