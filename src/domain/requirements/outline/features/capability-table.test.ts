import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { stampLines } from '#domain/requirements/enrichment/capabilities/tellable.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'

const studio = writeStudio()
const [pattern = expect.fail('the studio has no requirement')] = studio.features.flatMap(
  ({ requirements }) => requirements,
)
const role = studio.roles[0]?.id ?? ''

type Wanted = Partial<FunctionalRequirement>

/** The studio with these requirements, of which the first two are one capability. */
function documentOf(wanted: readonly Wanted[]): RequirementsDocument {
  const requirements = wanted.map((each, at): FunctionalRequirement => {
    const text = `The app shall let the client see list ${'abcdefgh'.charAt(at)}.`
    const base = { ...pattern, role, criteria: [], priorityStated: true, mark: 'stated' as const }
    return { ...base, id: `FR-00${at + 1}`, text, ...each }
  })
  const ids = requirements.map(({ id }) => id)
  const document = {
    ...studio,
    features: [{ title: 'All', requirements }],
    areas: [{ name: 'Lists', requirements: ids }],
  }
  const items = ids.slice(0, 2)
  const lines = stampLines([{ at: ids[0] ?? '', text: 'Clients see lists.', items }], document)
  return { ...document, capabilities: [{ title: 'Two lists', items, lines }] }
}

const sectionOf = (document: RequirementsDocument, number: number) =>
  renderMarkdown(document, ENGLISH).split(/^## /m)[number] ?? ''

it('tells the first version by area in the titles of its capabilities, by the rank said first', () => {
  const table = sectionOf(
    documentOf([
      { priority: 'unsaid' },
      { priority: 'must' },
      { priority: 'could' },
      { priority: 'unsaid', mark: 'assumed' },
    ]),
    1,
  )
  expect(table).toContain('| Area | Must | Not ranked | Nice to have |')
  expect(table).toContain('| **Lists** | Two lists | See list d† | See list c |')
})

it('names apart what comes later than its capability', () => {
  const table = sectionOf(documentOf([{ priority: 'must' }, { priority: 'could' }]), 1)
  expect(table).toContain('| **Lists** | Two lists | See list b |')
})

it('has the areas as the founder counted them up, and behind them what nobody listed', () => {
  const said = (text: string) => [{ question: 'q7', text }]
  const document = documentOf([
    { priority: 'must', quotes: [{ question: 'q5', text: 'see list a' }] },
    { priority: 'must', quotes: said('then list b') },
    { priority: 'must', quotes: said('first list c') },
  ])
  const table = sectionOf(
    {
      ...document,
      answers: [{ question: 'q7', title: '', text: 'first list c\nthen list b' }],
      areas: ['Hall', 'Yard', 'Barn'].map((name, at) => ({
        ...{ name, requirements: [`FR-00${at + 1}`] },
      })),
    },
    1,
  )
  expect(table.match(/\*\*(?:Hall|Yard|Barn)\*\*/gu)).toEqual(['**Barn**', '**Yard**', '**Hall**'])
})

it.each([
  ['FR-003', 'could', false],
  ['FR-003', 'must', true],
  ['FR-004', 'must', true],
])('leaves out of a file what is left out as well: %s, %s', (id, priority, isTold) => {
  const whole = documentOf([{}, {}, { priority: priority as 'must' | 'could' }, {}])
  const base = { mark: 'stated' as const, sources: [], quotes: [] }
  const [together = expect.fail('none')] = whole.capabilities ?? []
  const line = stampLines([{ at: id, text: 'Clients see it at last.', items: [id] }], whole)
  const items = [...together.items, id]
  const document = {
    ...whole,
    nonGoals: [{ ...base, id: 'NG-90', text: 'Paper.', reason: null }],
    contradictions: [{ ...base, id: 'CT-90', text: 'Which?', items: [id, 'NG-90'] }],
  }
  const told = { ...together, items, lines: [...together.lines, ...line] }
  const file = renderMarkdown(document, ENGLISH)
  const [first = '', second = ''] = [1, 7].map((number) => file.split(/^## /m)[number])
  expect(first.includes('See list c')).toBe(isTold)
  expect(second.includes('see list c')).toBe(isTold)
  const inLines = renderMarkdown({ ...document, capabilities: [told] }, ENGLISH)
  expect(inLines.includes('Clients see it at last')).toBe(isTold || id !== 'FR-003')
})
