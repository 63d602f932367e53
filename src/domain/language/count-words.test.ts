import { expect, it } from 'vitest'
import { countWords } from './count-words.ts'

it.each([
  ['four short words here', 4],
  ['and/or – a price: 5,000', 4],
  ['回覧板が一周する', 4],
  ['LINEで送る API', 4],
  ['', 0],
])('counts the words of "%s"', (text, count) => {
  expect(countWords(text)).toBe(count)
})
