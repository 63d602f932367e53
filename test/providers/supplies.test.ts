import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NO_PROPOSALS } from '#domain/requirements/enrichment/proposals.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { partAsked } from './part-asked.ts'
import { type StandIn, startStandIn } from './stand-in.ts'
import { CRITERION, ENGINE, FULL, writerOf, writeWithModel } from './write-with-model.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(() => standIn.close())
beforeEach(() => {
  standIn.requests.length = 0
})

const MISSING = {
  text: 'call off a class',
  role: 'teacher',
  why: null,
  rules: ['BR-001'],
  cites: [FULL],
}
const THING = {
  ...{ name: 'payment', what: 'paid by card', belongsTo: ['booking'], cites: [FULL] },
  fields: [{ name: 'moment', meaning: null, rule: null }],
}
const RIGHT = { item: 'PERM-01', role: 'teacher', may: false, part: null, cites: [] }
const FREE = { question: 'q9', quote: 'Free cancellation until 12 hours before' }
const stage = (name: string, means: string, more: object = {}) => ({
  ...{ name, means, ways: [], cites: [], takes: null, open: false, ...more },
})
const STAGES = {
  item: 'ST-01',
  stages: [
    stage('booked', 'A place is taken', {
      ways: [
        ...['attended', 'missed'].map((to) => ({ to, by: ['FR-011'], waits: [], cites: [] })),
        { to: 'cancelled', by: ['BR-002'], waits: [], cites: [FREE] },
      ],
    }),
    stage('attended', 'The client came'),
    stage('missed', 'The client did not come'),
    stage('cancelled', 'The place is free again', { cites: [FREE] }),
  ],
}

const [SCREEN] = ENGINE.screens
const [MESSAGE] = ENGINE.messages
const TOLD = {
  ...{ item: SCREEN?.id ?? '', name: null, who: ['client'], most: null },
  ...{ empty: 'No class yet', fails: 'No signal: shows the classes seen last', functions: [] },
}
const FURTHER = {
  ...{ item: null, name: 'My day', who: ['teacher'], most: 'the classes of the day' },
  ...{ empty: 'No class today', fails: null, functions: ['FR-007'] },
}
const SAYING = { item: MESSAGE?.id ?? '', says: 'The class of [day] is booked' }

