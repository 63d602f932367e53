import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { listReviewedRest, listReviewedTests } from './list-reviewed.ts'
import { tellDone, tellGoing, tellMessage, tellRanked, tellScreen } from './tell-more.ts'

const EMPTY = writeRows([], DOCUMENT_WORDS)
const traced = { mark: 'stated' as const, sources: [], quotes: [] }
const role = (id: string, name: string) => ({ ...traced, id, name })
const DOCUMENT = {
  ...EMPTY,
  roles: [role('ROLE-01', 'Grower'), role('ROLE-02', '受付')],
  features: [
    {
      title: '',
      requirements: [
        {
          ...{ ...traced, id: 'FR-001', text: 'The app shall let the grower lend a press.' },
          ...{ role: 'ROLE-01', priority: 'must', criteria: [], rules: [] },
        },
      ],
    },
  ],
} as never as RequirementsDocument

it.each([
  ['must', 'Lend a press. (must)'],
  ['could', 'Lend a press. (could)'],
  ['unsaid', 'Lend a press.'],
] as const)('tells the rank of a function: %s', (priority, told) => {
  expect(tellRanked('Lend a press.', { priority })).toBe(told)
})

const MESSAGE = { ...traced, id: 'MSG-01', trigger: null, failure: {} }

it.each([
  [
    'what its line does not say',
    { text: 'When it is late, the app shall send a message.', recipient: 'Grower', channel: 'SMS' },
    'When it is late, the app shall send a message. · to Grower · by SMS · says: Bring it back',
  ],
  [
    'nothing twice',
    { text: '返却が遅い · 受付 · メール。', recipient: '受付', channel: 'メール' },
    '返却が遅い · 受付 · メール。 · says: Bring it back',
  ],
])('tells of a message %s', (_, told, expected) => {
  const message = { ...MESSAGE, ...told, says: 'Bring it back' } as never
  expect(tellMessage(DOCUMENT, message)).toBe(expected)
  const assumption = { ...traced, id: 'AS-01', text: 'MSG-01 says: Bring it back.' }
  const document = { ...DOCUMENT, assumptions: [{ ...assumption, items: ['MSG-01'] }] }
  expect(tellMessage(document, message)).toBe(expected.replace(' · says: Bring it back', ''))
})

it('tells of a screen who uses it, what it shows and what is done there', () => {
  const screen = { ...traced, id: 'SCR-01', name: 'Presses', content: 'Presses', states: [] }
  const bare = { ...screen, requirements: [] }
  expect(tellScreen(DOCUMENT, bare)).toBe('Presses')
  const shown = { ...bare, content: 'What is out', who: ['ROLE-02'], requirements: ['FR-001'] }
  expect(tellScreen(DOCUMENT, shown)).toBe('Presses (受付); What is out; FR-001')
})

it.each([
  ['by itself', { byTime: true, items: ['FR-001'] }, 'in → out (FR-001, by itself)'],
  ['by a function', { items: ['FR-001'] }, 'in → out (FR-001)'],
  ['by hand', { by: ['ROLE-02'] }, 'in → out (受付)'],
  ['by nobody, supposed', { assumed: true }, 'in → out (supposed)'],
])('tells of a way that it is gone %s', (_, way, told) => {
  const table = { ...traced, id: 'ST-01', text: '', thing: 'press', states: ['in', 'out'] }
  const transitions = [{ from: 'in', to: 'out', ...way }]
  expect(tellGoing(DOCUMENT, { ...table, transitions })).toBe(
    `press, stages: in, out; ways: ${told}`,
  )
})

it('tells of a slice what is seen when it is done, and its day', () => {
  const slice = { number: 1, title: 'Lend', goal: 'It is the heart.', requirements: ['FR-001'] }
  expect(tellDone(slice)).toBe('Lend (FR-001): It is the heart.')
  expect(tellDone({ ...slice, done: 'Ann lends one', by: 'before May' })).toBe(
    'Lend (FR-001): It is the heart.; done: Ann lends one; by before May',
  )
})

it('knows a line by what it was known by', () => {
  const slices = [{ number: 1, title: 'Lend', goal: 'Heart.', done: 'Seen', requirements: [] }]
  const rest = listReviewedRest({ ...DOCUMENT, slices })
  const lines = [...listReviewedTests(DOCUMENT).flat(), ...rest]
  const told = ['FR-001', 'slice 1'].map((id) => {
    const line = lines.find((each) => each.id === id)
    return [line?.words, line?.show?.()]
  })
  const words = 'The app shall let the grower lend a press.'
  expect(told).toEqual([
    [words, `${words} (must)`],
    ['Lend', 'Lend (): Heart.; done: Seen'],
  ])
})
