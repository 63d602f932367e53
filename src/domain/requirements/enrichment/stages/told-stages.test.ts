import { expect, it } from 'vitest'
import type { StatusTable } from '#domain/requirements/document-stages.ts'
import { listToldStages } from './told-stages.ts'

const NOTHING = { assumptions: [], rules: [], nonGoals: [], answers: [] }

/** A table whose stages have ways from the first to the second alone. */
function endsOf(states: string[]): string[] {
  const [from = '', to = ''] = states
  const table = { id: 'ST-01', states, transitions: [{ from, to }] } as unknown as StatusTable
  return [...listToldStages(NOTHING, table).ends]
}

it.each([
  [['on the shelf', 'lent', 'broken', 'retired'], []],
  [['在庫', '貸出', '故障'], []],
  [
    ['booked', 'done', 'cancelled'],
    ['done', 'cancelled'],
  ],
])('of %o ends with %o: what can be mended goes on', (stages, ends) => {
  expect(endsOf(stages)).toEqual(ends)
})

it.each([
  [['asked for', 'out', 'back', 'mending'], []],
  [['asked for', 'out', 'back', 'being washed'], []],
  [['受付', '診断', '修理中'], []],
  [['預かり', '仕上がり', '納品', '直し'], []],
  [['預かり', '作業', '納め', 'とりやめ'], ['とりやめ']],
  [['asked for', 'out', 'back', 'on the shelf'], ['on the shelf']],
])('of the row %o ends with %o: what somebody is still at goes on', (states, ends) => {
  const transitions = states.slice(1).map((to, at) => ({ from: states[at] ?? '', to }))
  const table = { id: 'ST-01', states, transitions } as unknown as StatusTable
  expect([...listToldStages(NOTHING, table).ends]).toEqual(ends)
})

it('has no way that was read against what the founder says has to be done first', () => {
  const text = "It's not fine to go out till it's been washed."
  const answers = [{ question: 'q6', title: '', text }]
  const transitions = [
    { from: 'out', to: 'at the wash' },
    { from: 'at the wash', to: 'out' },
  ]
  const table = { id: 'ST-01', states: ['out', 'at the wash'], transitions }
  const { ways } = listToldStages({ ...NOTHING, answers }, table as unknown as StatusTable)
  expect(ways).toEqual(transitions.slice(0, 1))
})