describe('what a model supplies of screens and messages', () => {
  it('asks again for what was refused, with the reason, and takes the rest', async () => {
    standIn.answer((request) => {
      if (partAsked(request) !== 'screens') return { text: JSON.stringify(NO_PROPOSALS) }
      const isFirst = request.messages.length === 1
      const sayings = [isFirst ? { ...SAYING, says: 'Pay 99 euros by [day]' } : SAYING]
      const screens = isFirst ? [TOLD, { ...FURTHER, who: ['warden'] }] : [FURTHER]
      return { text: JSON.stringify({ screens, sayings, checks: [], terms: [] }) }
    })
    const written = await writeWithModel(standIn)
    const { screens, messages, proposed } = written.document
    expect(screens[0]).toMatchObject({ states: [{ kind: 'empty', mark: 'assumed' }, {}] })
    expect(screens.at(-1)).toMatchObject({ name: 'My day', mark: 'assumed' })
    expect(messages[0]).toMatchObject({ says: SAYING.says, supposed: ['says'] })
    expect(proposed?.proposals).toMatchObject({ screens: [TOLD, FURTHER], sayings: [SAYING] })
    const asked = standIn.requests.filter((request) => partAsked(request) === 'screens')
    const [draft, , repair] = asked[1]?.messages.map(({ text }) => text) ?? []
    expect(asked).toHaveLength(2)
    expect(draft).toMatch(/SCR-01 [^\n]*\(who: \S/)
    expect(draft).toMatch(/MSG-01 [^\n]*\(says: open\)/)
    expect(repair).toContain('screens[0].who (My day): no role of the draft is called "warden"')
    expect(repair).toContain(`sayings[0].says (${SAYING.item}): no answer holds "99`)
    expect(writerOf(written, 'screens')).toMatchObject({ taken: 3, refused: 2 })
  })
})

describe('what a model supplies of what is missing', () => {
  it('asks for what is missing first, so that the other parts can speak of it', async () => {
    standIn.answer((request) => {
      const part = partAsked(request)
      if (part === 'features')
        return { text: JSON.stringify({ features: [MISSING], things: [THING] }) }
      if (part === 'rights') return { text: JSON.stringify({ doers: [], rights: [RIGHT] }) }
      if (part === 'stages') return { text: JSON.stringify({ stages: [STAGES] }) }
      const [, item = ''] =
        /(FR-\d+) [^\n]*call off a class/.exec(request.messages[0]?.text ?? '') ?? []
      if (part !== 'cases') return { text: JSON.stringify(NO_PROPOSALS) }
      const outcome = 'the clients of the class get an email'
      return { text: JSON.stringify({ criteria: [{ ...CRITERION, item, outcome }] }) }
    })
    const written = await writeWithModel(standIn)
    const added = listRequirements(written.document).find(({ text }) => text.includes('call off'))
    expect(added).toMatchObject({ mark: 'assumed', criteria: [{ failure: true }] })
    const right = written.document.permissions.find(({ id }) => id === RIGHT.item)
    expect(right?.cells).toContainEqual(
      expect.objectContaining({ permission: 'no', assumed: true }),
    )
    const [table] = written.document.statusTables
    expect(table?.transitions).toContainEqual(
      expect.objectContaining({
        from: 'booked',
        to: 'cancelled',
        assumed: true,
        items: ['BR-002'],
      }),
    )
    expect(table?.notes?.at(-1)).toMatchObject({ stage: 'cancelled', added: true })
    const { entities } = written.document
    const thing = { name: 'Payment', mark: 'assumed', notes: ['paid by card'] }
    expect(entities.at(-1)).toMatchObject(thing)
    const booking = entities.find(({ name }) => name === 'Booking')?.id
    expect(entities.at(-1)?.fields.map(({ refersTo }) => refersTo)).toEqual([null, booking])
    expect(written.document.proposed?.proposals).toMatchObject({
      ...{ features: [MISSING], things: [THING], rights: [RIGHT], stages: [STAGES] },
    })
    const asked = standIn.requests.map(partAsked)
    expect(asked.slice(0, 2).sort()).toEqual(['features', 'rights'])
    expect(asked).toHaveLength(17)
    expect(asked.slice(-4)).toEqual(['review', 'capabilities', 'wording', 'people'])
    expect(
      ['features', 'rights', 'cases'].map((section) => writerOf(written, section)?.taken),
    ).toEqual([2, 1, 1])
  })

  it('asks for what is built until a decision when that is decided, and lets tests speak of it', async () => {
    const further = { ...MISSING, text: 'mark who did not come', rules: [] }
    const question = {
      ...{ text: 'What happens to who does not come?', why: 'A place stays empty' },
      ...{ suggestedDefault: 'The teacher marks who did not come', blocks: ['FR-001'] },
      cites: [FREE],
    }
    standIn.answer((request) => {
      const part = partAsked(request)
      const draft = request.messages[0]?.text ?? ''
      const [, item = ''] = /(FR-\d+) [^\n]*mark who did not come/.exec(draft) ?? []
      const answers: Record<string, object> = {
        features: { features: [MISSING], things: [] },
        questions: { ...NO_PROPOSALS, questions: [question] },
        further: { further: [further] },
        cases: { criteria: [{ ...CRITERION, item }] },
      }
      return { text: JSON.stringify(answers[part] ?? NO_PROPOSALS) }
    })
    const { document } = await writeWithModel(standIn)
    const [earlier, added] = ['call off', 'mark who did not come'].map((deed) =>
      listRequirements(document).find(({ text }) => text.includes(deed)),
    )
    expect(added).toMatchObject({ mark: 'assumed', criteria: [{ failure: true }] })
    expect((added?.id ?? '') > (earlier?.id ?? 'FR-999')).toBe(true)
    expect(document.assumptions.map(({ items }) => items)).toContainEqual([added?.id])
    const asked = standIn.requests.find((request) => partAsked(request) === 'further')
    expect(asked?.messages[0]?.text).toContain('The teacher marks who did not come')
    expect(asked?.messages[0]?.text).toMatch(/FR-\d+ [^\n]*call off a class/)
  })

  it.each<[string, object[], string]>([
    ['keeps a table of stages without what nothing bears out', [], 'A place is taken'],
    ['takes a better one in its place', [STAGES], 'A place is held'],
  ])('%s', async (_, better, meaning) => {
    const [booked, ...others] = STAGES.stages
    const wrong = { to: 'sunk', by: [], waits: [], cites: [] }
    const told = { ...booked, ways: [...(booked?.ways ?? []), wrong] }
    const first = { ...STAGES, stages: [told, ...others] }
    const mended = better.map(() => ({
      ...STAGES,
      stages: [{ ...booked, means: 'A place is held' }, ...others],
    }))
    let turns = 0
    standIn.answer((request) => {
      if (partAsked(request) !== 'stages') return { text: JSON.stringify(NO_PROPOSALS) }
      turns += 1
      return { text: JSON.stringify({ stages: turns === 1 ? [first] : mended }) }
    })
    const written = await writeWithModel(standIn)
    expect(turns).toBe(2)
    expect(written.document.statusTables[0]?.notes?.[0]?.meaning).toBe(meaning)
    expect(writerOf(written, 'stages')).toMatchObject({ taken: 1, refused: 1, fallback: null })
  })

  it('loses what is missing alone when that cannot be had', async () => {
    standIn.answer((request) => {
      const part = partAsked(request)
      if (part === 'features' || part === 'rights') return { text: 'I would rather not.' }
      const criteria = part === 'cases' ? [CRITERION] : []
      return { text: JSON.stringify({ ...NO_PROPOSALS, criteria }) }
    })
    const written = await writeWithModel(standIn)
    const marks = ['features', 'rights', 'cases'].map((part) => writerOf(written, part)?.fallback)
    expect(marks.slice(0, 2)).toEqual(['unreadable', 'unreadable'])
    expect(marks[2]).toBeNull()
    expect(listRequirements(written.document)).toHaveLength(listRequirements(ENGINE).length)
  })
})
