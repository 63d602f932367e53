import { describe, expect, it } from 'vitest'
import { findSums, withoutResults } from './find-sums.ts'

describe('the sums of a text', () => {
  it.each([
    ['24 × £55 = £1,320; told: £1,350', '24 × £55 = £1,320'],
    ['24 hives × £55 a hive = £1,320, but £1,350 was said', '24 hives × £55 a hive = £1,320'],
    ['Is 18 growers x 8 hives = 144 more than there are?', '18 growers x 8 hives = 144'],
    ['140 - 38 - 11 = 91 are left', '140 - 38 - 11 = 91'],
    ['25% × £1,320 = £330', '25% × £1,320 = £330'],
    ['15 calls ÷ 4 hours = 3.75 calls', '15 calls ÷ 4 hours = 3.75'],
    ['24 hives × 10 minutes = 4 hours', '24 hives × 10 minutes = 4 hours'],
    ['4 hives × 3 weeks × £9 = £108', '4 hives × 3 weeks × £9 = £108'],
    ['20枚×3,500円＝70,000円ですが', '20枚×3,500円=70,000'],
    ['35軒×週3日＝105軒に', '35軒×週3日=105'],
    ['2人で一回4個×毎週3日×5軒＝60個', '4個×毎週3日×5軒=60'],
    ['月1万円×12＝12万円', '1万円×12=12万'],
    ['2 + 3 × 4 = 14', '2 + 3 × 4 = 14'],
    ['£15 ÷ 4p = 375', '£15 ÷ 4p = 375'],
    ['98,000円×3割=29,400円', '98,000円×3割=29,400'],
  ])('are found and come to what they say: %s', (text, sum) => {
    expect(findSums(text)).toEqual([expect.objectContaining({ text: sum, holds: true })])
  })

  it.each([
    '24 × £55 = £1,350',
    '140 - 38 = 112',
    '24 hives × 10 minutes = 5 hours',
    '20枚×3,500円＝60,000円',
    '35軒×週3日＝115軒',
    '15 ÷ 4 = 3',
  ])('are found where they do not: %s', (text) => {
    expect(findSums(text)).toEqual([expect.objectContaining({ holds: false })])
  })

  it.each([
    'Open 9 - 17 and 10-12, at £55 a hive',
    'Order no. 24-7, 1/2 a case',
    'A hive = one box',
    '1枚3,500円、9時-17時',
  ])('are none in %s', (text) => {
    expect(findSums(text)).toEqual([])
  })

  it.each([
    ['a figure before a very long word', `1${'a'.repeat(900)}`],
    ['many terms that come to nothing', `${'1 a × '.repeat(32)}= 3`],
  ])('are looked for in no more than a moment in %s', (_, text) => {
    expect(findSums(text)).toEqual([])
  })

  it('leave nothing that nobody told', () => {
    expect(withoutResults('24 × £55 = £1,320, and £1,350 - £1,320 = £30')).not.toMatch(/320|£30/)
    expect(withoutResults('24 × £55 = £1,400')).toContain('£1,400')
  })
})
