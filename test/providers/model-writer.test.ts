import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requirementsValueSchema } from '#contract/requirements-document.ts'
import { ENRICHED_SECTIONS, NO_PROPOSALS } from '#domain/requirements/enrichment/proposals.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'
import { TEXTS } from '#server/texts/texts.ts'
import { partAsked } from './part-asked.ts'
import { type Received, type Scripted, type StandIn, startStandIn } from './stand-in.ts'
import {
  CRITERION,
  ENGINE,
  INPUT,
  PATIENT,
  type Written,
  writerOf,
  writeWithModel,
} from './write-with-model.ts'

/** Many tests share the machine. */
const PATIENT_POLL = { timeout: 15_000 }

const BOOKED = {
  item: 'FR-001',
  given: 'a place is free',
  when: 'the client books the free place',
  outcome: 'the place is no longer shown as free',
  failure: false,
  cites: [{ question: 'q7', quote: 'client books a free place' }],
}
const GOOD = {
  features: { features: [], things: [] },
  rights: { doers: [], rights: [] },
  spelling: { spellings: [] },
  further: { further: [] },
  requirements: { criteria: [BOOKED], steps: [], untested: [] },
  cases: { criteria: [CRITERION] },
  data: NO_PROPOSALS,
  screens: NO_PROPOSALS,
  questions: NO_PROPOSALS,
  examples: NO_PROPOSALS,
  slices: NO_PROPOSALS,
  stages: NO_PROPOSALS,
  walk: NO_PROPOSALS,
  review: NO_PROPOSALS,
  capabilities: NO_PROPOSALS,
  wording: NO_PROPOSALS,
  people: NO_PROPOSALS,
}

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(() => standIn.close())
beforeEach(() => {
  standIn.requests.length = 0
})

const good = (asked: Received): Scripted => ({ text: JSON.stringify(GOOD[partAsked(asked)]) })

type Given = Parameters<typeof writeWithModel>
const write = (changes?: Given[1], how?: Given[2]) => writeWithModel(standIn, changes, how)

const tenthOf = (of: Written['document']) =>
  listRequirements(of)[9]?.criteria.map(({ outcome }) => outcome) ?? []

