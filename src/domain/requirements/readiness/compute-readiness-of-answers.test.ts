import { describe, expect, it } from 'vitest'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { createCheckMemo } from '#domain/requirements/checks/check-document.ts'
import { readingOf } from '#domain/requirements/testing/input-of.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { computeReadinessOfAnswers } from './compute-readiness-of-answers.ts'

const given = (answers: Readonly<Record<string, string>>) =>
  Object.entries(answers).map(([questionId, value]) => ({ questionId, value }))

describe('the readiness of answers', () => {
  it('judges answers in the language of the document they would make', () => {
    const answers = given(SAMPLE_PROJECT.answers)
    const score = (language: 'answers' | 'en' | 'ja') =>
      computeReadinessOfAnswers(
        {
          title: 'Yoga',
          language,
          answers,
          reading: readingOf(SAMPLE_PROJECT.answers),
        },
        DOCUMENT_WORDS,
      ).score
    expect(score('answers')).toBe(score('en'))
    expect(score('ja')).not.toBe(score('en'))
  })

  it('says the same with a memo while an answer grows', () => {
    const memo = createCheckMemo()
    const text = SAMPLE_PROJECT.answers.q9 ?? ''
    for (let end = 0; end <= text.length; end += 40) {
      const texts = { ...SAMPLE_PROJECT.answers, q9: text.slice(0, end) }
      const answers = given(texts)
      const reading = readingOf(texts)
      const input = { title: 'Yoga', language: 'answers' as const, answers, reading }
      expect(computeReadinessOfAnswers(input, DOCUMENT_WORDS, memo)).toEqual(
        computeReadinessOfAnswers(input, DOCUMENT_WORDS),
      )
    }
  })
})
