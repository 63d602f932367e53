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
