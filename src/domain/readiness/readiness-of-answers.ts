import type { AnswerValue } from '#domain/answers.ts'
import { type CheckMemo, checkDocument } from '#domain/requirements/checks/check-document.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'
import { type Readiness, readiness } from './readiness.ts'

interface GivenAnswers {
  title: string
  answers: readonly { questionId: string; value: AnswerValue }[]
}

/**
 * The readiness that the answers would have as a document; `memo` keeps what typing does
 * not change from one calculation to the next. */
export function readinessOfAnswers(given: GivenAnswers, memo?: CheckMemo): Readiness {
  const document = writeDocument({
    project: {
      title: given.title,
      description: null,
      assignee: null,
      startDate: null,
      endDate: null,
    },
    answers: given.answers,
    version: 1,
    // No date is judged; the domain has no clock.
    date: '2000-01-01',
    previous: null,
  })
  return readiness(document, checkDocument(document, memo))
}
