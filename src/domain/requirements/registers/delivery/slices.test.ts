import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { write } from '#domain/requirements/testing/write.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { keepTogether } from './keep-together.ts'
import { buildSlices } from './slices.ts'

const SLICE_WORDS = DOCUMENT_WORDS.writer.slices
const byModel = (row: Row): Row => ({ ...row, by: 'model' })
const ROLES = ['hirer', 'clerk'].map((name) => makeRow('role', `q5: ${name}s`, { name }))
const deed = (actor: string, does: string, said = `q7: ${does}`) =>
  makeRow('feature', said, { actor, does })
const step = (role: string, does: string, feature: string) =>
  makeRow('step', `q6: ${does}`, { who: role, role, does, feature })

/** The parts as "title: what they build", by the words of the requirements. */
function partsOf(rows: readonly Row[]) {
  const document = writeRows([...ROLES, ...rows].map(byModel))
  const texts = new Map(
    listRequirements(document).map(({ id, text }) => [id, text.replace(/^.* let the \w+ /u, '')]),
  )
  return {
    document,
    parts: document.slices.map(({ title, requirements }) => [
      title,
      requirements.map((id) => texts.get(id)),
    ]),
  }
}

const STORY = [
  deed('hirer', 'pay the deposit'),
  deed('clerk', 'scrap a boat'),
  deed('hirer', 'book a boat'),
  deed('clerk', 'mark a boat as back'),
  step('hirer', 'book a boat', 'book a boat'),
  step('hirer', 'pay the deposit', 'pay the deposit'),
  step('clerk', 'mark a boat as back', 'mark a boat as back'),
]

describe('the parts of the delivery', () => {
  it('begin with the story, in its order, and nothing else', () => {
    expect(partsOf(STORY).parts).toEqual([
      ['Walking skeleton', ['book a boat.', 'pay the deposit.', 'mark a boat as back.']],
      ['What was not ranked', ['scrap a boat.']],
    ])
  })

  it('are cut by the dates that the founder named', () => {
    const rows = [
      ...STORY,
      deed('clerk', 'close the rowing season'),
      makeRow('limit', 'q14: start with rowing 1 April', {
        about: 'date',
        what: 'start with rowing 1 April',
      }),
      makeRow('limit', 'q14: rest 1 June', { about: 'date', what: 'rest 1 June' }),
    ]
    expect(partsOf(rows).parts.slice(1)).toEqual([
      ['Start with rowing 1 April', ['close the rowing season.']],
      ['Rest 1 June', ['scrap a boat.']],
    ])
  })

  it('hold nothing that the founder doubts before it is decided', () => {
    const rows = [
      ...STORY,
      deed('hirer', 'rate the trip', 'q7: hirers rate the trip?? Ida is against'),
    ]
    expect(partsOf(rows).parts.at(-1)).toEqual(['Waiting for a decision', ['rate the trip.']])
  })

  it.each([
    ['scrap a boat, start with that really. Print the log', 'scrap a boat'],
    ['scrap a boat and that one first. Print the log', 'scrap a boat'],
    ['scrap a boat, print the log. Not first thing in the morning', null],
    ['scrap a boat first thing in the morning, then print the log', null],
    ['scrap a boat。それを先に。print the log', 'scrap a boat'],
  ])('begin with what the founder wants first: %s', (text, does) => {
    const rows = [
      ...ROLES,
      deed('clerk', 'scrap a boat'),
      deed(
        'clerk',
        'print the log',
        text.includes('Print') ? 'q7: Print the log' : 'q7: print the log',
      ),
      ...STORY.filter(({ kind }) => kind === 'step'),
      ...STORY.filter((row) => row.kind === 'feature' && row.does !== 'scrap a boat'),
    ].map(byModel)
    const story = STORY.map(({ said }) => said[0]?.words ?? '').join('. ')
    const { slices, features } = write(rows, [
      { questionId: 'q7', value: `${text}. ${story.replace('scrap a boat. ', '')}` },
      { questionId: 'q6', value: story },
    ])
    const first = features
      .flatMap(({ requirements }) => requirements)
      .find(({ id }) => id === slices[0]?.requirements[0])
    expect(first?.text.includes('scrap a boat') ? 'scrap a boat' : null).toBe(does)
  })

  it.each([
    ['a waiting list', 'have a waiting list', 'keep a waiting list for boats'],
    ['standing orders', 'have standing orders', 'take standing orders'],
    ['キャンセル待ち', 'キャンセル待ちをする', 'キャンセル待ち'],
  ])('hold nothing that is nice to have and left out: %s', (what, does, told) => {
    const { document } = partsOf([
      ...STORY,
      makeRow('feature', `q7: nice: ${told}`, { actor: 'clerk', does, priority: 'could' }),
      makeRow('out', `q8: no ${what}`, { what }),
    ])
    const wish = listRequirements(document).find(({ priority }) => priority === 'could')
    expect(document.slices.flatMap(({ requirements }) => requirements)).not.toContain(wish?.id)
    expect(document.contradictions?.flatMap(({ items }) => items)).toContain(wish?.id)
  })

  it('have no title of a wish that is gone', () => {
    const wish = (does: string) =>
      makeRow('feature', `q7: nice: ${does}`, { actor: 'clerk', does, priority: 'could' })
    const { document } = partsOf([...STORY, wish('keep a shop'), wish('keep a rota')])
    const [shop = '', rota = ''] = listRequirements(document)
      .filter(({ priority }) => priority === 'could')
      .map(({ id }) => id)
    const cut = document.slices.map((slice) => ({ ...slice, mark: 'assumed' as const }))
    const due = cut.filter(({ requirements }) => !requirements.includes(shop))
    const last = { ...cut[0], title: 'The shop and the rota', requirements: [shop, rota] }
    const titles = (features: typeof document.features) =>
      buildSlices({ ...document, features, slices: [...due, last] as never }, SLICE_WORDS).map(
        ({ title }) => title,
      )
    const left = document.features.map((feature) => ({
      ...feature,
      requirements: feature.requirements.filter(({ id }) => id !== rota),
    }))
    expect(titles(document.features).at(-1)).toBe('The shop and the rota')
    expect(titles(left).at(-1)).toBe(SLICE_WORDS.could.title)
  })

  it('hold each rule, screen, thing and message once', () => {
    const { document } = partsOf([
      ...STORY,
      makeRow('rule', 'q9: on Sundays we are closed', { when: 'Sundays', then: 'closed' }),
      makeRow('screen', 'q11: harbour map', { name: 'harbour map', shows: 'all boats' }),
      makeRow('thing', 'q10: boats have a number', {
        name: 'boat',
        fields: [{ name: 'number', private: false, values: [] }],
      }),
      makeRow('message', 'q13: hirers get a text when it is windy', {
        to: 'hirer',
        when: 'it is windy',
        channel: 'text',
      }),
    ])
    const { rules, screens, entities, messages } = document
    const all = [...rules, ...screens, ...entities, ...messages].map(({ id }) => id)
    expect(document.slices.flatMap(({ items = [] }) => items).sort()).toEqual(all.sort())
  })

  it('hold the message of a stage with the deed that brings a thing there', () => {
    const message = makeRow('message', 'q13: text the hirer when a boat is scrapped', {
      when: 'a boat is scrapped',
      to: 'hirer',
      channel: 'text',
    })
    const stages = makeRow('stages', 'q9: a boat is afloat, hired, scrapped', {
      thing: 'boat',
      stages: ['afloat', 'hired', 'scrapped'],
    })
    const { document } = partsOf([...STORY, message, stages])
    const home = document.slices.find(({ items = [] }) => items.includes('MSG-01'))
    const scrap = listRequirements(document).find(({ text }) => text.includes('scrap a boat'))
    expect(home?.requirements).toContain(scrap?.id)
  })
})

