import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { STUDIO_ROWS, studioInput } from '#domain/requirements/testing/studio.ts'
import { WORKS } from './works.ts'

const input = { ...studioInput(), language: 'en' as const }
const first = WORKS.writeDocument({ ...input, previous: null })

const correct = (newest: object, rows = STUDIO_ROWS) => {
  const { previous: _, ...given } = studioInput({ rows })
  const stored = { newest: JSON.stringify(newest), before: JSON.stringify(newest) }
  return WORKS.correctDocument({ ...given, ...stored, language: 'en', version: 2 })
}
const readValue = (corrected: ReturnType<typeof correct>): RequirementsDocument =>
  JSON.parse(corrected?.content ?? '')
const CORRECTED = STUDIO_ROWS.filter(({ kind }) => kind !== 'money')

it('has nothing to write where nothing was corrected', () => {
  expect(correct(first)).toBeNull()
})

it('keeps why there is nothing of a model', () => {
  const writers = [
    { section: 'plan', model: null, fallback: 'too-slow', taken: 0, refused: 0 },
  ] as const
  expect(readValue(correct({ ...first, writers }, CORRECTED)).writers).toEqual(writers)
})

it('opens what a model once added to, and writes it again without that', () => {
  const [rule] = first.rules
  const writers = [{ section: 'capabilities', model: 'one', fallback: null, taken: 1, refused: 0 }]
  const told = { items: ['FR-001'], of: ['book a free place'] }
  const older = {
    ...{ ...first, writers, proposed: { proposals: { risks: [] }, sameLanguage: true } },
    capabilities: [{ title: 'Book', items: ['FR-001'], lines: [{ text: 'x', at: 'x', ...told }] }],
    roleLines: [{ role: 'ROLE-01', part: 'may', text: 'book', ...told }],
    rules: [{ ...rule, wording: 'Otherwise worded.', toldBy: 'BR-002' }],
  }
  const { writers: none, ...value } = readValue(correct(older, CORRECTED))
  expect(none).toBeUndefined()
  expect(Object.keys(value)).not.toContain('proposed')
  expect(JSON.stringify(value)).not.toMatch(/capabilities|roleLines|Otherwise worded/)
})
