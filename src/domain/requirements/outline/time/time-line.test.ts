import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { countDays, findDays, readDays, readIsoDay } from './read-days.ts'

const TODAY = readIsoDay('2026-11-23')

it.each<[string, string[]]>([
  ['By March first.', ['2027-3-1']],
  ['Wanted by 1 Sept for the regulars', ['2027-9-1']],
  ['ready the 10th of December', ['2026-12-10']],
  ['Live December 10, 2026', ['2026-12-10']],
  ['a trial in mid-November', ['2026-11-15']],
  ['by the end of October', ['2027-10-31']],
  ['11月15日までに', ['2026-11-15']],
  ['11月3日には使えるように', ['2027-11-3']],
  ['before May', ['2027-5-1']],
  ['spent by 31 march, the 1st of may at the latest', ['2027-3-31', '2027-5-1']],
  ['the other 5 may come too', []],
  ['in use from April', ['2027-4-1']],
  ['できれば4月から使いたい', ['2027-4-1']],
  ['It may march on, and the council meets 2nd Tuesday', []],
  ['by the November rush', ['2026-11-1']],
  ['before the second of January', ['2027-1-2']],
  ['十月の繁忙期までに', ['2027-10-31']],
  ['opens Jan 2027', ['2027-1-31']],
  ['12月10日には使い始める', ['2026-12-10']],
  ['十二月十日には使い始めたく、できれば十一月の半ばには試しを', ['2026-12-10', '2026-11-15']],
  ['来月三日、毎月五日に', []],
  ['2027年4月までに', ['2027-4-1']],
  ['三か月後、一月末', ['2027-1-31']],
])('reads the days of “%s”', (text, days) => {
  const told = readDays(text, TODAY).map(({ year, month, day }) => `${year}-${month}-${day}`)
  expect(told).toEqual(days)
})

it.each([
  ['3月の終わりに更新がかたまる', '3月の終わり'],
  ['by the end of June', 'end of June'],
])('names the part of its month in “%s”', (text, words) => {
  expect(findDays(text, TODAY).map((each) => each.words.trim())).toEqual([words])
})

it('counts the days between two', () => {
  expect(countDays(TODAY, readIsoDay('2026-12-10'))).toBe(17)
  expect(countDays(TODAY, readIsoDay('2026-11-15'))).toBe(-8)
})

describe('a day that has passed, or is near', () => {
  const limit = (what: string) => makeRow('limit', `q15: ${what}`, { about: 'date', what })
  const told = (what: string, words = ENGLISH) => {
    const document = { ...writeRows([limit(what)], words), date: '2026-11-23' }
    return renderMarkdown(document, words)
      .split('\n')
      .filter((line) => /Time:|期日の心配/.test(line))
  }

  it('is told on the first page and with the limits', () => {
    expect(told('ready by 10 December, a trial in mid-November')).toEqual([
      '**Time:** 15 November 2026† (CON-01) has passed; 10 December 2026† (CON-01) is 17 days away, see section 14.',
      expect.stringContaining('17 days away. Before building, agree on a later day'),
    ])
  })

  it('is silent where there is time', () => {
    expect(told('ready by March first')).toEqual([])
  })

  it('holds in Japanese', () => {
    expect(told('12月10日には使い始める', JAPANESE)).toEqual([
      '**期日の心配：** 2026年12月10日※（CON-01）まであと17日（第14章）。',
      expect.stringContaining('日を延ばすか'),
    ])
  })
})
