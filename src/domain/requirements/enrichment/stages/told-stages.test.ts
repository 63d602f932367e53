import { expect, it } from 'vitest'
import type { StatusTable } from '#domain/requirements/document-stages.ts'
import { listToldStages } from './told-stages.ts'

/** A table whose stages have ways from the first to the second alone. */
function endsOf(states: string[]): string[] {
  const [from = '', to = ''] = states
  const table = { id: 'ST-01', states, transitions: [{ from, to }] } as unknown as StatusTable
  return [...listToldStages({ assumptions: [] }, table).ends]
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
  [['asked for', 'out', 'back', 'on the shelf'], ['on the shelf']],
])('of the row %o ends with %o: what somebody is still at goes on', (states, ends) => {
  const transitions = states.slice(1).map((to, at) => ({ from: states[at] ?? '', to }))
  const table = { id: 'ST-01', states, transitions } as unknown as StatusTable
  expect([...listToldStages({ assumptions: [] }, table).ends]).toEqual(ends)
})
