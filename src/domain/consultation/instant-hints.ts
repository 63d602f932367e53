import { isAdequate } from '#domain/answers.ts'
import { QUESTION_IDS } from '#domain/questionnaire/questionnaire-text.ts'
import { CRITERIA } from './criteria.ts'
import { readAnswer } from './reading/reading.ts'
import { HINTS_EN } from './text-en/hints.ts'

/** A calm sentence beside the answer. It helps and never blocks saving. */
export interface Hint {
  code: string
  message: string
}

/**
 * What could be added to the answer as it stands (Workshop: instant local checks). A blank answer,
 * an honest "I'm not sure yet", and a language the checks cannot read get no hint.
 */
export function instantHints(questionId: string, answer: string): Hint[] {
  const reading = readAnswer(answer)
  const question = QUESTION_IDS.find((id) => id === questionId)
  if (question === undefined || reading.text === '' || !reading.english || reading.unsure) return []
  if (!isAdequate(answer)) return [{ code: 'short', message: HINTS_EN.short }]
  const messages: Readonly<Record<string, string>> = HINTS_EN.criteria[question] ?? {}
  const hints = Object.entries(CRITERIA[question]).flatMap(([code, { judge }]) => {
    const message = messages[code]
    return message === undefined || judge(reading)?.met !== false ? [] : [{ code, message }]
  })
  if (reading.openBlank === null) return hints
  return [{ code: 'open_blank', message: HINTS_EN.openBlank }, ...hints]
}
