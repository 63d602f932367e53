import { describe, expect, it } from 'vitest'
import { measureCase, readCases } from '../../bench/eval/reading-cases.ts'

/** What each case was worth when it was last raised; a case may not fall by more than the slack. */
const FLOORS: Record<string, number> = {
  '01-septic-dictated': 0.85,
  '03-pg-hostel-indian-english': 0.89,
  '04-tattoo-one-liners': 0.95,
  '07-3d-printer-teen': 0.89,
  '08-honey-coop-spreadsheet': 0.92,
  '10-dive-centre-nested-bullets': 0.93,
  '12-ski-rental-noun-phrases': 0.91,
  '14-neighbourhood-ja-polite': 0.93,
}
const SLACK = 0.02

describe("the reading of founders' cases", () => {
  const measures = readCases('test/field-cases').map(measureCase)

  it('has a floor for each case', () => {
    expect(measures.map(({ name }) => name)).toEqual(Object.keys(FLOORS))
  })

  it.each(measures)('$name keeps its worth and its gates', ({ name, overall, gates }) => {
    expect(overall).toBeGreaterThanOrEqual((FLOORS[name] ?? 1) - SLACK)
    expect(gates).toEqual({
      wrongPermissions: 0,
      inventedPriorities: 0,
      inexactQuotes: 0,
      blobs: 0,
    })
  })
})
