import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requirementsValueSchema } from '#contract/requirements-document.ts'
import { DRAFT_PARTS } from '#domain/requirements/drafting/grow-draft.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { TEXTS } from '#server/texts/texts.ts'
import { draftAnswer } from './draft-answers.ts'
import { partAsked } from './part-asked.ts'
import { type Scripted, type StandIn, startStandIn } from './stand-in.ts'
import { ENGINE, INPUT, PATIENT, writeWithModel } from './write-with-model.ts'

/** Many tests share the machine. */
const PATIENT_POLL = { timeout: 15_000 }

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(() => standIn.close())
beforeEach(() => {
  standIn.requests.length = 0
})

type Given = Parameters<typeof writeWithModel>
const write = (changes?: Given[1], how?: Given[2]) => writeWithModel(standIn, changes, how)

describe('the model’s writer', () => {
  it('has the document written part by part, and says who wrote it', async () => {
    standIn.answer(draftAnswer)
    const { document, parts, stages } = await write()
    expect(listRequirements(document).map(({ text }) => text)).toEqual([
      'The client books a free place.',
    ])
    expect(document.answers).toEqual(ENGINE.answers)
    expect(document.writers?.map(({ section, model }) => [section, model])).toEqual(
      DRAFT_PARTS.map((part) => [part, 'stand-in-1']),
    )
    const value = requirementsValueSchema.parse(JSON.parse(JSON.stringify(document)))
    const printed = renderMarkdown(value, TEXTS.en.document)
    expect(printed.split('##')[0]).toContain('from your answers by the AI model stand-in-1')
    expect([...new Set(stages)]).toEqual(['reading', 'writing', 'checking'])
    expect(parts[1]).toEqual(
      DRAFT_PARTS.map((name) => ({ name, state: name === 'plan' ? 'writing' : 'waiting' })),
    )
    expect(parts.at(-2)?.map(({ state }) => state)).toEqual(DRAFT_PARTS.map(() => 'done'))
    expect(standIn.requests.map(partAsked).toSorted()).toEqual(DRAFT_PARTS.toSorted())
  })

  it('puts what users wrote into the message alone, in a fence', async () => {
    standIn.answer(draftAnswer)
    await write()
    for (const { instructions, messages } of standIn.requests) {
      expect(instructions).not.toMatch(/yoga/i)
      expect(messages).toHaveLength(1)
      expect(messages[0]?.text).toMatch(
        /^<<data ([0-9a-f]{32})>>[\s\S]*<<end of data \1>>(?:\n\nWrite these functions: FR-\d+\.)?$/,
      )
    }
  })

  it.each([
    ['plan', 'it is no JSON', { text: 'I would rather not.' }, 'unreadable', 2],
    ['decisions', 'it is of another form', { text: '{"decisions":7}' }, 'unreadable', 2],
    ['functions', 'the provider fails', { fault: 401 }, 'unavailable', 1],
    ['frame', 'it hangs', { fault: 'a hang before headers' }, 'too-slow', 1],
  ] as [string, string, Scripted, string, number][])(
    'leaves the built-in document where %s cannot be had: %s',
    async (...[part, , script, fallback, calls]) => {
      standIn.answer((asked) => (partAsked(asked) === part ? script : draftAnswer(asked)))
      const limits = fallback === 'too-slow' ? { ...PATIENT, firstByteMs: 700 } : PATIENT
      const { document } = await write({}, { limits })
      const { writers, ...rest } = document
      expect(rest).toEqual(JSON.parse(JSON.stringify(ENGINE)))
      // None of it is the model's.
      expect(writers).toMatchObject([{ section: part, model: null, fallback }])
      expect(standIn.requests.filter((asked) => partAsked(asked) === part)).toHaveLength(calls)
    },
  )

  it('keeps the draft where it is not read again', async () => {
    standIn.answer((asked) => (partAsked(asked) === 'proof' ? { fault: 401 } : draftAnswer(asked)))
    const { document, parts } = await write()
    expect(document.draft?.functions).toHaveLength(1)
    expect(document.writers?.at(-2)).toMatchObject({
      ...{ section: 'proof', model: null, fallback: 'unavailable' },
    })
    expect(parts.at(-2)?.find(({ name }) => name === 'proof')?.state).toBe('kept')
    expect(renderMarkdown(document, TEXTS.en.document)).toContain(
      'The whole was not read again for contradictions, because',
    )
  })

  it('waits as long as each call may take, and no longer for all together', async () => {
    standIn.answer((asked) => ({ ...draftAnswer(asked), waitMs: 700 }))
    const limits = { ...PATIENT, firstByteMs: 900, idleMs: 900, totalMs: 900 }
    const { document } = await write({}, { limits })
    expect(document.draft).toBeDefined()
  })

  it('stops its calls when nobody wants the document any more', async () => {
    standIn.answer({ waitMs: 1_000, text: '{}' })
    const leaving = new AbortController()
    const written = write({}, { signal: leaving.signal })
    await expect.poll(() => standIn.requests.length, PATIENT_POLL).toBe(1)
    leaving.abort(new Error('cancelled'))
    await expect(written).rejects.toThrow('cancelled')
    await expect
      .poll(() => standIn.requests.every(({ leftAfterMs }) => leftAfterMs !== null), PATIENT_POLL)
      .toBe(true)
    expect(standIn.requests).toHaveLength(1)
  })

  it('is asked in the language of the project', async () => {
    standIn.answer(draftAnswer)
    await write({ ...INPUT, language: 'ja' })
    for (const { instructions } of standIn.requests) {
      expect(instructions).toContain('Write in Japanese.')
    }
  })
})
