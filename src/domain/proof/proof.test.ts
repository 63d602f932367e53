import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProgressState } from '#domain/agents/progress.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { inputOf } from '#domain/requirements/testing/input-of.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'
import { bindResults } from './bind-results.ts'
import { countTests } from './count-tests.ts'
import { findItems, type TestCase, type TestOutcome } from './test-case.ts'
import { type ProofState, weighProof } from './weigh-proof.ts'

const GOLDEN = new URL('../requirements/golden/bakery.json', import.meta.url)
const written = writeDocument(inputOf(JSON.parse(readFileSync(GOLDEN, 'utf8'))), DOCUMENT_WORDS)
const found = listRequirements(written).find(({ criteria }) => criteria.length > 0)
const [criterion] = found?.criteria ?? []
if (!found || !criterion) throw new Error('the bakery has a requirement with a criterion')
/** However few criteria the writer gives it, two. */
const requirement = {
  ...found,
  criteria: [criterion, { ...criterion, id: `${criterion.id}1`, outcome: 'something else' }],
}
const document: RequirementsDocument = {
  ...written,
  features: written.features.map((feature) => ({
    ...feature,
    requirements: feature.requirements.map((one) => (one === found ? requirement : one)),
  })),
}
const bind = (tests: TestCase[]) => bindResults(document, countTests(tests))
const ids = requirement.criteria.map(({ id }) => id)
const test = (items: string[], outcome: TestOutcome): TestCase => ({
  name: `${items.join(' ')} ${outcome}`,
  items,
  outcome,
})

describe('findItems', () => {
  it.each([
    ['AC-007.2 the swap is refused', ['AC-007.2']],
    ['@AC-007.2', ['AC-007.2']],
    ['test_AC_007_2_swap_refused', ['AC-007.2']],
    ['FR-007 lets a member swap (AC-007.1, AC-007.2)', ['FR-007', 'AC-007.1', 'AC-007.2']],
    ['AC-007.2 AC-007.2', ['AC-007.2']],
    ['AC-007', []],
    ['XAC-007.2 FRAC-7 AC-7.2', []],
    ['AC-007.21', ['AC-007.21']],
  ])('in %j', (name, items) => {
    expect(findItems([name])).toEqual(items)
  })
})

describe('bindResults', () => {
  it('counts by item, keeps the first failing name, and tells what it could not bind', () => {
    const [id = ''] = ids
    const { results, unbound, unknown } = bind([
      test([id], 'passed'),
      { name: 'first', items: [id, 'AC-999.1'], outcome: 'failed' },
      { name: 'second', items: [id], outcome: 'failed' },
      test([], 'passed'),
    ])
    expect(results).toMatchObject([
      { item: id, passed: 1, failed: 2, skipped: 0, failing: 'first' },
    ])
    expect([unbound, unknown]).toEqual([1, ['AC-999.1']])
  })
})

describe('weighProof', () => {
  const stateAfter = (
    tests: TestCase[],
    reported: Record<string, ProgressState> = {},
  ): ProofState | undefined => {
    const { results } = bind(tests)
    const progress = new Map(Object.entries(reported))
    return weighProof(document, { results, progress }).find(({ id }) => id === requirement.id)
      ?.state
  }
  const all = (outcome: TestOutcome) => ids.map((id) => test([id], outcome))
  const [first = ''] = ids

  it.each<[string, ProofState, TestCase[], Record<string, ProgressState>]>([
    ['nothing is known', 'notYet', [], {}],
    ['work began', 'notYet', [], { [requirement.id]: 'started' }],
    ['it is said to be built', 'untested', [], { [requirement.id]: 'built' }],
    ['it is said to fail', 'failing', [], { [requirement.id]: 'failing' }],
    ['every criterion passes', 'works', all('passed'), {}],
    ['one criterion passes', 'untested', [test([first], 'passed')], {}],
    ['one criterion fails', 'failing', [...all('passed'), test([first], 'failed')], {}],
    ['all are skipped', 'notYet', all('skipped'), {}],
    ['the tests pass, whatever is said', 'works', all('passed'), { [requirement.id]: 'built' }],
    [
      'the criteria pass and its own test fails',
      'failing',
      [...all('passed'), test([requirement.id], 'failed')],
      {},
    ],
  ])('%s: %s', (...[, state, tests, reported]) => {
    expect(stateAfter(tests, reported)).toBe(state)
  })

  it('takes nothing as shown for words that have changed since', () => {
    const { results } = bind(all('passed'))
    const old = results.map((result) => ({ ...result, said: `${result.said} then` }))
    const [found] = weighProof(document, { results: old, progress: new Map() }).filter(
      ({ id }) => id === requirement.id,
    )
    expect(found?.state).toBe('notYet')
  })

  it('never says that something works while a test of it fails', () => {
    const outcome = fc.constantFrom<TestOutcome>('passed', 'failed', 'skipped')
    const some = fc.array(fc.tuple(fc.constantFrom(...ids, requirement.id), outcome))
    fc.assert(
      fc.property(some, (told) => {
        const tests = told.map(([id, ended]) => test([id], ended))
        const fails = told.some(([, ended]) => ended === 'failed')
        expect(stateAfter(tests) === 'failing').toBe(fails)
      }),
    )
  })
})
