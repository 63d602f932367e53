import { expect, it } from 'vitest'
import type { StageWay } from '#domain/requirements/document-stages.ts'
import { listByOwnDeed } from './drop-own-deeds.ts'

const deeds = new Map([
  ['FR-001', 'The app shall let the driver take a photo when dropped.'],
  ['FR-002', 'The app shall let Mel tick off what arrived.'],
  ['FR-003', 'The app shall let the owner move a job to its next stage.'],
  ['FR-004', 'The app shall let the driver drop and finish a job.'],
  ['FR-005', '運転手は、写真を撮れること。'],
])
const by = (id: string): StageWay[] => [{ from: 'made', to: 'delivered', items: [id] }]
const on = (id: string): StageWay => ({ from: 'delivered', to: 'finished', items: [id] })

it.each<[string, StageWay[], StageWay, boolean]>([
  ['its own deed', by('FR-001'), on('FR-001'), true],
  [
    'its own deed, with a message',
    by('FR-001'),
    { ...on('FR-001'), items: ['FR-001', 'MSG-09'] },
    true,
  ],
  [
    'its own deed and a rule',
    by('FR-001'),
    { ...on('FR-001'), items: ['FR-001', 'BR-001'] },
    false,
  ],
  ['another deed', by('FR-001'), on('FR-002'), false],
  [
    'a deed that chooses',
    [...by('FR-002'), { from: 'made', to: 'short', items: ['FR-002'] }],
    on('FR-002'),
    false,
  ],
  ['a deed back', by('FR-001'), { ...on('FR-001'), to: 'made' }, false],
  ['what moves anything', by('FR-003'), on('FR-003'), false],
  ['a deed that tells of both', by('FR-004'), on('FR-004'), false],
  ['the deed and the time', by('FR-001'), { ...on('FR-001'), byTime: true }, false],
  ['写真', by('FR-005'), on('FR-005'), true],
])('a supposed way by %s', (...[, ways, way, isOwn]) => {
  const supposed = { ...way, assumed: true }
  expect(listByOwnDeed([...ways, supposed], deeds)).toEqual(isOwn ? [supposed] : [])
  expect(listByOwnDeed([...ways, way], deeds)).toEqual([])
})
