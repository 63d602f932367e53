import { describe, expect, it } from 'vitest'
import { requirementsValueSchema } from '#contract/requirements-document.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { readItemHeart } from '#domain/requirements/editing/judgements.ts'
import { layEdits } from '#domain/requirements/editing/lay-edits.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { removeItems } from '#domain/requirements/remove-items.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { settleAreas } from './settle-areas.ts'

const DOCUMENT = writeStudio()
const WITH_AREAS: RequirementsDocument = {
  ...DOCUMENT,
  areas: [
    { name: 'Classes', requirements: ['FR-004', 'FR-002', 'FR-010'] },
    { name: 'Places', requirements: ['FR-001', 'FR-003', 'FR-005', 'FR-006', 'FR-011'] },
    { name: 'Who came', requirements: ['FR-007', 'FR-008', 'FR-009'] },
    { name: 'Waiting list', requirements: ['FR-012'] },
  ],
}

/** The document with other requirements. */
function withRequirements(
  change: (all: FunctionalRequirement[]) => FunctionalRequirement[],
): RequirementsDocument {
  const [feature = expect.fail('no feature')] = WITH_AREAS.features
  const requirements = change(listRequirements(WITH_AREAS))
  return { ...WITH_AREAS, features: [{ ...feature, requirements }] }
}

const of = (id: string) =>
  listRequirements(WITH_AREAS).find((each) => each.id === id) ?? expect.fail(id)

/** In which area a requirement is. */
const areaOf = (document: RequirementsDocument, id: string) =>
  settleAreas(document, 'Other').find(({ requirements }) => requirements.includes(id))?.name

const added = (more: Partial<FunctionalRequirement>): FunctionalRequirement => ({
  ...{ ...of('FR-012'), id: 'FR-099', rows: [], quotes: [], rules: [], entities: [] },
  ...more,
})

describe('areas stay sound', () => {
  it.each<[string, Partial<FunctionalRequirement>, string]>([
    ['split from another, by its row', { rows: of('FR-008').rows, text: 'Classes.' }, 'Who came'],
    ['split from another, by its words', { quotes: of('FR-003').quotes, text: 'x.' }, 'Places'],
    ['of an area’s name', { text: 'Print the waiting list.' }, 'Waiting list'],
    ['of the words of what is in it', { text: 'Mark who came late.' }, 'Who came'],
    ['of the rules of what is in it', { text: 'Charge.', rules: ['BR-002'] }, 'Places'],
    ['of nothing that is there', { text: 'Photos.' }, 'Other'],
  ])('with a new requirement: %s', (_, more, name) => {
    const document = withRequirements((all) => [...all, added(more)])
    expect(areaOf(document, 'FR-099')).toBe(name)
    expect(
      settleAreas(document, 'Other')
        .slice(0, 3)
        .map((area) => area.name),
    ).toEqual(WITH_AREAS.areas?.slice(0, 3).map((area) => area.name))
  })

  it('without what is gone, and no area stays empty', () => {
    const gone = removeItems(WITH_AREAS, new Set(['FR-012', 'FR-001']))
    const areas = settleAreas(gone, 'Other')
    expect(areas.map(({ name }) => name)).not.toContain('Waiting list')
    expect(areas.flatMap(({ requirements }) => requirements)).not.toContain('FR-001')
    const ids = (document: RequirementsDocument) =>
      settleAreas(document, 'Other').flatMap(({ requirements }) => requirements)
    expect(ids(withRequirements((all) => all.slice(2)))).not.toContain('FR-001')
  })

  it('where the founder strikes a requirement out', () => {
    const item = of('FR-012')
    const edit = {
      ...{ item: item.id, field: 'judgement', text: 'struck' },
      ...{ generated: readItemHeart(item), basis: '', revision: 1 },
    }
    const laid = layEdits(WITH_AREAS, [edit], DOCUMENT_WORDS)
    expect(listRequirements(laid).map(({ id }) => id)).not.toContain('FR-012')
    expect(laid.areas?.map(({ name }) => name)).toEqual(['Classes', 'Places', 'Who came'])
  })

  it('and settle to themselves', () => {
    expect(settleAreas(WITH_AREAS, 'Other')).toEqual(WITH_AREAS.areas)
  })
})

it('opens a stored document that has none, and gives it none', () => {
  expect(requirementsValueSchema.parse(JSON.parse(JSON.stringify(DOCUMENT))).areas).toBeUndefined()
  expect(settleAreas(DOCUMENT, 'Other')).toEqual([])
  const stored = JSON.parse(JSON.stringify(WITH_AREAS))
  expect(requirementsValueSchema.parse(stored).areas).toEqual(WITH_AREAS.areas)
})
