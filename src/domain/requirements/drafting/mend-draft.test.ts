import { describe, expect, it } from 'vitest'
import { growByMends } from './grow-draft.ts'
import type { DraftMends } from './mend-draft.ts'
import { makeDraft } from './testing/a-draft.ts'

const mended = (mends: Partial<DraftMends>) =>
  growByMends(
    { draft: makeDraft(), previous: null },
    { mend: [], strike: [], slices: [], add: {}, ...mends },
  )

describe('a draft mended after it was read whole', () => {
  it('has the new words in the place of the old, with the id they had', () => {
    const { rules } = mended({ mend: [{ id: 'BR-002', with: { text: 'Late is £2 a day.' } }] })
    expect(rules[1]).toMatchObject({ id: 'BR-002', text: 'Late is £2 a day.', from: ['q9'] })
  })

  it('mends a function in the plan and in its text, and keeps the ids of its tests', () => {
    const test = { id: 'AC-001.1', given: '', when: 'Bo borrows', then: 'Bo has it' }
    const draft = mended({
      mend: [{ id: 'FR-001', with: { title: 'Lend a tool', text: 'Ann lends.', tests: [test] } }],
    })
    expect(draft.areas[0]?.functions[0]).toMatchObject({ id: 'FR-001', title: 'Lend a tool' })
    expect(draft.functions[0]).toEqual({ id: 'FR-001', text: 'Ann lends.', tests: [test] })
  })

  it('mends one test by its id', () => {
    const draft = mended({ mend: [{ id: 'AC-001.2', with: { then: 'it is refused' } }] })
    expect(draft.functions[0]?.tests[1]).toMatchObject({
      given: 'Bo has 3 tools',
      then: 'it is refused',
    })
  })

  it('is without what was struck out', () => {
    const draft = mended({ strike: ['BR-001', 'AC-001.2', 'OQ-01'] })
    expect(draft.rules.map(({ id }) => id)).toEqual(['BR-002'])
    expect(draft.functions[0]?.tests).toHaveLength(1)
    expect(draft.decisions).toEqual([])
  })

  it('has the slices that were given again, where they build all that was built', () => {
    const slice = { title: 'First', goal: '', done: '', by: null, days: 3 }
    const [first] = makeDraft().slices
    const whole = [
      { ...slice, functions: ['FR-002'] },
      { ...slice, functions: ['FR-001'] },
    ]
    expect(mended({ slices: whole }).slices).toEqual(whole)
    expect(mended({ slices: whole.slice(1) }).slices).toEqual([first])
  })

  it('has what was added, with ids of their own', () => {
    const added = {
      ...{ id: '', title: 'Reserve a tool', who: [], rank: 'could' as const, from: ['q7'] },
      ...{ area: 'Lending', text: 'A member reserves a tool.', tests: [] },
    }
    const rule = { id: '', area: 'Lending', title: '', text: 'One at a time.', cases: [], from: [] }
    const draft = mended({ add: { functions: [added], rules: [rule] } })
    expect(draft.areas[0]?.functions.at(-1)).toMatchObject({
      id: 'FR-003',
      title: 'Reserve a tool',
    })
    expect(draft.functions.at(-1)?.id).toBe('FR-003')
    expect(draft.rules.at(-1)?.id).toBe('BR-003')
  })
})
