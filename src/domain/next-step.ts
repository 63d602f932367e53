import { type AnswerValue, checkAnswers, isAdequate } from './answers.ts'
import { checkFirstFive, FIRST_FIVE } from './questionnaire/first-five.ts'
import { QUESTIONS, type WorkshopQuestion } from './questionnaire/questions.ts'

/** The one thing to do next with a project. */
export type NextStep =
  /** `towards` what the answer counts: the preview's five, or everything that is required. */
  | { do: 'answer'; question: WorkshopQuestion; towards: 'preview' | 'document'; left: number }
  | { do: 'look_over' }
  | { do: 'generate' }
  | { do: 'read' }

interface Standing {
  answers: ReadonlyMap<string, AnswerValue>
  hasDocument: boolean
  /** Something of the reading waits for the founder's word. */
  isToLookOver: boolean
}

/** First the five that make a preview, then what is required, then the document. */
export function nextStep({ answers, hasDocument, isToLookOver }: Standing): NextStep {
  if (hasDocument) return { do: 'read' }
  const five = checkFirstFive(answers)
  const towards = five.ready ? 'document' : 'preview'
  const check = five.ready ? checkAnswers(QUESTIONS, answers) : five
  if (check.ready) return { do: isToLookOver ? 'look_over' : 'generate' }
  const asked = QUESTIONS.filter(({ id, required }) =>
    towards === 'document' ? required : FIRST_FIVE.some((one) => one === id),
  )
  const left = asked.filter(({ id }) => !isAdequate(answers.get(id) ?? ''))
  const [question] = left
  if (question === undefined) return { do: 'generate' }
  return { do: 'answer', question, towards, left: left.length }
}
