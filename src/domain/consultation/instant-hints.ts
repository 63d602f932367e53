import { isAdequate } from '#domain/answers.ts'
import { checklist } from './checklist.ts'
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
  if (reading.text === '' || !reading.english || reading.unsure) return []
  const entries = checklist(questionId)
  if (entries.length === 0) return []
  if (!isAdequate(answer)) return [{ code: 'short', message: HINTS_EN.short }]
  const hints = entries.flatMap(({ code, text, judge }) => {
    if (text.hint === undefined || judge(reading)?.met !== false) return []
    return [{ code, message: text.hint }]
  })
  if (reading.openBlank === null) return hints
  return [{ code: 'open_blank', message: HINTS_EN.openBlank }, ...hints]
}
