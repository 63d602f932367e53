import { describe, expect, it } from 'vitest'
import { readIsoDay } from '#domain/requirements/outline/time/read-days.ts'
import { findDayFault, settleDays } from './settle-days.ts'

const TODAY = '2026-11-29'

const slice = (by: string | null, days?: number | null) => ({
  ...{ title: 'Part', goal: '', requirements: [], by },
  ...(days !== undefined && { days }),
})

type Parts = [string | null, (number | null)?][]

interface Told {
  limits?: string[]
  /** The place of the last part with a must. */
  last?: number
  /** Whether the day is told of the part that has it. */
  isOf?: boolean
}

function settle(parts: Parts, { limits = [], last = -1, isOf = false }: Told = {}) {
  const slices = parts.map(([by, days]) => slice(by, days))
  const isDue = (each: (typeof slices)[number]) => slices.indexOf(each) === last
  const told = { date: TODAY, limits: limits.map(readIsoDay) }
  return settleDays(slices, { ...told, isDue, isOf: () => isOf })
}

describe('the days of the slices', () => {
  it.each<[string, (string | null)[], string | null]>([
    ['in their order', ['going for the 1st of February', '2027-03-01'], null],
    ['the same for two', ['by 1 February', 'by 1 February', null], null],
    ['with words that name none', ['before the rush', '2027-03-01'], null],
    ['that have passed', ['by 1 February', 'by 15 November'], null],
    ['that a model supposes', ['by 1 February', '2026-01-15', '2027-02-30'], null],
    ['before the part in front', ['by 1 May', '二月一日'], '二月一日'],
  ])('are judged: %s', (_, all, words) => {
    const fault = findDayFault(
      all.map((by) => slice(by)),
      TODAY,
    )
    expect(fault?.words ?? null).toBe(words)
  })

  it.each<[string, [string | null, (number | null)?][], (string | undefined)[]]>([
    // Sunday, 29 November: five working days end on Friday, none on a weekend.
    [
      'after today',
      [
        [null, 5],
        [null, 2],
      ],
      ['2026-12-04', '2026-12-08'],
    ],
    [
      'after a told day',
      [
        ['by 1 February', 20],
        [null, 10],
      ],
      ['by 1 February', '2027-02-15'],
    ],
    // 45 weekdays until 1 February take 10 and 20 days of work: ten of them end on 11 December.
    [
      'as early as they can be before a told day',
      [
        [null, 10],
        ['by 1 February', 20],
      ],
      ['2026-12-11', 'by 1 February'],
    ],
    [
      'with their share of the time where that is too short',
      [
        [null, 60],
        ['by 4 December', 60],
      ],
      ['2026-12-01', 'by 4 December'],
    ],
    [
      'by the last of one told day',
      [
        ['by 1 February', 10],
        ['by 1 February', 20],
      ],
      ['2026-12-11', 'by 1 February'],
    ],
    [
      'for no supposed day',
      [
        ['2027-02-06', 5],
        ['2026-02-07', 5],
      ],
      ['2026-12-04', '2026-12-11'],
    ],
    ['for none that has passed', [['by 15 November', 5]], ['2026-12-04']],
    ['not without an estimate', [['by 1 February'], [null, null]], ['by 1 February', undefined]],
    [
      'not after words that name none',
      [
        ['before the rush', 5],
        [null, 5],
      ],
      ['before the rush', undefined],
    ],
  ])('are filled in: %s', (_, all, days) => {
    expect(settle(all).map(({ by }) => by)).toEqual(days)
  })

  const FIRST = ['by 1 February', '2027-02-15', '2027-02-22']
  it.each<[string, string[], boolean, (string | undefined)[]]>([
    ['last part with a must', [], false, ['2026-12-11', 'by 1 February', '2027-02-08']],
    ['part that it is told of', [], true, FIRST],
    ['trial before a later one', ['2027-03-01'], false, FIRST],
  ])('of the founder are that of the %s', (...[, limits, isOf, days]) => {
    const parts: Parts = [
      ['by 1 February', 10],
      [null, 10],
      [null, 5],
    ]
    expect(settle(parts, { limits, last: 1, isOf }).map(({ by }) => by)).toEqual(days)
  })

  it.each([0, 61, 2.5, -3, null])('leave out an estimate of %s', (days) => {
    expect(settle([[null, days]])[0]).not.toHaveProperty('days')
  })
})
