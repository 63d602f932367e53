import { expect, it } from 'vitest'
import { addCurrency } from './add-currency.ts'

const euros = ['looking costs twenty five euros', 'the deposit is hundred and fifty']

it.each([
  ['An hour is sixty eight.', 'An hour is sixty eight euros.'],
  [
    'The deposit for horns is hundred and fifty',
    'The deposit for horns is hundred and fifty euros',
  ],
  ['Looking costs twenty five euros.', null],
  ['The school gets ten percent on work.', null],
  ['The guarantee is six months.', null],
  ['The deposit is 50.', null],
])('says of "%s" the one currency of the answers', (text, told) => {
  expect(addCurrency(text, euros)).toBe(told ?? text)
})

it('adds none where the answers name two, or none', () => {
  expect(addCurrency('An hour is sixty eight', ['ten euros', 'ten dollars'])).not.toContain(
    'eight ',
  )
  expect(addCurrency('An hour is sixty eight', ['ten euros or $12'])).not.toContain('eight ')
  expect(addCurrency('An hour is sixty eight', ['ten percent'])).not.toContain('eight ')
})
