import { findQuestion } from '#domain/questionnaire/questions.ts'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import type { AcceptanceCriterion, Statement } from '#domain/requirements/document-items.ts'
import { sampleDocument } from '#web/panels/document/sample-document.ts'

/** Its answer is short and shows most: rules, and the tests that they become. */
const QUESTION = 'q9'

/** Items that are understood without the rest of the document, the first of them that there is. */
const CLEAR_ALONE = { assumption: 'AS-05', openOf: ['q10', 'q12'] }

interface Proof {
  order: number
  question: string
  answer: string
  rule: Statement
  /** Not in every language does the engine find one. */
  criterion: AcceptanceCriterion | undefined
  assumed: Statement
  open: Statement
}

/** One sample answer and what the engine makes of it. Fails where there is nothing to show. */
export function proofItems(): Proof {
  const { features, rules, assumptions, openQuestions } = sampleDocument()
  const question = findQuestion(QUESTION)
  const isFromAnswer = ({ sources, mark }: { sources: string[]; mark: string }) =>
    sources.includes(QUESTION) && mark === 'stated'
  const criteria = features.flatMap(({ requirements }) => requirements.flatMap((r) => r.criteria))
  const rule = rules.find(isFromAnswer)
  const assumed =
    assumptions.find(({ id }) => id === CLEAR_ALONE.assumption) ??
    assumptions.find(({ mark }) => mark === 'assumed')
  const open =
    openQuestions.find(({ sources }) => sources.some((id) => CLEAR_ALONE.openOf.includes(id))) ??
    openQuestions[0]
  if (!question || !rule || !assumed || !open) {
    throw new Error('the sample project gives the landing page nothing to show')
  }
  return {
    order: question.order,
    question: question.title,
    answer: SAMPLE_PROJECT.answers[QUESTION] ?? '',
    rule,
    criterion: criteria.find(isFromAnswer),
    assumed,
    open,
  }
}
