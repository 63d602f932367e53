import { describe, expect, it } from 'vitest'
import type { DraftPart } from '#domain/requirements/drafting/grow-draft.ts'
import { EMPTY_DRAFT } from '#domain/requirements/drafting/grow-draft.ts'
import { DECISIONS, FUNCTIONS, PLAN, SHED } from '#domain/requirements/drafting/testing/a-draft.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { writeDraftInstructions } from '#server/prompts/drafting/draft-prompts.ts'
import type { ModelCall } from '#server/providers/models/model-caller.ts'
import { ModelFault } from '#server/providers/models/model-fault.ts'
import type { HeavyWork } from '#server/worker/heavy-work.ts'
import { WORKS } from '#server/worker/works.ts'
import { type Drafted, writeDraft } from './write-draft.ts'

const RULE = { id: '', area: 'Lending', example: null, from: ['q9'] }
const ANSWERS: Record<DraftPart, unknown> = {
  plan: PLAN,
  decisions: DECISIONS,
  functions: FUNCTIONS,
  records: { stages: [], things: [] },
  seen: { ...EMPTY_DRAFT, screens: [] },
  frame: {
    ...EMPTY_DRAFT,
    slices: [
      { title: 'All', goal: '', functions: ['FR-001', 'FR-002'], done: '', by: null, days: 4 },
    ],
  },
  proof: { mend: [], strike: [], add: {} },
  build: { mend: [], strike: [], add: {} },
}
const PARTS = Object.keys(ANSWERS) as DraftPart[]

/** The same works without threads. */
const heavyWork = (async (name: keyof typeof WORKS, input: never) =>
  WORKS[name](input)) as unknown as HeavyWork

const partOf = ({ instructions }: Pick<ModelCall, 'instructions'>) =>
  PARTS.find((part) => writeDraftInstructions(part, 'answers') === instructions)

/** Writes with a model that answers so, and gives what was asked of it. */
async function draftWith(
  answers: Partial<Record<DraftPart, unknown>>,
  work: HeavyWork = heavyWork,
): Promise<{
  drafted: Drafted
  asked: { part: DraftPart | undefined; message: string }[]
}> {
  const asked: { part: DraftPart | undefined; message: string }[] = []
  const caller = {
    name: 'a model',
    value: (async (call: ModelCall, schema: { parse: (value: unknown) => unknown }) => {
      const part = partOf(call)
      asked.push({ part, message: call.messages.map(({ content }) => content).join('\n') })
      const answer = { ...ANSWERS, ...answers }[part ?? 'plan']
      if (answer instanceof Error) throw answer
      return schema.parse(answer)
    }) as never,
  }
  const reading = { rows: [], unplaced: [] }
  const input = { userId: 'mia', language: 'answers' as const, previous: null, reading }
  const { signal } = new AbortController()
  const drafted = await writeDraft({
    ...{ caller, heavyWork: work, input, document: SHED, signal, tell: () => undefined },
  })
  return { drafted, asked }
}

