import { describe, expect, it } from 'vitest'
import { findAmounts } from './amounts.ts'

describe('findAmounts', () => {
  it.each([
    ['from six or seven a month down to two', ['six or seven a month', 'two']],
    ['presently Rs 1.2 lakhs, below 25,000', ['Rs 1.2 lakhs', 'below 25,000']],
    ['4–5 a week -> max 1 a week', ['4–5 a week', 'max 1 a week']],
    ['at least 30 of the 43 rowers', ['at least 30', '43']],
    ['it opens in < 3 s, 20 % more', ['< 3 s', '20 %']],
    ['the one she wants, this one', []],
    ['class B2 and room no. 4', ['4']],
    ['two hundred US a month, $400/mo', ['two hundred', '$400/mo']],
    ['before 6:30 or 8 am', ['6:30 or 8 am']],
    ['someone tends ten boats', ['ten']],
  ])('%s', (text, expected) => {
    const found = findAmounts(text)
    expect(found.map((amount) => amount.text)).toEqual(expected)
    for (const { start, end, text: words } of found) expect(text.slice(start, end)).toBe(words)
  })

  it.each([
    ['max 12 m', 12, 'most', 'count'],
    ['not more than 2 hours', 2, 'most', 'time'],
    ['at least 95 %', 95, 'least', 'share'],
    ['€1,200', 1200, null, 'money'],
    ['forty dollars', 40, null, 'money'],
    ['2.5 h', 2.5, null, 'time'],
    ['two hundred', 200, null, 'count'],
    ['6:30', null, null, 'clock'],
  ])('%s', (text, ...[value, bound, kind]) => {
    expect(findAmounts(text)).toMatchObject([{ value, bound, kind }])
  })
})
