import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { isUnseen } from './tell-seen.ts'

describe('whether a consequence can be seen in the app', () => {
  it.each([
    'passport',
    'count too',
    'first come first served',
    'needs intro course',
    'ring, wait 10 min, tell the boss',
    'the driver may leave',
    'nothing opens',
    "it's fine",
    'what was sent is safe and Delyth can lock the phone out',
    'the office talks to them',
    'nurse waits ten minutes',
    '何も言わない',
    '席は待っている方にお譲りする',
    '班長が行う',
    '船長が出すかどうか決める',
    '役員二名が確かめてから',
  ])('not “%s”', (then) => expect(isUnseen(then)).toBe(true))

  it.each([
    'free',
    'no rides',
    'carried forward',
    'a year sooner',
    'deposit kept',
    'second is told',
    'what was sent is shown',
    'nurse waits ten minutes, step by step on the screen',
    '予約できない',
    'アプリが料金を決める',
    '班長が行うことになったと表示する',
  ])('“%s”', (then) => expect(isUnseen(then)).toBe(false))

  it('tells a deed by hand, and a passport, as a rule alone', () => {
    const byModel = (row: Row): Row => ({ ...row, by: 'model' })
    const rows = [
      makeRow('role', 'q5: clerks', { name: 'clerk' }),
      makeRow('feature', 'q7: clerks hand out boats', { actor: 'clerk', does: 'hand out a boat' }),
      makeRow('case', 'q12: a boat is late: clerk rings the hirer', {
        during: 'hand out a boat',
        when: 'a boat is late',
        then: 'clerk rings the hirer',
      }),
      makeRow('case', 'q12: the slip is lost: passport', {
        during: 'hand out a boat',
        when: 'the slip is lost',
        then: 'passport',
      }),
    ]
    const document = writeRows(rows.map(byModel))
    const outcomes = listRequirements(document)[0]?.criteria.map(({ outcome }) => outcome)
    expect(outcomes).toEqual([])
    expect(document.rules.map(({ outcome }) => outcome)).toEqual([
      'Clerk rings the hirer',
      'Passport',
    ])
  })
})
