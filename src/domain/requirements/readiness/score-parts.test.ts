import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { consistencyScore, listFirstWanted } from './score-parts.ts'

it('weighs a finding that concerns the whole by the size of the document', () => {
  const small = writeStudio()
  const [rule] = small.rules
  const rules = Array.from({ length: 100 }, (_, at) => ({ ...rule, id: `BR-${at + 100}` }))
  const large = { ...small, rules: rules as RequirementsDocument['rules'] }
  const findings = ['FR-001', 'FR-002'].map(
    (item) => ({ rule: 'invented', severity: 'error', place: { item } }) as never,
  )
  expect(consistencyScore(small, findings)).toBeLessThan(80)
  expect(consistencyScore(large, findings)).toBeGreaterThan(85)
  expect(consistencyScore(large, findings)).toBeLessThan(100)
})

it('takes everything for what comes first where next to nothing was ranked', () => {
  const document = writeStudio()
  const [must] = listFirstWanted(document)
  const others = Array.from({ length: 20 }, () => ({ ...must, priority: 'unsaid' as const }))
  const [feature] = document.features
  feature?.requirements.push(...(others as typeof feature.requirements))
  expect(listFirstWanted(document).length).toBeGreaterThan(20)
})
