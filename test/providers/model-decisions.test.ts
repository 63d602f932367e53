import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requirementsValueSchema } from '#contract/requirements-document.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import {
  type EnrichedSection,
  NO_PROPOSALS,
  type Proposals,
} from '#domain/requirements/enrichment/proposals.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { studioInput } from '#domain/requirements/testing/studio.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'
import { createModelWriter } from '#server/providers/model-writer/create-model-writer.ts'
import { loadTaggers } from '#server/providers/taggers/load-taggers.ts'
import { TEXTS } from '#server/texts/texts.ts'
import { doHeavyWork } from '#server/worker/heavy-work.ts'
import { aCaller, modelSettings } from './a-caller.ts'
import { partAsked } from './part-asked.ts'
import { type StandIn, startStandIn } from './stand-in.ts'

const FREE = { question: 'q9', quote: 'Free cancellation until 12 hours before' }
const QUESTIONS = {
  ...NO_PROPOSALS,
  questions: [
    {
      text: 'What happens when the card is refused?',
      why: 'The place would be held for nobody.',
      suggestedDefault: 'The place is free again after 15 minutes.',
      blocks: ['FR-001'],
      cites: [{ question: 'q13', quote: 'Card payments, 12 dollars a class' }],
    },
  ],
  defaults: [{ item: 'OQ-02', text: 'At most 10 wrong lines are listed.', cites: [] }],
  edges: [{ item: 'BQ-01', answer: 'no' as const, cites: [] }],
}
const EXAMPLE = {
  item: 'FR-003',
  given: 'a class on Thursday at 18:00',
  when: 'the client cancels at 06:01 that day',
  outcome: '12 dollars are charged for the place',
  failure: false,
  cites: [FREE],
}
const SLICES = [
  { title: 'Book a free place', goal: 'Clients book', requirements: ['FR-001', 'FR-010'] },
  { title: 'See free classes', goal: 'Clients see', requirements: ['FR-002'] },
]
const AREAS = [
  { name: 'Classes', requirements: ['FR-002', 'FR-004', 'FR-010'] },
  { name: 'Places', requirements: ['FR-001', 'FR-003', 'FR-005'] },
  { name: 'Who came', requirements: ['FR-007', 'FR-008'] },
]

/** The studio, with a limit whose words leave its edge open. */
const STUDIO = studioInput()
const FAMILY = makeRow('rule', 'q9: Each family books 4 classes a month', {
  when: 'a family books',
  then: '4 classes a month',
})
const INPUT = {
  ...{ userId: 'mia', language: 'answers' as const, ...STUDIO, previous: null },
  reading: { ...STUDIO.reading, rows: [...STUDIO.reading.rows, FAMILY] },
}
const ENGINE = writeDocument({ ...INPUT, taggers: loadTaggers() }, TEXTS.en.document)
const PATIENT = { firstByteMs: 8_000, idleMs: 8_000, totalMs: 20_000 }

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(() => standIn.close())
beforeEach(() => {
  standIn.requests.length = 0
})

type Replies = Partial<Record<EnrichedSection, readonly Partial<Proposals>[]>>

/** The document when the model replies so to each part, one reply after the other. */
async function write(
  replies: Replies,
  previous: string | null = null,
): Promise<RequirementsDocument> {
  const asked = new Map<string, number>()
  standIn.answer((request) => {
    const part = partAsked(request)
    const round = asked.get(part) ?? 0
    asked.set(part, round + 1)
    return { text: JSON.stringify({ ...NO_PROPOSALS, ...replies[part]?.[round] }) }
  })
  const { caller } = aCaller(modelSettings('openai-compatible', standIn.url, PATIENT))
  const writer = createModelWriter(caller, doHeavyWork)
  return writer({ ...INPUT, previous }, () => undefined, new AbortController().signal)
}

const askedOf = (part: EnrichedSection) =>
  standIn.requests.filter((request) => partAsked(request) === part)

const writerOf = ({ writers }: RequirementsDocument, part: EnrichedSection) =>
  writers?.find(({ section }) => section === part)

