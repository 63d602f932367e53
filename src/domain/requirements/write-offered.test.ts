import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { listRequirements } from './registers/list-items.ts'
import { makeRow } from './testing/make-rows.ts'
import { write } from './testing/write.ts'

describe('what a model offered', () => {
  const feature = makeRow('feature', 'q7: report a leak', { actor: 'app', does: 'report a leak' })
  const answers = [{ questionId: 'q7', value: 'report a leak' }]
  const offered = { flags: ['offered' as const], certainty: 'guess' as const }
  const rule = makeRow('rule', 'q7: report a leak', {
    then: 'the leak is in the list',
    about: ['report a leak'],
    ...offered,
  })
  const fault = makeRow('case', 'q7: report a leak', {
    during: 'report a leak',
    when: 'the connection is lost',
    then: 'the app keeps it',
    ...offered,
  })
  const requirementsOf = (rows: Row[]) => listRequirements(write(rows, answers))

  it('tests its feature, assumed, and takes nothing from what was said', () => {
    const written = write([feature, rule, fault], answers)
    expect(written.rules).toEqual([])
    const [requirement] = listRequirements(written)
    expect(requirement).toMatchObject({ text: 'The app shall report a leak.', mark: 'stated' })
    expect(requirement?.criteria).toMatchObject([
      { mark: 'assumed', quotes: [], outcome: 'the leak is in the list' },
      { mark: 'assumed', quotes: [], when: 'the connection is lost', failure: true },
    ])
    const ids = requirement?.criteria.map(({ id }) => id) ?? []
    expect(written.assumptions.flatMap(({ items }) => items)).toEqual(expect.arrayContaining(ids))
  })

  it('is the founder’s own word once it is taken', () => {
    const [requirement] = requirementsOf([feature, { ...rule, state: 'confirmed' }])
    expect(requirement?.criteria).toMatchObject([{ mark: 'stated' }])
  })

  it('makes nothing where its feature is gone, unless the founder took it', () => {
    expect(write([rule], answers).rules).toEqual([])
    expect(write([{ ...rule, state: 'confirmed' }], answers).rules).toHaveLength(1)
  })

  it('is proof that a model looked for contradictions: the rules look for none', () => {
    const only = makeRow('permission', 'q5: only the warden closes a leak', {
      role: 'warden',
      may: 'only',
      what: 'close a leak',
    })
    const both = makeRow('permission', 'q9: tenants close a leak', {
      role: 'tenant',
      may: 'may',
      what: 'close a leak',
    })
    const told = [
      { questionId: 'q5', value: 'only the warden closes a leak' },
      { questionId: 'q9', value: 'tenants close a leak' },
      ...answers,
    ]
    const found = (rows: Row[]) => write(rows, told).contradictions ?? []
    expect(found([only, both, feature])).toHaveLength(1)
    expect(found([only, both, feature, { ...rule, by: 'model' }])).toEqual([])
  })

  it('asks what a model would ask as an open question', () => {
    const asks = makeRow('doubt', 'q7: report a leak', {
      about: 'unknown',
      what: 'How fast?',
      ...offered,
    })
    const questionOf = (row: Row) =>
      write([feature, row], answers).openQuestions.find(({ text }) => text === 'How fast?')
    // Who asks it says nothing of why it matters.
    expect(questionOf(asks)?.why).toBe('')
    const because = { why: 'someone waits', until: 'tell nobody' }
    expect(questionOf({ ...asks, ...because } as Row)).toMatchObject({
      why: 'Someone waits.',
      suggestedDefault: 'Tell nobody.',
    })
  })
})
