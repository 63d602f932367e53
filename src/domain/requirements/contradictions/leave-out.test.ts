import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

it.each([
  [
    ENGLISH,
    'q8: no texts to the parents\nq13: Ron wants texts to the parents',
    'Texts to the parents: left out, or as Ron wants them.',
    makeRow('out', 'q8: no texts to the parents', { what: 'texts to the parents' }),
  ],
  [
    JAPANESE,
    'q8: 同意書のことを家族にLINEするのはいや\nq13: 主人は同意書のことも家族にLINEしろって言う',
    '同意書のことも家族にLINEするか、主人はしろ、受付はいや。',
    makeRow('out', 'q8: 同意書のことを家族にLINEするのはいや', {
      what: '同意書のことを家族にLINEする',
    }),
  ],
])('what is left out stays so where somebody else wants it', (...[words, sides, what, out]) => {
  const { contradictions = [], nonGoals } = writeRows(
    [out, makeRow('contradiction', sides, { what })],
    words,
  )
  expect(nonGoals).toHaveLength(1)
  const text = nonGoals[0]?.text.replace(/[.。]$/u, '') ?? ''
  expect(contradictions[0]?.suggestedDefault).toBe(words.defaults.without(text))
})
