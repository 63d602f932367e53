import { describe, expect, it } from 'vitest'
import { EMPTY_DRAFT, growDraft } from './grow-draft.ts'
import { FUNCTIONS, layShed, makeDraft, PLAN } from './testing/a-draft.ts'

describe('a draft as it grows', () => {
  it('gives every item an id of its kind', () => {
    const draft = makeDraft()
    expect(draft.areas[0]?.functions.map(({ id }) => id)).toEqual(['FR-001', 'FR-002'])
    expect(draft.decisions.map(({ id }) => id)).toEqual(['OQ-01'])
    expect(draft.story.id).toBe('')
    expect(draft.rules.map(({ id }) => id)).toEqual(['BR-001', 'BR-002'])
    expect(draft.functions[0]?.tests.map(({ id }) => id)).toEqual(['AC-001.1', 'AC-001.2'])
  })

  it('takes no function that the plan has not, and none twice', () => {
    const draft = makeDraft()
    const answer = {
      functions: [
        { id: 'FR-009', text: 'The app sings.', tests: [] },
        { id: 'FR-001', text: 'Another text.', tests: [] },
      ],
    }
    const grown = growDraft({ draft, previous: null }, answer)
    expect(grown.functions).toEqual(draft.functions)
  })

  it('does not believe the ids that a model gives', () => {
    const named = { ...PLAN, roles: PLAN.roles.map((role) => ({ ...role, id: 'ROLE-77' })) }
    const draft = growDraft({ draft: EMPTY_DRAFT, previous: null }, named)
    expect(draft.roles.map(({ id }) => id)).toEqual(['ROLE-01', 'ROLE-02'])
  })

  it('keeps the ids of the version before for what comes again, and uses none twice', () => {
    const previous = layShed(makeDraft())
    const more = { id: '', title: 'Reserve a tool', who: [], rank: 'could' as const, from: ['q7'] }
    const [area] = PLAN.areas
    const functions = [more, ...(area?.functions ?? [])]
    const again = growDraft(
      { draft: EMPTY_DRAFT, previous },
      { ...PLAN, areas: [{ name: 'Lending', functions }] },
    )
    expect(again.areas[0]?.functions.map(({ id, title }) => [id, title])).toEqual([
      ['FR-003', 'Reserve a tool'],
      ['FR-001', 'Borrow a tool'],
      ['FR-002', 'Charge for late tools'],
    ])
  })

  it('adds a second page of functions to the first', () => {
    const start = growDraft({ draft: EMPTY_DRAFT, previous: null }, PLAN)
    const pages = FUNCTIONS.functions.map((each, index) => ({
      functions: [each],
      rules: FUNCTIONS.rules.slice(index, index + 1),
    }))
    const draft = pages.reduce(
      (all: typeof start, page) => growDraft({ draft: all, previous: null }, page),
      start,
    )
    expect(draft.functions.map(({ id }) => id)).toEqual(['FR-001', 'FR-002'])
    expect(draft.rules.map(({ id }) => id)).toEqual(['BR-001', 'BR-002'])
  })
})
