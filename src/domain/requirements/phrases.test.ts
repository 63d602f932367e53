import { expect, it } from 'vitest'
import { lowerFirst } from './phrases.ts'

it.each([
  ['A client books', 'a client books'],
  ['B2B goes first', 'B2B goes first'],
  ['A4 sheets are printed', 'A4 sheets are printed'],
  ['PDF files', 'PDF files'],
  ['I decide', 'I decide'],
])('begins small inside a sentence, but for what is written so: %s', (text, small) => {
  expect(lowerFirst(text)).toBe(small)
})
