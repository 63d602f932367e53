import { expect, it } from 'vitest'
import type { Journey } from '#domain/requirements/document-journeys.ts'
import { placeExamples } from './examples-of-steps.ts'

const journeyOf = (
  steps: readonly string[],
  quotes: readonly string[],
  examples: string[],
): Journey => ({
  ...{ id: 'UJ-01', title: 'x', persona: null, role: null, sources: ['q6'], mark: 'stated' },
  steps: steps.map((text, at) => ({ number: at + 1, text, requirements: [] })),
  quotes: quotes.map((text) => ({ question: 'q6', text })),
  examples,
})

const placed = (journey: Journey) => {
  const { bySteps, others } = placeExamples(journey)
  return [Object.fromEntries(bySteps), others]
}

it('puts example data to the step that tells the words it is from, where it does not say it', () => {
  expect(
    placed(
      journeyOf(
        ['The leader picks days and pitches.', 'On friday the group turns up.'],
        ['Mandy of 3rd Thornley', 'picks fri 15 to sun 17, 2 pitches', 'friday they turn up'],
        ['3rd Thornley', 'fri 15 to sun 17', '2 pitches', 'friday'],
      ),
    ),
  ).toEqual([{ 1: ['fri 15 to sun 17', '2 pitches'] }, ['3rd Thornley']])
  expect(
    placed(
      journeyOf(
        ['客が、便を選んで、人数を入れる。', '船長が、出船か決める。'],
        ['第二のタイラバ便を選んで2人と入れます'],
        ['第二のタイラバ便', '2人'],
      ),
    ),
  ).toEqual([{ 1: ['第二のタイラバ便', '2人'] }, []])
})
