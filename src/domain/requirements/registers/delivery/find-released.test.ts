import { expect, it } from 'vitest'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { StatusTable } from '#domain/requirements/document-stages.ts'
import { bringForward } from './bring-forward.ts'

const ITEM = { sources: [], quotes: [], mark: 'assumed' as const }
const deed = (id: string, text: string) =>
  ({
    ...{ ...ITEM, id, text: `The clerk ${text}.`, role: null, priority: 'unsaid' },
    ...{ criteria: [], rules: [], entities: [], missing: [], kind: 'functional' },
  }) as unknown as FunctionalRequirement
const DEEDS = [
  deed('FR-001', 'logs a crack'),
  deed('FR-002', 'ships a hull out'),
  deed('FR-003', 'prints the map'),
  deed('FR-004', 'fetches it home'),
]
const way = (from: string, to: string, id: string) => ({ from, to, items: [id] })
const table = (takes: readonly string[], more: object = {}): StatusTable => ({
  ...ITEM,
  ...{ id: 'ST-01', text: '', thing: 'hull', states: ['cracked', 'away', 'home'] },
  transitions: [way('cracked', 'away', 'FR-002'), { ...way('away', 'home', 'FR-004'), ...more }],
  notes: ['cracked', 'away', 'home'].map((stage) => ({
    ...{ stage, meaning: '' },
    ...(takes.includes(stage) && { takes: true }),
  })),
})

it.each<[string, StatusTable[], number]>([
  ['the next part, where it is taken', [table(['away'])], 3],
  ['its own, where nothing is taken', [table([])], 4],
  ['its own, by the clock', [table(['away'], { byTime: true })], 4],
  ['its own, where it was taken all along', [table(['cracked', 'away'])], 4],
  ['its own without stages', [], 4],
])('what brings a thing back comes with %s', (_, statusTables, place) => {
  const parts = DEEDS.map((each) => ({ title: '', goal: '', of: [each] }))
  const told = { entities: [], roles: [], privacy: [], rules: [], statusTables }
  const made = bringForward(parts, told)
  expect(made.findIndex(({ of }) => of.some(({ id }) => id === 'FR-004')) + 1).toBe(place)
})
