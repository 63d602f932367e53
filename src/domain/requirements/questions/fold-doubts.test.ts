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

it('asks once what a side of a contradiction says is not known', () => {
  const sides =
    "q9: the hall is paid before the day\nq13: coins in the box can't be before, so I don't know"
  const document = writeRows([
    makeRow('contradiction', sides, {
      what: "The hall is paid before the day, but coins in the box can't be before.",
    }),
    asked(
      "q13: coins in the box can't be before, so I don't know",
      'How coins in the box can be paid',
    ),
  ])
  expect(document.contradictions?.[0]?.rows).toHaveLength(2)
  expect(document.openQuestions.some(({ text }) => text.includes('coins'))).toBe(false)
})

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

it.each([
  [
    'in English',
    ENGLISH,
    'q9: pony camp 150, 2nd child 140\nq15: is it 140 for the second child or is it for both, Tom says both',
    'Camp is 140 for the second child, and Tom says 140 for both.',
    'q15: is it 140 for the second child or is it for both, Tom says both\nq2: is camp 140 or 150 for the second child??',
    'Is it 140 for the second child or for both',
    'pony camp 150, 2nd child 140',
  ],
  [
    'in Japanese',
    JAPANESE,
    'q9: 二人目のお子さんは百四十円\nq15: 百四十円は二人目のお子さんだけですか、二人ともですか?',
    '二人目のお子さんは百四十円だが、二人とも百四十円かもしれない。',
    'q15: 百四十円は二人目のお子さんだけですか、二人ともですか?',
    '百四十円は二人目のお子さんだけか、二人ともか',
    '二人目のお子さんは百四十円',
  ],
])(
  'a doubt that is the side that asks is asked once, and the side that says holds, %s',
  (...[, words, sides, clash, doubt, what, until]) => {
    const rows = [makeRow('contradiction', sides, { what: clash }), asked(doubt, what)]
    const { openQuestions, contradictions = [] } = writeRows(rows, words)
    expect(openQuestions.filter(({ quotes }) => quotes.length > 0)).toEqual([])
    expect(contradictions.map(({ suggestedDefault }) => suggestedDefault)).toEqual([
      words.defaults.side(until),
    ])
  },
)
