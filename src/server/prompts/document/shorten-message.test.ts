import { expect, it } from 'vitest'
import { fenceData } from '#server/prompts/fence-data.ts'
import { shortenMessage } from './shorten-message.ts'

const DRAFT = [
  'ROLE-01 Grower',
  'FR-001 The app shall let the grower book a bed.',
  '  AC-001.1 When a bed is free, then it can be booked',
  '  AC-001.2 When it is taken, then it says so',
  'FR-002 The app shall print the rota.',
  '  AC-002.1 When it is printed, then 7 days are on it',
  'BR-001 A bed is 4 m².',
  'OQ-01 Who may book? (until then: growers; FR-002)',
]
const message = fenceData(
  [
    { heading: 'answer q1 Problem', text: 'Nobody knows whose bed it is.' },
    { heading: 'draft', text: DRAFT.join('\n') },
  ],
  'abc',
)

it.each([
  ['AC-001.2 is refused', [0, 1, 2, 3]],
  ['BR-001', [0, 6]],
  ['FR-002', [0, 4, 5, 7]],
  ['no id at all', [0]],
])('keeps of the draft what is told of: %s', (told, kept) => {
  const short = shortenMessage(message, told)
  expect(short).toBe(
    fenceData(
      [
        { heading: 'answer q1 Problem', text: 'Nobody knows whose bed it is.' },
        { heading: 'draft', text: kept.map((at) => DRAFT[at]).join('\n') },
      ],
      'abc',
    ),
  )
})

it('leaves what has no draft as it is', () => {
  expect(shortenMessage('anything', 'FR-001')).toBe('anything')
})
