import { describe, expect, it } from 'vitest'
import { readAmounts, readNumber, writeDigits } from './numbers.ts'

describe('numbers in Japanese', () => {
  it.each([
    ['三', 3],
    ['十', 10],
    ['十六', 16],
    ['二十', 20],
    ['三百十二', 312],
    ['千八百', 1800],
    ['二百九十八', 298],
    ['三十万', 300_000],
    ['一万二千', 12_000],
    ['万', 10_000],
    ['3万5千', 35_000],
    ['二〇二六', 2026],
    ['１２', 12],
    ['3,000', 3000],
    ['1.5', 1.5],
    ['一億二千万', 120_000_000],
  ])('%s is %d', (text, number) => {
    expect(readNumber(text)).toBe(number)
  })

  it.each(['', '人', '三人', '3-4', '一二の三'])('%s is no number', (text) => {
    expect(readNumber(text)).toBeNull()
  })

  it.each([
    ['三日以内に返す', 3, '日', '以内'],
    ['十万円までです', 100_000, '円', 'まで'],
    ['八十歳以上の方', 80, '歳', '以上'],
    ['六百ほどになる', 600, '', 'ほど'],
    ['一時間ほど止まる', 1, '時間', 'ほど'],
    ['二割くらい', 2, '割', 'くらい'],
    ['30分以内', 30, '分', '以内'],
    ['15%です', 15, '%', ''],
    ['3か月後に', 3, 'か月後', ''],
    ['コンテナ三つ、五箱まで', 5, '箱', 'まで'],
  ])('%s', (text, ...amount) => {
    const [number, unit, bound] = amount
    expect(readAmounts(text)[0]).toMatchObject({ number, unit, bound })
  })

  it.each([
    ['三百十二世帯', '312世帯'],
    ['千八百円を集める', '1,800円を集める'],
    ['補助金三十万円', '補助金30万円'],
    ['八割になる', '8割になる'],
    ['夜九時から朝六時まで', '夜9時から朝6時まで'],
    ['一人で出す', '一人で出す'],
    ['二人に知らせる', '二人に知らせる'],
    ['一つ', '一つ'],
    ['一切入れない', '一切入れない'],
    ['三丁目の町内会', '三丁目の町内会'],
    ['もう一度', 'もう一度'],
    ['統一する', '統一する'],
    ['受付の千葉と三浦', '受付の千葉と三浦'],
    ['六本木まで', '六本木まで'],
    ['百合を十本', '百合を10本'],
  ])('%s is written %s', (text, written) => {
    expect(writeDigits(text)).toBe(written)
  })

  it('finds each amount once, in order', () => {
    const found = readAmounts('登録は三百十二世帯のうち二百世帯、十分以内')
    expect(found.map(({ number, unit }) => [number, unit])).toEqual([
      [312, '世帯'],
      [200, '世帯'],
      [10, '分'],
    ])
  })
})
