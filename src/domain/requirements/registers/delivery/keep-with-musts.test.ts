import { expect, it } from 'vitest'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { keepWithMusts } from './keep-with-musts.ts'

const make = (id: string, priority: 'must' | 'unsaid', mark: 'stated' | 'assumed' = 'stated') =>
  ({ id, priority, mark }) as FunctionalRequirement

const REPORT = make('FR-001', 'must')
const PAY = make('FR-002', 'must')
const PRINT = make('FR-003', 'unsaid', 'assumed')
const TOLD = make('FR-004', 'unsaid')

const settle = (items: string[], ...parts: FunctionalRequirement[][]) =>
  keepWithMusts(
    parts.map((of, at) => ({ title: `Part ${at + 1}`, goal: '', of })),
    { capabilities: [{ title: 'Reports', items }] as never },
  ).map(({ of }) => of.map(({ id }) => id))

it.each<[string, string[], FunctionalRequirement[][], string[][]]>([
  [
    'what was supplied to a must',
    ['FR-001', 'FR-003'],
    [[REPORT], [PAY], [PRINT, TOLD]],
    [['FR-001'], ['FR-002', 'FR-003'], ['FR-004']],
  ],
  [
    'not what belongs to none',
    ['FR-003', 'FR-004'],
    [[REPORT], [PAY], [PRINT, TOLD]],
    [['FR-001'], ['FR-002'], ['FR-003', 'FR-004']],
  ],
  ['not what was told', ['FR-001', 'FR-004'], [[REPORT], [TOLD]], [['FR-001'], ['FR-004']]],
  ['and leaves no part empty', ['FR-001', 'FR-003'], [[REPORT], [PRINT]], [['FR-001', 'FR-003']]],
])('brings to the last must %s', (...[, items, parts, settled]) => {
  expect(settle(items, ...parts)).toEqual(settled)
})
