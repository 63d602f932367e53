import { expect, it } from 'vitest'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { write } from '#domain/requirements/testing/write.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'

const NEVER = 'Helpers never see prices'
const DAY = 'Helper day: recipe cards and the stem cost'
const LIST = 'Order list: what to buy'
const ANSWERS = [
  { questionId: 'q5', value: NEVER },
  { questionId: 'q11', value: `${DAY}\n${LIST}` },
]

it.each<[string, string, boolean]>([
  ['a side of', DAY, true],
  ['no side of', LIST, false],
])('the row of a screen whose words are %s a contradiction', (_, side, isNamed) => {
  const rows = [
    makeRow('role', `q5: ${NEVER}`, { name: 'Helper' }),
    makeRow('screen', `q11: ${DAY}`, { name: 'Helper day', shows: 'recipe cards, the stem cost' }),
    makeRow('contradiction', `q5: ${NEVER}\nq11: ${side}`, {
      what: 'Helpers never see prices, yet one shows the cost',
    }),
  ]
  const lines = renderMarkdown(write(rows, ANSWERS), DOCUMENT_WORDS).split('\n')
  const row = lines.find((line) => line.startsWith('| **SCR-01**')) ?? expect.fail('no screen')
  expect(row.includes('CT-01')).toBe(isNamed)
})
