import { isAdequate } from '#domain/answers.ts'
import { QUESTION_IDS } from '#domain/questionnaire/questionnaire-text.ts'
import type { CONDITIONS } from './checklists/conditions.ts'
import type { DETAIL } from './checklists/detail.ts'
import type { EXPERIENCE } from './checklists/experience.ts'
import type { IDEA } from './checklists/idea.ts'
import type { SCOPE } from './checklists/scope.ts'
import { CRITERIA } from './criteria.ts'
import { judgeOf } from './judge-of.ts'
import { readAnswer } from './reading/answer-parts.ts'

type Checklists = typeof IDEA & typeof SCOPE & typeof DETAIL & typeof EXPERIENCE & typeof CONDITIONS

/** The sentences beside the answer while typing. */
export interface HintText {
  short: string
  openBlank: string
  criteria: { readonly [Q in keyof Checklists]?: { readonly [C in keyof Checklists[Q]]?: string } }
}

/** A calm sentence beside the answer. It helps and never blocks saving. */
export interface Hint {
  code: string
  message: string
}

/**
 * What could be added to the answer as it stands. A blank answer,
 * an honest "I'm not sure yet", and a language the checks cannot read get no hint.
 */
export function findInstantHints(questionId: string, answer: string, words: HintText): Hint[] {
  const read = readAnswer(answer)
  const question = QUESTION_IDS.find((id) => id === questionId)
  if (question === undefined || read.text === '' || read.language === 'other' || read.unsure)
    return []
  if (!isAdequate(answer)) return [{ code: 'short', message: words.short }]
  const messages: Readonly<Record<string, string>> = words.criteria[question] ?? {}
  const hints = Object.keys(CRITERIA[question]).flatMap((code) => {
    const message = messages[code]
    return message === undefined || judgeOf(question, code, read)?.(read) !== false
      ? []
      : [{ code, message }]
  })
  if (read.openBlank === null) return hints
  return [{ code: 'open_blank', message: words.openBlank }, ...hints]
}
