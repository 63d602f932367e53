import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Journey } from '#domain/requirements/document-journeys.ts'
import { waitsOfSteps } from './waits-of-steps.ts'

const SAID = 'She picks a tasting, Friday or Monday between 2 and 4'

it.each<[string, number[]]>([
  ['She picks a tasting, Friday or Monday between 2 and 4.', [1]],
  ['Ana picks a tasting.', []],
])('the step “%s” waits for what its words are asked of', (text, at) => {
  const quotes = [{ question: 'q6', text: SAID }]
  const journey = { quotes, steps: [{ number: 1, text }] } as unknown as Journey
  const asked = { openQuestions: [], contradictions: [{ id: 'CT-01', quotes }] }
  const waits = waitsOfSteps(asked as unknown as RequirementsDocument, journey)
  expect([...waits.keys()]).toEqual(at)
})
