import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { sortByBlocking } from './sort-by-blocking.ts'

const DOCUMENT = writeRows([
  makeRow('role', 'q5: clients', { name: 'client' }),
  makeRow('feature', 'q7: clients book', { actor: 'client', does: 'book', priority: 'must' }),
  makeRow('feature', 'q7: clients draw', { actor: 'client', does: 'draw', priority: 'could' }),
])

/** Which items wait for each question, in the order in which they are asked. */
const order = (blocks: readonly string[][], quotes: readonly number[] = []) => {
  const openQuestions = blocks.map((waiting, at) => ({
    ...{ id: `OQ-0${at + 1}`, sources: [], mark: 'open' as const, text: 'Which?', why: '' },
    ...{ suggestedDefault: null, blocks: waiting },
    quotes: quotes.includes(at) ? [{ question: 'q15', text: 'I do not know' }] : [],
  }))
  return sortByBlocking({ ...DOCUMENT, openQuestions }).map(({ id }) => id)
}

it('asks first what holds up a must, then anything else, then what holds up nothing', () => {
  expect(order([[], ['FR-002'], ['FR-001']])).toEqual(['OQ-03', 'OQ-02', 'OQ-01'])
})

it('keeps the order among equals, and the founder’s own doubt before what holds up nothing', () => {
  expect(order([['FR-001'], ['FR-001']])).toEqual(['OQ-01', 'OQ-02'])
  expect(order([[], []], [1])).toEqual(['OQ-02', 'OQ-01'])
})

it('does not take what is about all of a kind for what holds up one', () => {
  const many = Array.from({ length: 9 }, (_, at) => `FR-00${at + 1}`)
  expect(order([many, ['FR-001']])).toEqual(['OQ-02', 'OQ-01'])
})
