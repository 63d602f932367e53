import { expect, it } from 'vitest'
import type { StageNote, StageWay } from '#domain/requirements/document-stages.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'

const studio = writeStudio()
const [pattern = expect.fail('the studio has no stages')] = studio.statusTables
const [first = '', second = '', third = ''] = pattern.states
const [sent = expect.fail('the studio sends nothing')] = studio.messages
const messages = [
  sent,
  { ...sent, id: 'MSG-02', text: 'A reminder on the 10th.' },
  { ...sent, id: 'MSG-03', text: 'On the 10th, and on the 20th.' },
]

function print(
  way: Partial<StageWay>,
  takes: readonly (boolean | undefined)[] = [],
  other: Partial<StageWay> = {},
): string[] {
  const transitions = [
    { from: first, to: second, sources: [], ...way },
    { from: first, to: third, sources: [], items: ['FR-003'], ...other },
  ]
  const notes = pattern.states.map(
    (stage, at): StageNote => ({
      ...{ stage, meaning: 'so', assumed: true },
      ...(takes[at] !== undefined && { takes: takes[at] }),
    }),
  )
  const tables = [{ ...pattern, transitions, notes }]
  const markdown = renderMarkdown({ ...studio, messages, statusTables: tables }, DOCUMENT_WORDS)
  return markdown.split('\n').filter((line) => /^\| (?:Stage|booked) \|/u.test(line))
}

it.each<[string, Partial<StageWay>, string]>([
  [
    'the function that takes it, and not what is sent',
    { items: ['FR-001', 'BR-001', 'MSG-01'] },
    'FR-001',
  ],
  [
    'the first of several functions that take it',
    { items: ['FR-001', 'FR-010', 'FR-008'] },
    'FR-001',
  ],
  ['who does it by hand alone', { items: ['FR-001', 'FR-010'], by: ['ROLE-02'] }, 'teacher'],
  ['what is sent where there is no deed', { items: ['MSG-01'] }, 'MSG-01'],
  [
    'what tells when, of what time does',
    { byTime: true, items: ['FR-001', 'MSG-01', 'MSG-02'] },
    'by itself, MSG-02',
  ],
  [
    'its deed where several tell when',
    { byTime: true, items: ['FR-001', 'MSG-02', 'MSG-03'] },
    'by itself, FR-001',
  ],
])('a way has %s', (_, way, told) => {
  const [, row = ''] = print(way)
  expect(row).toMatch(new RegExp(`${second}(?:, missed)? \\(${told}\\)`, 'u'))
})

it.each<[string, Partial<StageWay>, string]>([
  ['nobody by hand', { condition: 'no answer', byTime: true }, `${second} (no answer: by itself)`],
  ['each case by its own', { condition: 'said no' }, `${second} (said no; no answer)`],
])('of what comes of itself in a case is told %s', (_, way, told) => {
  const [, row = ''] = print(way, [], { to: second, condition: 'no answer', items: undefined })
  expect(row).toContain(told)
})

it.each<[string, readonly (boolean | undefined)[], boolean]>([
  ['some stages take a place and others do not', [true, true, false], true],
  ['one of them says nothing', [true, false, undefined], true],
  ['all of them do', [true, true, true], false],
  ['two say nothing', [true, undefined, undefined], false],
])('who takes a place is told where %s', (_, takes, isTold) => {
  const [head = ''] = print({}, takes)
  expect(head.includes('Place taken')).toBe(isTold)
})

it('says once that every way is supposed, where nobody told one', () => {
  const [head = '', row = ''] = print({ assumed: true })
  expect([head.endsWith('| Next (by which function) |'), row.includes('†')]).toEqual([true, true])
  const [own = '', below = ''] = print({ assumed: true }, [], { assumed: true })
  expect([own.endsWith('| Next (by which function)† |'), below.includes('†')]).toEqual([
    true,
    false,
  ])
})

it.each([
  ['is not told where nobody asks', 'Who pays?', first],
  ['has the question that asks it', `How does it come to ${third}?`, `${third} (way there: OQ-01)`],
])('a stage that nothing leads to %s', (_, text, told) => {
  const transitions = [{ from: first, to: second, sources: [] }]
  const [question = expect.fail('the studio asks nothing')] = studio.openQuestions
  const openQuestions = [{ ...question, id: 'OQ-01', text, blocks: [pattern.id] }]
  const notes = pattern.states.map((stage) => ({ stage, meaning: 'so', assumed: true }))
  const statusTables = [{ ...pattern, transitions, notes }]
  const markdown = renderMarkdown({ ...studio, openQuestions, statusTables }, DOCUMENT_WORDS)
  expect(markdown).toContain(`\n| ${told} |`)
  if (told === first) expect(markdown).not.toContain('way there')
})

it.each<[string, readonly string[], string | null]>([
  ['tell more than their names', ['the place is kept', 'somebody came', 'nobody came'], 'kept'],
  ['say a name again', ['the place is kept', 'somebody is waiting', ''], null],
])('what stages mean is told where most of them %s', (_, [one = '', two = ''], told) => {
  const transitions = [{ from: first, to: second, sources: [] }]
  const meanings = told === null ? [one, `it is ${second}`, `it is ${third}`] : [one, two, two]
  const notes = pattern.states.map((stage, at) => ({ stage, meaning: meanings[at] ?? '' }))
  const statusTables = [{ ...pattern, transitions, notes }]
  const markdown = renderMarkdown({ ...studio, statusTables }, DOCUMENT_WORDS)
  expect(markdown.includes('| What it means |')).toBe(told !== null)
})
