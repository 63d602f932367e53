import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { stampLines } from '#domain/requirements/enrichment/capabilities/tellable.ts'
import { outlineOf } from '#domain/requirements/outline/outline-of.ts'
import { toPlainText } from '#domain/requirements/outline/pieces.ts'
import { workOut } from '#domain/requirements/outline/worked/work-out.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'

const studio = writeStudio()
const [pattern = expect.fail('the studio has no requirement')] = studio.features.flatMap(
  ({ requirements }) => requirements,
)
const [question = expect.fail('the studio asks nothing')] = studio.openQuestions
const role = studio.roles[0]?.id ?? ''

const base = { ...pattern, role, criteria: [], mark: 'stated' as const, priorityStated: true }
const requirements: FunctionalRequirement[] = [
  { ...base, id: 'FR-001', text: 'The app shall let the client see the list.', priority: 'must' },
  { ...base, id: 'FR-002', text: 'The app shall let the client book.', priority: 'must' },
  { ...base, id: 'FR-003', text: 'The app shall let the client pay.', priority: 'could' },
].map((each, at) => ({
  ...each,
  priority: each.priority as FunctionalRequirement['priority'],
  ...(at === 1 && { actorAssumed: true }),
  criteria: [
    {
      ...{ id: `AC-00${at + 1}.1`, given: '', when: 'the client looks', outcome: `list ${at}` },
      ...{ failure: false, mark: 'assumed' as const, quotes: [], sources: ['q7'] },
    },
  ],
}))

const LINES = [
  { at: 'FR-001', text: 'Clients see the list and book.', items: ['FR-001', 'FR-002'] },
  { at: 'FR-001', text: 'The client looks: list 0.', items: ['AC-001.1'] },
  { at: 'FR-001', text: 'It is kept a day.', items: [question.id] },
  { at: 'FR-003', text: 'Clients pay.', items: ['FR-003'] },
  { at: 'FR-002', text: 'The client looks: list 1.', items: ['AC-002.1'] },
]

function documentOf(lines = LINES): RequirementsDocument {
  const document = {
    ...studio,
    features: [{ title: 'All', requirements }],
    areas: [{ name: 'Lists', requirements: requirements.map(({ id }) => id) }],
  }
  const items = requirements.map(({ id }) => id)
  return {
    ...document,
    capabilities: [{ title: 'Lists', items, lines: stampLines(lines, document) }],
  }
}

describe('a line of section 7', () => {
  const markdown = renderMarkdown(documentOf(), ENGLISH)
  const section = markdown.slice(markdown.indexOf('### Lists'))

  it('has in a file below it its tests with their ids, and of a question the id behind the line that it follows', () => {
    expect(section).toContain(
      [
        '### Lists (slices 1, 2, 3)',
        '**FR-001, FR-002** Clients see the list and book. (must; Q7)',
        '- Test: The client looks: list 0. (AC-001.1; OQ-01)\n- Test: The client looks: list 1. (AC-002.1)',
        '**FR-003** Clients pay. (nice to have; Q7)',
      ].join('\n\n'),
    )
    const { id, text } = question
    const [sheet = '', rest = ''] = section.split('## 8 ')
    expect(id).toBe('OQ-01')
    expect(rest).toContain(`| **${id}** | ${text} (Q7) | Whoever runs it can write each down, `)
    expect(sheet).not.toContain(text)
    // What a line says of it is the default in section 15.
    expect(markdown).not.toMatch(/it is kept a day/i)
  })

  it('has its tests behind it that a model told before it', () => {
    const [lead, test, ...others] = LINES
    const early = renderMarkdown(
      documentOf([test, lead, ...others].flatMap((each) => each ?? [])),
      ENGLISH,
    )
    expect(early).toBe(markdown)
  })

  it('tells on the screen what holds until a question is decided, with all ids behind', () => {
    const { sections } = outlineOf(workOut(documentOf(), ENGLISH.document), ENGLISH.document)
    const blocks = sections.find(({ name }) => name === 'requirements')?.blocks ?? []
    const told = blocks.flatMap((block) => (block.kind === 'list' ? block.entries : []))
    expect(told.map(toPlainText)).toContain(`It is kept a day. (Assumed; ${question.id})`)
    const lead = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))[0]
    expect(toPlainText(lead ?? [])).toContain('(FR-001 must, FR-002 must, Who: Assumed; Q5, Q7)')
  })
})