describe('the model’s writer', () => {
  it('enriches the built-in document part by part, and says who wrote what', async () => {
    standIn.answer(good)
    const { document, parts, stages } = await write()
    const [after] = listRequirements(document)
    expect(after?.text).toBe(listRequirements(ENGINE)[0]?.text)
    expect(after?.criteria.at(-1)?.outcome).toBe(BOOKED.outcome)
    expect(tenthOf(document)).toEqual([...tenthOf(ENGINE), CRITERION.outcome])
    expect(document.answers).toEqual(ENGINE.answers)
    expect(
      document.writers?.map(({ section, model, fallback }) => [section, model, fallback]),
    ).toEqual([
      ['features', null, 'nothing-to-add'],
      ['rights', null, 'nothing-to-add'],
      ['spelling', null, 'nothing-to-add'],
      ['questions', null, 'nothing-to-add'],
      ['data', null, 'nothing-to-add'],
      ['further', null, 'nothing-to-add'],
      ['requirements', 'stand-in-1', null],
      ['cases', 'stand-in-1', null],
      ['slices', null, 'nothing-to-add'],
      ['stages', null, 'nothing-to-add'],
      ['walk', null, 'nothing-to-add'],
      ['screens', null, 'nothing-to-add'],
      ['examples', null, 'nothing-to-add'],
      ['review', null, 'nothing-to-add'],
      ['capabilities', null, 'nothing-to-add'],
      ['wording', null, 'nothing-to-add'],
      ['people', null, 'nothing-to-add'],
    ])
    const value = requirementsValueSchema.parse(document)
    const printed = renderMarkdown(value, TEXTS.en.document)
    expect(printed.split('##')[0]).toContain('by Groundwork, with the AI model stand-in-1.')
    expect(printed).toContain('stand-in-1 supplied the requirements (section 7) and the failure')
    expect(printed).toMatch(
      /\(section 14\), the stages \(section 8\), the walk-through, screens and what messages say \(sections 10 and 11\), the worked examples \(section 7\), the sentences of section 7, the wording of sentences and roles and short journeys on its own, because the AI model had nothing to add/,
    )
    expect([...new Set(stages)]).toEqual(['reading', 'writing', 'checking'])
    expect(parts[1]).toEqual(
      ENRICHED_SECTIONS.map((name, at) => ({ name, state: at === 0 ? 'writing' : 'waiting' })),
    )
    const done = new Set(['requirements', 'cases'])
    expect(parts.at(-2)?.map(({ state }) => state)).toEqual(
      ENRICHED_SECTIONS.map((name) => (done.has(name) ? 'done' : 'kept')),
    )
    expect(standIn.requests).toHaveLength(ENRICHED_SECTIONS.length)
  })

  it('puts what users wrote into the message alone, in a fence, and clips it', async () => {
    standIn.answer(good)
    const answers = INPUT.answers.map((answer) =>
      answer.questionId === 'q9'
        ? { ...answer, value: `${answer.value} ${'Endless words. '.repeat(600)}` }
        : answer,
    )
    await write({ answers })
    for (const { instructions, messages } of standIn.requests) {
      expect(instructions).not.toMatch(/yoga|class/i)
      expect(messages).toHaveLength(1)
      expect(messages[0]?.text).toMatch(
        /^<<data [0-9a-f]{32}>>[\s\S]*<<end of data [0-9a-f]{32}>>$/,
      )
      expect(messages[0]?.text.length).toBeLessThan(20_000)
    }
  })

  it('feeds back what was refused, at most twice, and takes what is mended', async () => {
    let asked = 0
    standIn.answer((request) => {
      if (partAsked(request) !== 'cases') return good(request)
      asked += 1
      const outcome = asked < 3 ? 'TBD' : CRITERION.outcome
      return { text: JSON.stringify({ criteria: [{ ...CRITERION, outcome }] }) }
    })
    const written = await write()
    expect(asked).toBe(3)
    expect(writerOf(written, 'cases')).toMatchObject({ model: 'stand-in-1', taken: 1, refused: 2 })
    const last = standIn.requests.filter((request) => partAsked(request) === 'cases').at(-1)
    // Of what came before, what was refused last is sent again, and nothing else.
    expect(last?.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
    const fault = 'criteria[0].outcome (FR-010): “TBD” still has to be filled in.'
    expect(last?.messages.at(-1)?.text).toContain(fault)
  })

  it.each([
    ['everything is refused', { text: '{"criteria":[]}' }, 'nothing-to-add', 1],
    [
      'nothing is borne out',
      { text: JSON.stringify({ criteria: [{ ...CRITERION, item: 'FR-999' }] }) },
      'refused',
      3,
    ],
    ['it is no JSON', { text: 'I would rather not.' }, 'unreadable', 3],
    ['it is of another form', { text: '{"criteria":[{"item":7}]}' }, 'unreadable', 3],
    ['the provider fails', { fault: 401 }, 'unavailable', 1],
    ['it hangs', { fault: 'a hang before headers' }, 'too-slow', 1],
  ] as [string, Scripted, string, number][])(
    'keeps the built-in part when %s',
    async (...[, script, fallback, calls]) => {
      const nothing = { text: JSON.stringify(NO_PROPOSALS) }
      standIn.answer((request) => (partAsked(request) === 'cases' ? script : nothing))
      const limits = fallback === 'too-slow' ? { ...PATIENT, firstByteMs: 700 } : PATIENT
      const written = await write({}, { limits })
      expect(writerOf(written, 'cases')).toMatchObject({ model: null, fallback })
      expect(standIn.requests.filter((asked) => partAsked(asked) === 'cases')).toHaveLength(calls)
      expect(listRequirements(written.document).map(({ criteria }) => criteria)).toEqual(
        listRequirements(ENGINE).map(({ criteria }) => criteria),
      )
    },
  )

  it('waits as long as each call may take, and no longer for all together', async () => {
    standIn.answer((asked) => ({ ...good(asked), waitMs: 700 }))
    const limits = { firstByteMs: 900, idleMs: 900, totalMs: 900 }
    const written = await write({}, { limits })
    expect(writerOf(written, 'requirements')).toMatchObject({ model: 'stand-in-1', taken: 1 })
    expect(writerOf(written, 'questions')).toMatchObject({ fallback: 'nothing-to-add' })
  })

  it('asks for no more parts once two had no answer', async () => {
    standIn.answer({ fault: 'a hang before headers' })
    const written = await write({}, { limits: { ...PATIENT, firstByteMs: 300 } })
    expect(written.document.writers?.map(({ fallback }) => fallback)).toEqual(
      Array(ENRICHED_SECTIONS.length).fill('too-slow'),
    )
    // The third begins when the first of two at once has ended, while the second still may answer.
    expect(standIn.requests.length).toBeLessThanOrEqual(3)
  })

  it('counts as taken what stands in the document, also when two parts propose the same', async () => {
    standIn.answer((asked) =>
      partAsked(asked) === 'requirements'
        ? { text: JSON.stringify({ ...GOOD.requirements, ...GOOD.cases }) }
        : good(asked),
    )
    const written = await write()
    expect(tenthOf(written.document)).toEqual([...tenthOf(ENGINE), CRITERION.outcome])
    const [first, second] = ['requirements', 'cases'].map((part) => writerOf(written, part))
    expect(first).toMatchObject({ taken: 1, refused: 0 })
    expect(second).toMatchObject({ model: null, fallback: 'refused', taken: 0, refused: 1 })
  })

  it('stops its calls when nobody wants the document any more', async () => {
    standIn.answer({ waitMs: 1_000, text: '{}' })
    const leaving = new AbortController()
    const written = write({}, { signal: leaving.signal })
    await expect.poll(() => standIn.requests.length, PATIENT_POLL).toBe(2)
    leaving.abort(new Error('cancelled'))
    await expect(written).rejects.toThrow('cancelled')
    await expect
      .poll(() => standIn.requests.every(({ leftAfterMs }) => leftAfterMs !== null), PATIENT_POLL)
      .toBe(true)
    expect(standIn.requests).toHaveLength(2)
  })

  it('leaves the user’s sentences alone in another language, and marks its own Assumed', async () => {
    standIn.answer((request) => ({
      text: JSON.stringify(
        partAsked(request) === 'cases'
          ? { criteria: [{ ...CRITERION, outcome: '誰も予約できない' }] }
          : GOOD[partAsked(request)],
      ),
    }))
    const { document } = await write({ language: 'ja' })
    expect(listRequirements(document)[0]?.text).toBe(
      listRequirements(writeDocument(INPUT, TEXTS.ja.document))[0]?.text,
    )
    expect(listRequirements(document)[9]?.criteria.at(-1)).toMatchObject({ mark: 'assumed' })
    expect(standIn.requests[0]?.instructions).toContain('Write in Japanese.')
  })
})
