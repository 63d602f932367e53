import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import { BOATS, JAPANESE_BOATS, supplied } from '#domain/requirements/enrichment/testing/boats.ts'
import { cite } from '#domain/requirements/enrichment/testing/yoga.ts'

type Boats = typeof BOATS | typeof JAPANESE_BOATS

/** The boat trips with a question and what holds until it is answered. */
function asking(text: string, suggestedDefault: string | null, boats: Boats = BOATS): Boats {
  const asked: OpenQuestion = {
    ...{ id: 'OQ-70', sources: ['q9'], mark: 'open', quotes: [], rows: ['asked'], text },
    ...{ why: 'Nobody said it.', suggestedDefault, blocks: [] },
  }
  const openQuestions = [...boats.document.openQuestions, asked]
  return { ...boats, document: { ...boats.document, openQuestions } as RequirementsDocument }
}

const STORM = [cite('q9', 'in a storm the trip waits')]
const WHO = 'Who puts a trip on waiting, and until what hour?'
const PUT = {
  ...{ text: 'put a trip on waiting and take it off', role: 'skipper', why: null, rules: [] },
  cites: STORM,
}

it.each<[string, string, string, string | null]>([
  ['another', WHO, 'It is done by the guest.', 'denied'],
  ['the same', WHO, 'It is done by the skipper.', null],
  ['the same among others', WHO, 'The guest or Kim does it.', null],
  ['the app', WHO, 'The app does it by itself.', 'denied'],
  [
    'another alone',
    'May Kim put a trip on waiting?',
    'Only the guest can put a trip on waiting.',
    'denied',
  ],
  [
    'another for more than that',
    'Who puts a trip on waiting after six in a storm at sea?',
    'It is done by the guest.',
    null,
  ],
  [
    'another of which only whose it is is named',
    'Who sees a trip?',
    "A guest puts only their own trip's.",
    null,
  ],
  [
    'another for something else',
    'Who counts the guests on board?',
    'It is done by the guest.',
    null,
  ],
  [
    'another of what "it" is elsewhere',
    'Who weighs a bag?',
    'The guest can put it on waiting.',
    null,
  ],
  [
    'another of what "it" is here',
    WHO,
    'The trip is late. The guest can put it on waiting.',
    'denied',
  ],
  ['who only gets it', WHO, 'The skipper does it and the app texts the guest.', null],
  ['the app, which tells them', WHO, 'The app does it and texts the skipper.', 'denied'],
  ['nobody', WHO, 'It waits for the next day.', null],
  ['whose it is', WHO, 'The trip waits and keeps its guests.', null],
  ['what it has', WHO, 'It waits with the guests and Kim until noon.', null],
  [
    'who asks for it, and it is not said who does it',
    WHO,
    'It waits as soon as a guest asks.',
    null,
  ],
  [
    'another who may do only some of it',
    'May Kim put a trip on waiting?',
    'A guest puts only trips on waiting.',
    null,
  ],
  [
    'the app in a case alone',
    'When is it told?',
    'The app says so when a trip is put on waiting.',
    null,
  ],
  ['the app with a figure', 'What is it?', 'The app puts £40 a trip on waiting.', null],
  ['another after a moment', WHO, 'Until noon the guest does it.', 'denied'],
  ['two others', WHO, 'The guest, or else the guests together, do it.', 'denied'],
  ['another behind the deed', WHO, 'A trip is put on waiting only by a guest.', 'denied'],
])('a function is not supplied against a default that names %s', (...[, asks, until, rule]) => {
  const { findings } = supplied({ features: [PUT] }, asking(asks, until))
  expect(findings.map((finding) => finding.rule)).toEqual(rule === null ? [] : [rule])
  if (rule !== null) expect(findings).toMatchObject([{ words: 'OQ-70', says: until }])
})

it('nor is a default given against a function that was supplied', () => {
  const boats = asking(WHO, null)
  const until = (text: string) =>
    supplied({ features: [PUT], defaults: [{ item: 'OQ-70', text, cites: [] }] }, boats)
  expect(until('The skipper does it until 18:00.').findings).toEqual([])
  const { document, findings } = until('The guest does it until 18:00.')
  const put = document.features
    .flatMap((each) => each.requirements)
    .find(({ text }) => text.includes('waiting'))
  expect(findings).toMatchObject([{ kind: 'defaults', rule: 'denied', words: put?.id }])
  const question = {
    ...{ text: 'Who puts a trip on waiting?', why: 'It would sail.', blocks: [], cites: STORM },
    suggestedDefault: 'The guest does it.',
  }
  const asked = supplied({ features: [PUT], questions: [question] })
  expect(asked.findings).toMatchObject([
    { kind: 'questions', rule: 'denied', part: 'suggestedDefault' },
  ])
})

it('in Japanese', () => {
  const put = {
    ...{ text: '便を待機にする', role: '船長', why: null, rules: [] },
    cites: [cite('q9', '嵐の日は出航を見合わせます')],
  }
  for (const [until, rules] of [
    ['お客様が行う。', ['denied']],
    ['船長が行う。', []],
    ['便は、お客様の予約を残したまま待機になる。', []],
    ['便は、お客様と船長を乗せたまま待機になる。', []],
    ['お客様か友人が行う。', ['denied']],
  ] as const) {
    const boats = asking('だれが便を待機にしますか？', until, JAPANESE_BOATS)
    const { findings } = supplied({ features: [put] }, boats)
    expect(findings.map(({ rule }) => rule)).toEqual(rules)
  }
})

it.each([
  ['「待機」を押す', []],
  ['「便を待機」を押す', ['denied']],
])('a button is another than one whose label takes its label in: %s', (text, rules) => {
  const put = {
    ...{ text, role: '船長', why: null, rules: [] },
    cites: [cite('q9', '嵐の日は出航を見合わせます')],
  }
  const until = 'お客様が「便を待機」を押す。'
  const boats = asking('便はどうなりますか？', until, JAPANESE_BOATS)
  const { findings } = supplied({ features: [put] }, boats)
  expect(findings.map(({ rule }) => rule)).toEqual(rules)
})
