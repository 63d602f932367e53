import { expect, it } from 'vitest'
import { beginsWithVerb } from './verb-first.ts'

it.each([
  ['注文を入れる', true],
  ['注文を入れる（電話、LINE、FAXどれで来ても）', true],
  ['定期の次の回を自動で作る(毎週、2週)', true],
  ['名簿の名前（電話やFAXの）', true],
  ['お客様の名（電話、FAX）', false],
])('%s: a deed is %s', (phrase, isDeed) => {
  expect(beginsWithVerb(phrase, null)).toBe(isDeed)
})