it('what guards a requirement comes with it, and what is nice to have comes last in its part', () => {
  const { document } = partsOf(STORY)
  const [first = expect.fail('none'), ...rest] = listRequirements(document)
  const [guarded = expect.fail('none'), ...others] = rest
  const guard = { ...first, id: 'FR-090', role: null, rules: ['BR-001'], missing: [] }
  const wish = { ...first, id: 'FR-091', priority: 'could' as const }
  const parts = keepTogether([
    { title: 'one', goal: '', of: [wish, { ...guarded, rules: ['BR-001'] }] },
    { title: 'two', goal: '', of: [guard, ...others] },
  ])
  expect(parts.map(({ of }) => of.map(({ id }) => id))).toEqual([
    [guarded.id, 'FR-090', 'FR-091'],
    others.map(({ id }) => id),
  ])
})

it.each([
  ['The app shall stop a second booking.', 0],
  ['The app shall send the crew a reminder.', 1],
  ['アプリは、同じ時間の約束を止めること。', 0],
  ['アプリは、家族に予約の知らせを送ること。', 1],
])('what only sends guards nothing: %s', (text, place) => {
  const { document } = partsOf(STORY)
  const [first = expect.fail('none'), ...others] = listRequirements(document)
  const guard = { ...first, id: 'FR-090', role: null, rules: ['BR-001'], missing: [], text }
  const parts = keepTogether([
    { title: 'one', goal: '', of: [{ ...first, rules: ['BR-001'] }] },
    { title: 'two', goal: '', of: [...others, guard] },
  ])
  expect(parts.findIndex(({ of }) => of.some(({ id }) => id === 'FR-090'))).toBe(place)
})
