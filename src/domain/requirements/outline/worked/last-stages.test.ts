import { expect, it } from 'vitest'
import type { StatusTable } from '#domain/requirements/document-stages.ts'
import { listLastStages } from './last-stages.ts'

it.each([
  [['out', 'back', 'mending'], []],
  [['out', 'back', 'at the mending'], []],
  [['貸出', '返却', '修理中'], []],
  [['out', 'back', 'on the shelf'], ['on the shelf']],
])('of %o the last are %o', (states, last) => {
  const transitions = states.slice(1).map((to, at) => ({ from: states[at] ?? '', to }))
  const table = { id: 'ST-01', states, transitions } as unknown as StatusTable
  expect(listLastStages(table)).toEqual(last)
})
