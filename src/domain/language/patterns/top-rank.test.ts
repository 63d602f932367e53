import { expect, it } from 'vitest'
import { isTopRank } from './top-rank.ts'

it.each([
  ["medicines, that's the really important one", true],
  ['The most important thing is the queue', true],
  ['the reminder is our number one', true],
  ['top priority: the queue', true],
  ['what matters most is the queue', true],
  ['順番待ちがいちばん大事です', true],
  ['最も重要なのは順番待ち', true],
  ['an important thing is the queue', false],
  ['number one, she opens the app', false],
  ["that's not the most important thing", false],
  ['一番は順番待ち', false],
  ['いちばん大事ではない', false],
])('"%s" is the most important: %s', (text, isTop) => {
  expect(isTopRank(text)).toBe(isTop)
})
