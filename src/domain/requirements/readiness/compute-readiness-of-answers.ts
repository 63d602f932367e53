import type { AnswerValue } from '#domain/answers.ts'
import type { DocumentLanguage } from '#domain/language.ts'
import { type CheckMemo, checkDocument } from '#domain/requirements/checks/check-document.ts'
import { CHECK_TEXT } from '#domain/requirements/checks/text-en.ts'
import { documentLanguage } from '#domain/requirements/document-language.ts'
import { WORDS_BY_LANGUAGE } from '#domain/requirements/words-by-language.ts'
import { type DocumentReading, writeDocument } from '#domain/requirements/write-document.ts'
import { computeReadiness, type Readiness, type ReadinessWords } from './readiness.ts'

interface GivenAnswers {
  title: string
  /** What the project's documents are written in. */
  language: DocumentLanguage
  answers: readonly { questionId: string; value: AnswerValue }[]
  /** What was understood of the answers. */
  reading: DocumentReading
}

/**
 * The readiness that the answers would have as a document, told in the words `shown`; `memo` keeps
 * what typing does not change from one calculation to the next.
 */
export function computeReadinessOfAnswers(
  given: GivenAnswers,
  shown: ReadinessWords,
  memo?: CheckMemo,
): Readiness {
  const words = WORDS_BY_LANGUAGE[documentLanguage(given.language, given.answers)]
  const document = writeDocument(
    {
      project: {
        title: given.title,
        description: null,
        assignee: null,
        startDate: null,
        endDate: null,
      },
      answers: given.answers,
      reading: given.reading,
      version: 1,
      // No date is judged; the domain has no clock.
      date: '2000-01-01',
      previous: null,
    },
    words,
  )
  return computeReadiness(document, checkDocument(document, CHECK_TEXT, memo), shown)
}
