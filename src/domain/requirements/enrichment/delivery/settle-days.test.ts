import { describe, expect, it } from 'vitest'
import { findDayFault, settleDays } from './settle-days.ts'

const TODAY = '2026-11-29'

const slice = (by: string | null, days?: number | null) => ({
  ...{ title: 'Part', goal: '', requirements: [], by },
  ...(days !== undefined && { days }),
})

describe('the days of the slices', () => {
  it.each<[string, (string | null)[], string | null]>([
    ['in their order', ['going for the 1st of February', '2027-03-01'], null],
    ['the same for two', ['by 1 February', 'by 1 February', null], null],
    ['with words that name none', ['before the rush', '2027-03-01'], null],
    ['of the founder, even passed', ['by 15 November', '2026-12-20'], null],
    ['in Japanese', ['七月末', '2027-08-22'], null],
    ['before today', ['2026-11-20'], '2026-11-20'],
    ['before the part in front', ['by 1 February', '2027-01-15'], '2027-01-15'],
    ['told, but before the part in front', ['2027-05-01', '二月一日'], '二月一日'],
    ['that are none', ['2027-02-30'], '2027-02-30'],
  ])('are judged: %s', (_, all, words) => {
    const fault = findDayFault(
      all.map((by) => slice(by)),
      TODAY,
    )
    expect(fault?.words ?? null).toBe(words)
  })

  it.each<[string, [string | null, (number | null)?][], (string | undefined)[]]>([
    // Ten working days are two weeks.
    [
      'after the part in front',
      [
        ['by 1 February', 20],
        [null, 10],
      ],
      ['by 1 February', '2027-02-15'],
    ],
    [
      'after today',
      [
        [null, 5],
        [null, 5],
      ],
      ['2026-12-06', '2026-12-13'],
    ],
    ['not without an estimate', [['by 1 February'], [null, null]], ['by 1 February', undefined]],
    [
      'not after words that name none',
      [
        ['before the rush', 5],
        [null, 5],
      ],
      ['before the rush', undefined],
    ],
    [
      'again where it was put behind a later one',
      [
        ['by 1 May', 5],
        ['2027-02-01', 5],
      ],
      ['by 1 May', '2027-05-08'],
    ],
  ])('are filled in: %s', (_, all, days) => {
    const settled = settleDays(
      all.map(([by, days]) => slice(by, days)),
      TODAY,
    )
    expect(settled.map(({ by }) => by)).toEqual(days)
  })

  it.each([0, 61, 2.5, -3, null])('leave out an estimate of %s', (days) => {
    expect(settleDays([slice(null, days)], TODAY)[0]).not.toHaveProperty('days')
  })
})
