import { describe, expect, it } from 'vitest'
import {
  type Agreement,
  agreementOf,
  countHandWritten,
  LABELLED_RULES,
  type LabelledRule,
  PARTS,
} from '../../bench/checks/outside.ts'

/** What each rule was worth on both parts when it was last raised, a little below. */
const FLOORS: Record<LabelledRule, Partial<Agreement>> = {
  'vague-word': { precision: 0.76, recall: 0.54 },
  'passive-without-actor': { precision: 0.96, recall: 0.9 },
  'several-requirements': { f1: 0.8 },
}

describe('the checks on sentences of other people’s documents', () => {
  const cases = LABELLED_RULES.flatMap((rule) => PARTS.map((part) => ({ rule, part })))

  it.each(cases)('$rule, $part part', ({ rule, part }) => {
    const measured = agreementOf(rule, part)
    for (const [name, floor] of Object.entries(FLOORS[rule])) {
      expect(measured[name as keyof Agreement], name).toBeGreaterThanOrEqual(floor)
    }
  })

  it('finds what is wrong with most bad requirements, and no error in clean ones', () => {
    const counts = countHandWritten()
    expect(counts['bad, tuning'].raise / counts['bad, tuning'].of).toBeGreaterThan(0.93)
    expect(counts['bad, held'].raise).toBeGreaterThanOrEqual(32)
    expect(counts['clean, with an error'].raise).toBeLessThanOrEqual(1)
    expect(counts['clean, with a warning'].raise).toBeLessThanOrEqual(3)
  })
})
