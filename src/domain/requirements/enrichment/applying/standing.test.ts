import { expect, it } from 'vitest'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'

const GIVEN = { previous: null, sameLanguage: true, words: ENGLISH }

it.each([
  ['Late fees are shown, but not charged.', 'shape'],
  ['Late fees are written on paper.', 'shape'],
  ['Late fees are charged; the app keeps each with its day, and never changes them.', undefined],
  ['The app keeps the days, and never charges late fees.', 'shape'],
  ['Late fees stay as they are and are not changed.', 'shape'],
  ['Late fees are charged, and the owner can set one to zero.', undefined],
])('switches off nothing that other answers have the app do: %s', (text, rule) => {
  const document = writeRows(
    [
      makeRow('doubt', 'q15: late fees at all? trustees split', {
        about: 'unknown',
        what: 'late fees at all? trustees split',
      }),
      makeRow('rule', 'q9: the late fee is £1 a day, trustees pay as well', {
        when: 'late',
        then: '£1 a day',
      }),
    ],
    ENGLISH,
  )
  const item = document.openQuestions.find(({ quotes }) => quotes.length > 0)?.id ?? ''
  const { document: after, findings } = applyProposals({
    ...GIVEN,
    document,
    proposals: { defaults: [{ item, text, cites: [] }] },
  })
  expect(findings[0]?.rule).toBe(rule)
  const held = after.openQuestions.find(({ id }) => id === item)?.suggestedDefault
  expect(held).toBe(rule === undefined ? text : ENGLISH.defaults.disputedTold)
})
