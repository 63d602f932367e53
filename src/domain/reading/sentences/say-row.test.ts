import { expect, it } from 'vitest'
import type { Row, RowBase, RowFields, RowKind } from '#domain/reading/rows.ts'
import { ROW_KINDS } from '#domain/reading/rows.ts'
import { detectRowLanguage, rowParts, rowSentence } from './say-row.ts'

function row<Kind extends RowKind>(kind: Kind, fields: RowFields[Kind], words = 'if so'): Row {
  const base: RowBase = {
    id: 'r1',
    said: [{ question: 'q5', words }],
    by: 'rules',
    state: 'proposed',
    certainty: 'clear',
    flags: [],
    changed: 1,
    origin: null,
  }
  return { ...base, kind, ...fields } as Row
}

const feature = { outcome: null, things: [] }
const ENGLISH: readonly [Row, string][] = [
  [row('role', { name: 'parents', also: [], access: true }), 'Parents will use the app.'],
  [
    row('role', { name: 'Teachers', also: ['staff'], access: false }),
    'Teachers (also “staff”) won’t use the app.',
  ],
  [
    row('permission', { role: 'Parents', may: 'may', what: 'add clothes' }),
    'Parents may add clothes.',
  ],
  [
    row('permission', { role: 'driver', may: 'only', what: 'see the gate code.' }),
    'Driver alone may see the gate code.',
  ],
  [
    row('permission', { role: 'Driver', may: 'never', what: 'see what the customer owes' }),
    'Driver may never see what the customer owes.',
  ],
  [
    row('feature', {
      ...feature,
      actor: 'the gatekeeper',
      does: 'approve new parents',
      priority: 'must',
    }),
    'Must: The gatekeeper can approve new parents.',
  ],
  [
    row('feature', { ...feature, actor: 'app', does: 'send a reminder', priority: 'could' }),
    'Nice to have: The app will send a reminder.',
  ],
  [
    row('feature', { ...feature, actor: null, does: 'show a map', priority: 'unsaid' }),
    'Must or nice? show a map · Who?',
  ],
  [
    row(
      'rule',
      { when: 'nobody answers within 48 hours', then: 'the request is cancelled', about: [] },
      'if nobody answers within 48 hours, the request is cancelled',
    ),
    'If nobody answers within 48 hours, the request is cancelled.',
  ],
  [
    row('rule', { when: 'open water', then: 'max 18 m', about: [] }, 'open water: max 18 m'),
    'Open water: max 18 m.',
  ],
  [
    row('rule', { when: 'after 48 hours', then: 'The place is free again.', about: [] }, 'x'),
    'After 48 hours, the place is free again.',
  ],
  [row('rule', { when: null, then: 'one place a person', about: [] }), 'One place a person.'],
  [
    row('case', { during: null, when: 'a truck breaks down', then: null }),
    'If a truck breaks down, what should happen?',
  ],
  [
    row('stages', { thing: 'request', stages: ['new', 'approved'], moves: [] }),
    'Request goes through: new → approved.',
  ],
  [
    row('step', { who: 'Ana', role: 'client', does: 'opens the link', feature: null, example: [] }),
    'In your story, Ana (client): opens the link.',
  ],
  [
    row('thing', {
      name: 'tank',
      fields: [
        { name: 'size', private: false, values: [] },
        { name: 'phone', private: true, values: ['home', 'work'] },
      ],
      keep: 'for 7 years',
    }),
    'The app remembers tank: size, phone (private; home / work). Kept for 7 years.',
  ],
  [
    row('message', { to: 'homeowner', when: 'the driver can’t get in', channel: 'text' }),
    'Homeowner will get a message by text when the driver can’t get in.',
  ],
  [
    row('message', { to: null, when: 'the day before', channel: null }),
    'Who? will get a message the day before.',
  ],
  [row('connection', { what: 'the bank', direction: 'in' }), 'The app gets data from the bank.'],
  [row('money', { what: '20 a month' }), 'Money: 20 a month.'],
  [
    row('screen', { name: 'Today', shows: 'the list', role: 'drivers' }),
    'Screen “Today” shows the list, for drivers.',
  ],
  [row('look', { about: 'device', what: 'phones' }), 'Devices: phones.'],
  [
    row('quality', { about: 'speed', what: 'pages open', figure: 'under 2 seconds' }),
    'Speed: pages open: under 2 seconds.',
  ],
  [
    row('measure', { what: 'no-shows', from: '8', to: '2', due: 'June', guard: false }),
    'No-shows: from 8 to 2, by June.',
  ],
  [
    row('measure', { what: 'the phone bill', from: null, to: null, due: null, guard: true }),
    'The phone bill must not get worse.',
  ],
  [row('limit', { about: 'budget', what: '8,000 dollars' }), 'Budget: 8,000 dollars.'],
  [
    row('out', { what: 'payment', because: 'the bank does it' }),
    'Not in this version: payment, because the bank does it.',
  ],
  [row('doubt', { about: 'unknown', what: 'who pays' }), 'Not decided yet: who pays.'],
  [row('contradiction', { what: 'two prices' }), 'two prices.'],
  [row('background', { about: 'problem', what: 'people phone' }), 'The problem: people phone.'],
  [row('aside', { what: null }, 'well, you know'), 'Nothing to build: “well, you know”.'],
]

