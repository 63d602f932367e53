import { expect, it } from 'vitest'
import { findNewWords, saysAgain } from './says-again.ts'

it.each([
  [
    'Running: no one under 16 in the room.',
    'When it is running, no one under 16 is in the room.',
    true,
  ],
  [
    'A beginner on it: offered first.',
    'When a beginner is on the list, the beginner is offered first.',
    true,
  ],
  ['The oven is on: no delivery is taken.', 'When the oven is on, a delivery is taken.', false],
  ['8 taken, 9 refused.', 'A coach takes 8 children.', false],
  ['31 March: refused.', 'It is loaned from 1 April.', false],
  ['満席なら待つ。', '満席なら待つこと。', true],
  ['満席なら電話で断る。', '満席なら待つこと。', false],
])('tells whether “%s” only says “%s” again', (text, beside, isAgain) => {
  expect(saysAgain(text, beside)).toBe(isAgain)
})

it.each([
  ['Sign the sheet with Ann', 'The sheet is signed.', ['Ann'], []],
  ['Sign the sheet at home', 'The sheet is signed.', [], ['hom']],
  ['予約を見て、直す', '予約を見る。予約を直す。', [], []],
  ['予約と会計を見る', '予約を見る。', [], ['会計']],
])('finds what “%s” says besides “%s”', (...[text, elsewhere, people, found]) => {
  const but = new Set(people.map((name) => name.toLowerCase()))
  expect(findNewWords(text, elsewhere, but)).toEqual(found)
})
