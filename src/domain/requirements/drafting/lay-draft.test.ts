import { describe, expect, it } from 'vitest'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { layDraft } from './lay-draft.ts'
import { layShed, makeDraft, SHED } from './testing/a-draft.ts'

describe('a document laid out from a draft', () => {
  const document = layShed(makeDraft())

  it('has each function with its title, rank, words and tests', () => {
    const [borrow, charge] = listRequirements(document)
    expect(borrow).toMatchObject({
      ...{ id: 'FR-001', title: 'Borrow a tool', priority: 'must', priorityStated: true },
      quotes: [{ question: 'q7', text: expect.stringContaining('borrow a tool') }],
    })
    expect(charge).toMatchObject({ priority: 'unsaid', priorityStated: false, mark: 'stated' })
  })

  it('takes a test with the sign for supposed, without the sign in its words', () => {
    const [first, second] = listRequirements(document)[0]?.criteria ?? []
    expect(first?.mark).toBe('stated')
    expect(second).toMatchObject({ mark: 'assumed', outcome: 'the app refuses and says why' })
  })

  it('supposes what comes from no answer', () => {
    const rule = {
      id: '',
      area: 'Lending',
      title: '',
      text: 'Tools are clean.',
      cases: [],
      from: ['q44'],
    }
    const laid = layShed(makeDraft({ rules: [rule] }))
    expect(laid.rules.at(-1)).toMatchObject({ mark: 'assumed', sources: [] })
  })

  it('keeps the cut of the delivery, and covers the answers', () => {
    expect(document.slices).toMatchObject([{ title: 'Lend', requirements: ['FR-001', 'FR-002'] }])
    expect(document.coverage.find(({ question }) => question === 'q9')?.state).toBe('covered')
  })

  it('has a decision answered once an answer replies to it', () => {
    const answers = SHED.answers.map((each) =>
      each.question === 'q9'
        ? { ...each, text: `${each.text}\n\nIn reply to OQ-01: Bo does` }
        : each,
    )
    const draft = makeDraft()
    const again = layDraft({
      ...{ document: { ...SHED, answers }, draft, previous: document, words: DOCUMENT_WORDS },
    })
    expect(again.openQuestions).toEqual([])
    expect(again.answered).toMatchObject([{ id: 'OQ-01', reply: 'Bo does' }])
  })
})