it.each(ENGLISH)('%#: is said as a plain sentence: %s', (given, sentence) => {
  expect(rowSentence(given)).toBe(sentence)
})

const JAPANESE: readonly [Row, string][] = [
  [
    row('permission', { role: '会員', may: 'never', what: '電話番号を見る' }),
    '会員は、電話番号を見ることはできません。',
  ],
  [
    row('feature', { ...feature, actor: 'app', does: '前日に知らせる', priority: 'must' }),
    '必須：アプリが前日に知らせる。',
  ],
  [
    row('rule', { when: '48時間返事がなければ', then: '予約は取り消されます', about: [] }),
    '48時間返事がなければ、予約は取り消されます。',
  ],
  [
    row('case', { during: null, when: '雨が降った', then: '中止にします' }),
    '雨が降った場合、中止にします。',
  ],
  [
    row('message', { to: '班長', when: '前日の夕方', channel: 'メール' }),
    '前日の夕方、班長にメールでお知らせが届きます。',
  ],
  [row('role', { name: '警察の方', also: [], access: false }), '警察の方は、アプリを使いません。'],
]

it.each(JAPANESE)('%#: is said in the language of its words: %s', (given, sentence) => {
  expect(detectRowLanguage(given)).toBe('ja')
  expect(rowSentence(given)).toBe(sentence)
})

it('says every kind, and never with a hole in it', () => {
  const said = new Set(ENGLISH.map(([given]) => given.kind))
  expect(ROW_KINDS.filter((kind) => !said.has(kind))).toEqual([])
  for (const [given] of [...ENGLISH, ...JAPANESE]) {
    expect(rowSentence(given)).not.toMatch(/null|undefined|\s{2}|[.。]{2}|\s[.,]/)
  }
})

it('has menus for who, the right and the rank, with what nobody said left open', () => {
  const slots = (given: Row) =>
    rowParts(given).flatMap((part) => (part.kind === 'slot' ? [[part.slot, part.value]] : []))
  expect(slots(row('permission', { role: 'A', may: 'only', what: 'b' }))).toEqual([
    ['who', 'A'],
    ['may', 'only'],
  ])
  expect(slots(row('feature', { ...feature, actor: null, does: 'x', priority: 'unsaid' }))).toEqual(
    [
      ['priority', null],
      ['who', null],
    ],
  )
})

it('names the feature that a case happens in', () => {
  const during = row('feature', { ...feature, actor: null, does: 'book a place', priority: 'must' })
  const given = row('case', { during: 'r1', when: 'it is full', then: 'they see other times' })
  expect(rowSentence(given, [during])).toBe('Book a place. If it is full, they see other times.')
})
