import { expect, it } from 'vitest'
import type { StageWay } from '#domain/requirements/document-stages.ts'
import { listJumps } from './drop-jumps.ts'

const HIRE = ['asked', 'agreed', 'paid', 'out', 'back']
const COME = [
  { from: 'agreed', to: 'paid', items: ['FR-001'] },
  { from: 'paid', to: 'out', items: ['FR-002'] },
  { from: 'out', to: 'back', items: ['FR-003'] },
]
const 予約 = ['仮', '入金済み', '来た']
const 来る = [{ from: '入金済み', to: '来た', items: ['FR-002'] }]

it.each<[string, readonly string[], StageWay[], StageWay, boolean]>([
  ['over what was paid', HIRE, COME, { from: 'out', to: 'agreed', items: ['FR-002'] }, true],
  ['where it came from', HIRE, COME, { from: 'out', to: 'paid', items: ['FR-002'] }, false],
  [
    'where it came from without money',
    HIRE,
    [...COME, { from: 'agreed', to: 'out', condition: 'for schools' }],
    { from: 'out', to: 'agreed', items: ['FR-002'] },
    false,
  ],
  [
    'what was pressed by mistake',
    HIRE,
    COME,
    { from: 'out', to: 'agreed', condition: 'ticked by mistake' },
    true,
  ],
  ['what comes again', HIRE, COME, { from: 'back', to: 'asked', items: ['FR-009'] }, false],
  ['入金を飛ばして戻す', 予約, 来る, { from: '来た', to: '仮', items: ['FR-002'] }, true],
  ['入金済みに戻す', 予約, 来る, { from: '来た', to: '入金済み', items: ['FR-002'] }, false],
])('a way back %s', (...[, stages, ways, back, isJump]) => {
  const way = { ...back, assumed: true }
  expect(listJumps(stages, [...ways, way])).toEqual(isJump ? [way] : [])
})
