import { expect, it } from 'vitest'
import { valueOfDigits, valueOfNumberWords } from './number-words.ts'

it.each([
  ['two hundred and fifty', 250],
  ['two thousand five hundred', 2500],
  ['two dozen', 24],
  ['two and a half thousand', 2500],
  ['dos mil quinientos', 2500],
  ['treinta y cinco', 35],
])('reads "%s" as %d', (words, value) => {
  expect(valueOfNumberWords(words.split(' '))).toBe(value)
})

it.each([
  ['1,250.50', 1250.5],
  ['1.250,50', 1250.5],
  ['1,00,000', 100_000],
  ['5,000', 5000],
  ['2,5', 2.5],
  ['10:30', null],
])('reads %s as %s', (digits, value) => {
  expect(valueOfDigits(digits)).toBe(value)
})