describe('what a model decides for the time being', () => {
  it('stands in the document, marked, and is kept with it', async () => {
    const document = await write({
      questions: [QUESTIONS],
      examples: [{ examples: [EXAMPLE] }],
      slices: [{ slices: SLICES, areas: AREAS }],
    })
    expect(document.openQuestions[1]?.suggestedDefault).toBe('At most 10 wrong lines are listed.')
    expect(document.openQuestions.at(-1)?.suggestedDefault).toContain('15 minutes')
    expect(ENGINE.boundaries?.[0]?.suggested).toBe(true)
    expect(document.boundaries?.[0]?.suggested).toBe(false)
    const example = listRequirements(document)
      .find(({ id }) => id === 'FR-003')
      ?.criteria.at(-1)
    expect(example).toMatchObject({ example: true, mark: 'assumed' })
    expect(document.slices.map(({ mark }) => mark)).toEqual(['assumed', 'assumed'])
    expect(document.areas?.map(({ name }) => name)).toEqual(['Classes', 'Places', 'Who came'])
    expect(document.proposed?.proposals).toMatchObject({ examples: [EXAMPLE], slices: SLICES })
    expect(requirementsValueSchema.parse(JSON.parse(JSON.stringify(document)))).toEqual(document)
    expect(writerOf(document, 'questions')).toMatchObject({ taken: 3, refused: 0 })
  })

  it('leaves the writer’s order of delivery where the cut is none, and says so once', async () => {
    const [book, see] = SLICES
    const unknown = [{ ...book, requirements: ['FR-999'] }, see] as Proposals['slices']
    const document = await write({ slices: [{ slices: unknown }, { slices: unknown }] })
    expect(document.slices).toEqual(ENGINE.slices)
    expect(writerOf(document, 'slices')).toMatchObject({ model: null, fallback: 'refused' })
    const requests = askedOf('slices')
    expect(requests).toHaveLength(3)
    const told = requests.at(-1)?.messages.at(-1)?.text ?? ''
    expect(told.match(/- slices\[/g)).toHaveLength(1)
    expect(told).toContain('FR-999')
  })

  it('takes a mended example, and names the fault of the first', async () => {
    const named = { ...EXAMPLE, when: 'at 06:01 the client Zoe Miller cancels' }
    const document = await write({
      examples: [{ examples: [named] }, { examples: [EXAMPLE] }],
    })
    expect(writerOf(document, 'examples')).toMatchObject({ taken: 1, refused: 1 })
    expect(askedOf('examples').at(-1)?.messages.at(-1)?.text).toContain('examples[0].when')
  })

  it('asks for the figure that an edge leaves out, and takes the edge as it is where it does not come', async () => {
    const sides = { ...EXAMPLE, given: '', when: 'it is 11; 13 hours before' }
    const document = await write({ examples: [{ examples: [sides] }, { examples: [] }] })
    expect(askedOf('examples').at(1)?.messages.at(-1)?.text).toContain(
      'it tries both sides of "12" and not the figure itself',
    )
    expect(document.proposed?.proposals.examples).toEqual([sides])
  })

  it('is shown in the next version, and stays there when something else is asked', async () => {
    const first = await write({ questions: [QUESTIONS] })
    standIn.requests.length = 0
    const [asked = expect.fail('nothing was asked')] = QUESTIONS.questions
    const other = { ...asked, text: 'Who pays when a friend comes along?' }
    const again = { ...asked, text: 'When the card is refused, what happens?' }
    const replies = { questions: [{ questions: [other, again] }] }
    const { openQuestions } = await write(replies, JSON.stringify(first))
    const kept = first.openQuestions.at(-1)
    expect(openQuestions).toContainEqual(kept)
    expect(openQuestions.filter(({ text }) => text.includes('card is refused'))).toHaveLength(1)
    expect(openQuestions.some(({ text }) => text === other.text)).toBe(true)
    const [message] = askedOf('questions')[0]?.messages ?? []
    expect(message?.text).toContain(`${kept?.id} ${asked.text} (until then:`)
  })

  it('sees what holds until now, and which side of an edge is suggested', async () => {
    await write({})
    const [{ messages: [message] = [] } = {}] = askedOf('questions')
    expect(message?.text).toContain('(until then: Once, before the start;')
    expect(message?.text).toContain('4 classes a month”')
    expect(message?.text).toContain('(suggested: yes)')
    const [{ messages: [order] = [] } = {}] = askedOf('slices')
    expect(order?.text).toContain('FR-001 The app shall let the client book a free place. (must)')
    expect(order?.text).toContain('step 2 The client taps Tuesday')
  })
})

it('opens what an older version kept, which has fewer kinds', () => {
  const { examples: _, defaults, edges, slices, areas, ...older } = NO_PROPOSALS
  const stored = { ...ENGINE, proposed: { sameLanguage: true, proposals: older } }
  expect(requirementsValueSchema.parse(stored).proposed?.proposals).toEqual({
    ...older,
    ...{ examples: [], defaults, edges, slices, areas },
  })
})
