import { expect, it } from 'vitest'
import { findOwnPart } from './own-part.ts'

it.each([
  ['see where their own hives are', 'See where hives are', 'their own'],
  ['see notes of their own pupils', 'See notes', 'of their own pupils'],
  ['自分の生徒の記録を見る', '記録を見る', '自分の生徒'],
  ['自分の分だけ、記録を見る', '記録を見る', '自分'],
  ['今日の仕事を見る', '見る', '今日の仕事'],
  ['見積もりを見る', '見る', '見積もり'],
  ['see first name of driver', 'See names of drivers', 'first name of driver'],
  ['see own hives of others', 'look at hives', 'see own hives of others'],
])('tells the part of “%s” in “%s”', (part, whole, expected) => {
  expect(findOwnPart(part, whole)).toBe(expected)
})