describe('a document that a model writes', () => {
  it('asks for each part with the answers and what is written before it', async () => {
    const { asked } = await draftWith({})
    expect(asked.map(({ part }) => part)).toEqual(PARTS)
    expect(asked.every(({ message }) => message.includes('at most 3 tools at once'))).toBe(true)
    expect(asked[0]?.message).not.toContain('FR-001')
    expect(asked[2]?.message).toContain('Write these functions: FR-001, FR-002.')
    expect(asked.at(-1)?.message).toContain('Each late day costs £2.')
  })

  it('puts what the program found to the last reading', async () => {
    const rules = [...FUNCTIONS.rules, { ...RULE, text: 'A member waits 12 days.' }]
    const { asked } = await draftWith({ functions: { ...FUNCTIONS, rules } })
    expect(asked.at(-1)?.message).toContain('in no answer and without †, at BR-003: 12')
  })

  it('takes what the last reading mends, where it is an item and whole', async () => {
    const { drafted } = await draftWith({
      proof: {
        mend: [
          { id: 'BR-001', with: { text: 'At most 3 tools.' } },
          { id: 'BR-002', with: { text: 7 } },
          { id: 'BR-070', with: { text: 'Nothing.' } },
        ],
        strike: [{ id: 'AC-001.2', why: 'no test' }],
        add: {},
      },
    })
    expect(drafted.draft?.rules.map(({ text }) => text)).toEqual([
      'At most 3 tools.',
      'Each late day costs £2.',
    ])
    expect(drafted.draft?.functions[0]?.tests).toHaveLength(1)
    expect(drafted.writers.at(-2)).toMatchObject({ section: 'proof', taken: 2, refused: 2 })
  })

  it.each(PARTS.filter((part) => part !== 'proof' && part !== 'build'))(
    'has no draft without %s, and says why',
    async (part) => {
      const { drafted } = await draftWith({ [part]: new ModelFault('slow') })
      expect(drafted.draft).toBeNull()
      expect(drafted.writers.at(-1)).toMatchObject({ section: part, fallback: 'too-slow' })
    },
  )

  it.each(['proof', 'build'] as const)(
    'keeps the draft where only %s cannot be had',
    async (part) => {
      const { drafted } = await draftWith({ [part]: new ModelFault('slow') })
      expect(drafted.draft?.functions).toHaveLength(2)
      const { fallback } = drafted.writers.find(({ section }) => section === part) ?? {}
      expect(fallback).toBe('too-slow')
    },
  )

  it('reads as who builds it what was mended as the founder', async () => {
    const { drafted, asked } = await draftWith({
      proof: { mend: [{ id: 'BR-001', with: { text: 'At most 3 tools.' } }], strike: [], add: {} },
      build: { mend: [], strike: [{ id: 'BR-002', why: 'none' }], add: {} },
    })
    expect(asked.at(-1)?.message).toContain('At most 3 tools.')
    expect(drafted.draft?.rules.map(({ text }) => text)).toEqual(['At most 3 tools.'])
  })

  it('keeps the draft where the mends cannot be put in', async () => {
    const { drafted } = await draftWith({}, (async (name: keyof typeof WORKS, input: never) => {
      if (name === 'mendDraft') throw new Error('the thread ended')
      return WORKS[name](input)
    }) as unknown as HeavyWork)
    expect(drafted.draft?.functions).toHaveLength(2)
    expect(drafted.writers.at(-1)).toMatchObject({ section: 'build', fallback: 'unavailable' })
  })

  it('asks once more for a reading that could not be read', async () => {
    const { asked } = await draftWith({ proof: new ModelFault('unreadable') })
    expect(asked.filter(({ part }) => part === 'proof')).toHaveLength(2)
  })

  it('asks again for what could not be read, once', async () => {
    const { drafted, asked } = await draftWith({ plan: new ModelFault('unreadable') })
    expect(asked).toHaveLength(2)
    expect(drafted).toMatchObject({ draft: null, writers: [{ fallback: 'unreadable' }] })
  })

  it('is laid out with what is left of it marked', async () => {
    const rules = [...FUNCTIONS.rules, { ...RULE, text: 'A member waits 12 days.' }]
    const { drafted } = await draftWith({ functions: { ...FUNCTIONS, rules } })
    const { draft } = drafted
    if (draft === null) throw new Error('a draft')
    const laid = WORKS.layDraft({ document: SHED, draft, previous: null })
    expect(laid.rules.at(-1)?.text).toBe('A member waits 12 days†.')
    expect(listRequirements(laid).map(({ title }) => title)).toEqual([
      'Borrow a tool',
      'Charge for late tools',
    ])
    expect(WORKS.renderDocument(laid).markdown).toContain('**FR-001** **Borrow a tool.**')
  })
})
