import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  AcceptanceCriterion,
  FunctionalRequirement,
} from '#domain/requirements/document-items.ts'
import { stampWordings } from '#domain/requirements/enrichment/wording/listed-words.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'

const studio = writeStudio()
const [pattern = expect.fail('the studio has no requirement')] = studio.features.flatMap(
  ({ requirements }) => requirements,
)
const [test = expect.fail('the studio has no criterion')] = studio.features.flatMap(
  ({ requirements }) => requirements.flatMap(({ criteria }) => criteria),
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
  const [capability] = stampWordings(
    [{ title: 'Two lists', text: 'Clients see lists.', items }],
    document,
  )
  const own = requirements.slice(0, 2).flatMap(({ criteria }) => criteria.map(({ id }) => id))
  return capability === undefined
    ? expect.fail('nothing was stamped')
    : { ...document, capabilities: [{ ...capability, tests: own }] }
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

it('shows below a capability every case of the founder, and of the supplied the examples first', () => {
  const criterion = (id: string, more: Partial<AcceptanceCriterion>): AcceptanceCriterion => {
    const parts = { given: '', when: `the client sees ${id}`, outcome: 'it is shown' }
    return { ...test, ...parts, id, from: undefined, edge: undefined, ...more }
  }
  const criteria = [
    criterion('AC-001.1', { mark: 'assumed' }),
    criterion('AC-001.2', { mark: 'assumed' }),
    criterion('AC-001.3', { mark: 'assumed', example: true }),
    criterion('AC-001.4', { mark: 'stated' }),
  ]
  const told = sectionOf(documentOf([{ criteria }, {}]), 7)
  expect(told).toContain('AC-001.3')
  expect(told).toContain('AC-001.4')
  expect(told).not.toContain('AC-001.1')
  expect(told).not.toContain('AC-001.2')
})
