import { expect, it } from 'vitest'
import type { StageWay } from '#domain/requirements/document-stages.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'

const studio = writeStudio()
const [pattern = expect.fail('the studio has no stages')] = studio.statusTables
const [first = '', second = '', third = ''] = pattern.states

function print(way: Partial<StageWay>, other: Partial<StageWay> = {}): string[] {
  const transitions = [
    { from: first, to: second, ...way },
    { from: first, to: third, items: ['FR-003'], ...other },
  ]
  const tables = [{ ...pattern, transitions }]
  const markdown = renderMarkdown({ ...studio, statusTables: tables }, DOCUMENT_WORDS)
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
  ['what is sent where there is no deed', { items: ['MSG-01'] }, 'MSG-01'],
])('a way has %s', (_, way, told) => {
  const [, row = ''] = print(way)
  expect(row).toMatch(new RegExp(`${second}(?:, missed)? \\(${told}\\)`, 'u'))
})

it('says once that every way is supposed, where nobody told one', () => {
  const [head = '', row = ''] = print({ assumed: true })
  expect([head.endsWith('| Next (by which function) |'), row.includes('†')]).toEqual([true, true])
  const [own = '', below = ''] = print({ assumed: true }, { assumed: true })
  expect([own.endsWith('| Next (by which function)† |'), below.includes('†')]).toEqual([
    true,
    false,
  ])
})

it.each([
  ['is not told where nobody asks', 'Who pays?', first],
  ['has the question that asks it', `How does it come to ${third}?`, `${third} (way there: OQ-01)`],
])('a stage that nothing leads to %s', (_, text, told) => {
  const transitions = [{ from: first, to: second }]
  const [question = expect.fail('the studio asks nothing')] = studio.openQuestions
  const openQuestions = [{ ...question, id: 'OQ-01', text, blocks: [pattern.id] }]
  const statusTables = [{ ...pattern, transitions }]
  const markdown = renderMarkdown({ ...studio, openQuestions, statusTables }, DOCUMENT_WORDS)
  expect(markdown).toContain(`\n| ${told} |`)
  if (told === first) expect(markdown).not.toContain('way there')
})
