import { expect, it } from 'vitest'
import { joinTitles, shortenTitle } from './short-titles.ts'

it.each([
  ['予約を取り消す', '予約を取り消す'],
  [
    '今の混み具合を三段階で表示する(すいている、ふつう、混んでいる)',
    '今の混み具合を三段階で表示する',
  ],
  ['お客様ごとに好みが違って覚えきれないので、前回の注文を表示する', '前回の注文を表示する'],
])('「%s」の題は「%s」', (deed, title) => {
  expect(shortenTitle(deed)).toBe(title)
})

it('同じ動詞の目的語を一つの題にまとめる', () => {
  expect(joinTitles(['家族券を売る', '予約を取る', '回数券を売る', '予約を取り消す'])).toEqual([
    '家族券と回数券を売る',
    '予約を取る、取り消す',
  ])
})
