import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'

const byModel = (row: Row): Row => ({ ...row, by: 'model' })
const CLERK = makeRow('role', 'q5: clerks', { name: 'clerk' })
const LOOK = makeRow('feature', 'q7: clerks mend boats', { actor: 'clerk', does: 'mend a boat' })
const rule = (when: string, then: string) => makeRow('rule', `q9: ${when} ${then}`, { when, then })

/** The ways of the only table as "from > to*": a star is supposed; behind it by what it happens. */
function waysOf(stages: string[], moves: [string, string][], ...rows: Row[]): string[] {
  const table = makeRow('stages', `q9: ${stages.join(', ')}`, {
    thing: 'boat',
    stages,
    moves: moves.map(([from, to]) => ({ from, to })),
  })
  const document = writeRows([CLERK, LOOK, table, ...rows].map(byModel))
  const texts = new Map(document.rules.map(({ id, outcome }) => [id, outcome]))
  return (document.statusTables[0]?.transitions ?? []).map(({ from, to, assumed, items = [] }) => {
    const by = items.flatMap((id) => texts.get(id) ?? [])
    return `${from} > ${to}${assumed ? '*' : ''}${by.length > 0 ? ` (${by.join()})` : ''}`
  })
}

describe('the ways between stages', () => {
  it('are supposed in the order of the list where none was told, and a no-show comes before the trip', () => {
    expect(waysOf(['new', 'paid', 'out', 'back', 'no-show'], [])).toEqual([
      'new > paid*',
      'paid > out*',
      'paid > no-show*',
      'out > back*',
    ])
  })

  it('go past the question that a rule lets skip, and on after a no', () => {
    const found = waysOf(
      ['looked at', 'waiting for their yes', 'in work', 'ready', 'collected'],
      [
        ['looked at', 'waiting for their yes'],
        ['waiting for their yes', 'in work'],
        ['in work', 'ready'],
        ['ready', 'collected'],
      ],
      rule('a job under fifty pounds', 'we just do it'),
      rule('the customer does not answer in ten days', 'it is put back'),
    )
    expect(found).toEqual([
      'looked at > waiting for their yes',
      'looked at > in work* (“we just do it”)',
      'waiting for their yes > in work',
      'waiting for their yes > ready* (It is put back)',
      'in work > ready',
      'ready > collected',
    ])
  })

  it('lead to and fro between work and waiting, into an end that nothing leads to, and out of it', () => {
    const found = waysOf(
      ['in', 'seen', 'in work', 'waiting for wood', 'ready', 'collected', 'not worth it'],
      [
        ['in', 'seen'],
        ['seen', 'in work'],
        ['seen', 'waiting for wood'],
        ['in work', 'ready'],
        ['waiting for wood', 'ready'],
        ['ready', 'collected'],
      ],
      rule('mending costs more than the boat', 'not worth it'),
    )
    expect(found).toEqual([
      'in > seen',
      'seen > in work',
      'seen > waiting for wood',
      'seen > not worth it* (Not worth it)',
      'in work > waiting for wood*',
      'in work > ready',
      'waiting for wood > in work*',
      'waiting for wood > ready',
      'ready > collected',
      'not worth it > collected*',
    ])
  })

  it('lead back from what was pressed by mistake', () => {
    const found = waysOf(
      ['ready', 'collected'],
      [['ready', 'collected']],
      rule('somebody pressed collected by mistake', 'the clerk can take it back the same day'),
    )
    expect(found[1]).toContain('collected > ready*')
  })
})
