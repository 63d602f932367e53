import { expect, it } from 'vitest'
import type { StatusTable } from '#domain/requirements/document-stages.ts'
import { listLastStages } from './last-stages.ts'

const notesOf = (states: string[]) => states.map((stage) => ({ stage, meaning: 'so' }))

it.each([
  [['out', 'back', 'mending'], false, []],
  [['out', 'back', 'at the mending'], false, []],
  [['貸出', '返却', '修理中'], false, []],
  [['out', 'back', 'on the shelf'], false, ['on the shelf']],
  [['out', 'back', 'mending'], true, ['out', 'back']],
])('of %o, with notes %s, the last are %o', (states, hasNotes, last) => {
  const transitions = states.slice(1).map((to, at) => ({ from: states[at] ?? '', to }))
  const notes = hasNotes ? notesOf(states) : undefined
  const table = { id: 'ST-01', states, transitions, notes } as unknown as StatusTable
  expect(listLastStages(table)).toEqual(last)
})
