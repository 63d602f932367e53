import { type AnswerValue, checkAnswers, isAdequate, type RequiredQuestion } from './answers.ts'
import { checkFirstFive, FIRST_FIVE } from './questionnaire/first-five.ts'

/** The one thing to do next with a project. */
export type NextStep<Q> =
  /** `towards` what the answer counts: the preview's five, or everything that is required. */
  | { do: 'answer'; question: Q; towards: 'preview' | 'document'; left: number }
  | { do: 'look_over' }
  | { do: 'generate' }
  | { do: 'read' }

interface Standing<Q> {
  questions: readonly Q[]
  answers: ReadonlyMap<string, AnswerValue>
  hasDocument: boolean
  /** Something of the reading waits for the founder's word. */
  isToLookOver: boolean
}

/** First the five that make a preview, then what is required, then the document. */
export function findNextStep<Q extends RequiredQuestion>(standing: Standing<Q>): NextStep<Q> {
  const { questions, answers, hasDocument, isToLookOver } = standing
  if (hasDocument) return { do: 'read' }
  const five = checkFirstFive(questions, answers)
  const towards = five.ready ? 'document' : 'preview'
  const check = five.ready ? checkAnswers(questions, answers) : five
  if (check.ready) return { do: isToLookOver ? 'look_over' : 'generate' }
  const asked = questions.filter(({ id, required }) =>
    towards === 'document' ? required : FIRST_FIVE.some((one) => one === id),
  )
  const left = asked.filter(({ id }) => !isAdequate(answers.get(id) ?? ''))
  const [question] = left
  if (question === undefined) return { do: 'generate' }
  return { do: 'answer', question, towards, left: left.length }
}
