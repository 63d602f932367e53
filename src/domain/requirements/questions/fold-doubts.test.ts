import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const asked = (said: string, what: string, until?: string) =>
  makeRow('doubt', said, { about: 'unknown', what, ...(until !== undefined && { until }) })

it.each([
  [
    'in English',
    ENGLISH,
    'q7: linen count per house\nq15: I do not know if linen is in the first version',
    'Linen is a must, but it is not known if linen is in the first version.',
    'q15: I do not know if linen is in the first version',
    'Is linen in the first version?',
  ],
  [
    'in Japanese',
    JAPANESE,
    'q7: リネンを数える\nq15: リネンを最初の版に入れるか分かりません',
    'リネンは必須だが、最初の版に入れるか分からない。',
    'q15: リネンを最初の版に入れるか分かりません',
    'リネンを最初の版に入れますか？',
  ],
])(
  'a doubt that is a side of a contradiction is asked once, %s',
  (...[, words, sides, clash, doubt, what]) => {
    const rows = [makeRow('contradiction', sides, { what: clash }), asked(doubt, what)]
    const document = writeRows(rows, words)
    const [found] = document.contradictions ?? []
    expect(found?.rows).toHaveLength(2)
    const quotes = document.openQuestions.flatMap((question) => question.quotes)
    expect(quotes).toEqual([])
    const own = writeRows([rows[0] ?? expect.fail(), asked(doubt, what, 'no linen')], words)
    expect(own.contradictions?.[0]?.suggestedDefault).toMatch(/^no linen/i)
  },
)

it('asks both where the doubt is of something else in the same words', () => {
  const sides = 'q9: not paid by, I think, twenty one days, no more extras\nq7: we can add one'
  const document = writeRows([
    makeRow('contradiction', sides, {
      what: 'When an owner has not paid and gets no extras, may we still add one ourselves?',
    }),
    asked('q9: not paid by, I think, twenty one days', 'Not sure of the twenty one days'),
  ])
  expect(document.contradictions).toHaveLength(1)
  expect(document.openQuestions.some(({ text }) => text.includes('twenty one'))).toBe(true)
})
