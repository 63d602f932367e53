import { expect, it } from 'vitest'
import { readCases } from '../../bench/eval/reading-cases.ts'
import { measureTelling, type Order } from '../../bench/eval/telling-cases.ts'

/** A little under what was measured (`npm run eval -- telling`): of the placed letters, those at the right question. */
const FLOORS: Record<Order, number> = { asked: 0.78, shuffled: 0.6 }
/** What is not placed is asked about; most of a text is. */
const LEAST_PLACED = 0.85

const cases = readCases('test/field-cases')
const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length

it.each(Object.entries(FLOORS))(
  'answers told at once, %s, go where they came from',
  (order, floor) => {
    const measures = cases.map((each) => measureTelling(each, order as Order))
    expect(mean(measures.map(({ right }) => right))).toBeGreaterThanOrEqual(floor)
    expect(mean(measures.map(({ placed }) => placed))).toBeGreaterThanOrEqual(LEAST_PLACED)
  },
)
