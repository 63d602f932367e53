import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listToldElsewhere } from '#domain/requirements/registers/delivery/told-elsewhere.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { putDrops } from './put-drops.ts'

const SIDE = { question: 'q13', text: 'he just takes the number off the job' }
const OTHER = { question: 'q5', text: 'nobody sees a number' }

function documentOf(
  more: Partial<RequirementsDocument['features'][number]['requirements'][number]>,
) {
  const studio = writeStudio()
  const [pattern = expect.fail('no requirement')] = studio.features.flatMap(
    (each) => each.requirements,
  )
  const taking = { ...pattern, id: 'FR-024', quotes: [SIDE], criteria: [], ...more }
  return {
    ...studio,
    features: [{ title: 'All', requirements: [{ ...pattern, quotes: [] }, taking] }],
    contradictions: [
      {
        ...{ id: 'CT-01', text: 'May he see it?', mark: 'open' as const, sources: ['q5', 'q13'] },
        ...{ quotes: [SIDE, OTHER], items: [], suggestedDefault: 'Nobody sees a number.' },
      },
    ],
  } satisfies RequirementsDocument
}

function put(drops: string[], more = {}) {
  const document = documentOf(more)
  const [clash] = document.contradictions
  return { isPut: putDrops(document, clash, drops), document }
}

describe('what cannot be built while a default holds', () => {
  it('is a line of one of the sides, which nobody builds until it is decided', () => {
    const { isPut, document } = put(['FR-024'])
    expect(isPut).toBe(true)
    expect(document.contradictions[0]).toMatchObject({ drops: ['FR-024'] })
    expect(listToldElsewhere(document)).toEqual(['FR-024'])
  })

  it('is nothing of other words, nothing unknown, and nothing that the founder confirmed', () => {
    const [other] = put([]).document.features.flatMap((each) => each.requirements)
    expect(put([other?.id ?? '', 'FR-999']).isPut).toBe(false)
    expect(put(['FR-024'], { confirmed: true }).isPut).toBe(false)
  })
})
