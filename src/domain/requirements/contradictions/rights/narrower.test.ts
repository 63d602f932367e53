import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { barredDeeds } from './barred-deeds.ts'
import { clashingRights } from './clashing-rights.ts'
import { isException } from './narrower.ts'

const CREW = [
  makeRow('role', 'q5: instructors', { name: 'instructor', also: ['Gaz', 'Bev'] }),
  makeRow('role', 'q5: Gaz', { name: 'Gaz' }),
]
const right = ([role, may]: readonly [string, 'may' | 'never'], what: string, said: string) =>
  makeRow('permission', said, { role, may, what })

function contradictionOf(...rows: readonly Row[]) {
  const said = rows.map((row) => row.said.map(({ question, words }) => `${question}: ${words}`))
  const row = makeRow('contradiction', said.flat().join('\n'), { what: 'Which?' })
  return row.kind === 'contradiction' ? row : expect.fail('no contradiction')
}

describe('a rule for one of a role', () => {
  const notes = right(
    ['instructor', 'may'],
    'see medical notes',
    'q5: instructors see medical notes',
  )
  const no = right(['Gaz', 'never'], 'see medical notes', 'q9: Gaz never sees medical notes')

  it('is no contradiction of the rule for all of them', () => {
    expect(clashingRights([...CREW, notes, no])).toEqual([])
    expect(clashingRights([CREW[0] ?? no, notes, no])).toEqual([])
    expect(isException(contradictionOf(notes, no), [...CREW, notes, no])).toBe(true)
  })

  it('is one of a rule for the same person, or for all of another role', () => {
    const own = right(['Gaz', 'may'], 'see medical notes', 'q6: Gaz opens and sees medical notes')
    expect(clashingRights([...CREW, own, no])).toHaveLength(1)
    expect(isException(contradictionOf(own, no), [...CREW, own, no])).toBe(false)
    const all = right(
      ['instructor', 'never'],
      'see medical notes',
      'q9: instructors never see them',
    )
    expect(clashingRights([...CREW, notes, all])).toHaveLength(1)
    expect(isException(contradictionOf(notes, all), [...CREW, notes, all])).toBe(false)
  })

  it.each([
    ["Gaz, he's an instructor, must never see the medical notes.", 0],
    ['Instructors must never see the medical notes.', 1],
  ])('by the words alone: %s', (words, count) => {
    const pieces = [
      { question: 'q5', words: 'The instructor opens the medical notes.' },
      { question: 'q9', words },
    ]
    expect(barredDeeds(pieces, CREW)).toHaveLength(count)
  })

  it('is none in Japanese either', () => {
    const rows = [
      makeRow('role', 'q5: 船頭', { name: '船頭', also: [] }),
      makeRow('role', 'q5: 健さん', { name: '健さん', also: [] }),
      right(['船頭', 'may'], '名簿を見る', 'q5: 船頭は名簿を見る'),
      right(['健さん', 'never'], '名簿を見る', 'q9: 健さんには名簿を見せない'),
    ]
    expect(clashingRights(rows)).toEqual([])
    const [, , one, two] = rows
    if (one && two) expect(isException(contradictionOf(one, two), rows)).toBe(true)
  })
})
