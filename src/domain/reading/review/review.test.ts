import { expect, it } from 'vitest'
import type { Row, RowBase, RowFields, RowKind } from '#domain/reading/rows.ts'
import { convertKind, splitRow } from './edit-row.ts'
import { readOwnRow } from './own-row.ts'
import { askAbout, placeWords } from './questions.ts'
import { formOf, readField, writeField } from './row-form.ts'
import { listRowsAt } from './row-place.ts'
import { countReview, reviewOf } from './row-review.ts'

function row<Kind extends RowKind>(
  kind: Kind,
  fields: RowFields[Kind],
  base: Partial<RowBase> = {},
): Row {
  const rest: RowBase = {
    id: 'r1',
    said: [{ question: 'q5', words: 'words' }],
    by: 'rules',
    state: 'proposed',
    certainty: 'clear',
    flags: [],
    changed: 1,
    origin: null,
    ...base,
  }
  return { ...rest, kind, ...fields } as Row
}

const right = (base: Partial<RowBase> = {}, may: 'may' | 'only' | 'never' = 'may') =>
  row('permission', { role: 'Driver', may, what: 'see the list' }, base)
const feature = (fields: Partial<RowFields['feature']>, base: Partial<RowBase> = {}) =>
  row(
    'feature',
    {
      actor: 'Driver',
      does: 'see the list',
      priority: 'must',
      outcome: null,
      things: [],
      ...fields,
    },
    base,
  )

it.each([
  [right(), 'clear'],
  [right({ certainty: 'guess' }), 'check'],
  [right({ flags: ['polarity'] }), 'check'],
  [right({ certainty: 'guess', state: 'confirmed' }), 'settled'],
  [right({ state: 'undecided' }), 'settled'],
  [right({ state: 'stale' }), 'changed'],
  [right({ state: 'refused' }), 'refused'],
  [right({ certainty: 'guess', flags: ['offered'] }), 'offered'],
  [right({ state: 'confirmed', flags: ['offered'] }), 'settled'],
  [row('background', { about: 'today', what: 'x' }, { certainty: 'guess' }), 'clear'],
  [row('doubt', { about: 'unknown', what: 'x' }, { flags: ['name'] }), 'clear'],
] as const)('%#: what a row asks of the founder', (given, review) => {
  expect(reviewOf(given)).toBe(review)
})

it('counts clear, to check and unconfirmed; words with nothing to build need nobody', () => {
  const rows = [
    right(),
    right({ state: 'confirmed' }),
    right({ certainty: 'guess' }),
    right({ state: 'refused' }),
    row('aside', { what: null }),
    row('case', { during: null, when: 'x', then: 'y' }, { certainty: 'guess', flags: ['offered'] }),
  ]
  expect(countReview(rows)).toEqual({ clear: 2, check: 1, offered: 1, changed: 0, unconfirmed: 1 })
})

it('shows a row at each question that tells it, and an added one where its kind is at home', () => {
  const two = right({
    said: [
      { question: 'q5', words: 'a' },
      { question: 'q10', words: 'b' },
    ],
  })
  const added = feature({}, { id: 'r2', said: [], by: 'founder' })
  const at = (question: string) => listRowsAt(question, [two, added]).map(({ id }) => id)
  expect([at('q5'), at('q10'), at('q7'), at('q9')]).toEqual([['r1'], ['r1'], ['r2'], []])
})

const guess = { certainty: 'guess' } as const
it.each([
  [right(guess, 'never'), 'mayNever', ['yesNever', 'noMay', 'doesNotMatter', 'undecided']],
  [right(guess, 'only'), 'mayOnly', ['yesOnly', 'othersToo', 'undecided']],
  [right(guess), 'may', ['yes', 'noNever', 'leaveOut', 'undecided']],
  [feature({ actor: null }, guess), 'actor', ['name', 'app', 'someoneElse', 'undecided']],
  [feature({}, { flags: ['priority'] }), 'priority', ['must', 'could', 'undecided']],
  [
    row('message', { to: null, when: 'x', channel: null }, guess),
    'receiver',
    ['name', 'someoneElse', 'undecided'],
  ],
  [
    row('role', { name: 'Police', also: [], access: false }, guess),
    'access',
    ['usesApp', 'usesNotApp', 'undecided'],
  ],
  [
    row('rule', { when: null, then: 'x', about: [] }, guess),
    'right',
    ['yes', 'change', 'leaveOut', 'undecided'],
  ],
  [
    row('case', { during: null, when: 'x', then: null }, guess),
    'whatThen',
    ['change', 'leaveOut', 'undecided'],
  ],
  [
    row('case', { during: null, when: 'x', then: 'y' }, { flags: ['offered'], ...guess }),
    'offered',
    ['yes', 'change', 'leaveOut', 'undecided'],
  ],
  [
    row('doubt', { about: 'unknown', what: 'x' }, { flags: ['offered'], ...guess }),
    'asked',
    ['leaveOut', 'undecided'],
  ],
] as const)('%#: asks %s with two to four choices', (given, code, choices) => {
  const ask = askAbout(given, [right({ id: 'r9' }), given])
  expect([ask.code, ask.choices.map((choice) => choice.code)]).toEqual([code, choices])
  expect(ask.choices.length).toBeGreaterThanOrEqual(2)
  expect(ask.choices.length).toBeLessThanOrEqual(4)
})

it('strikes out what stands on the quote that does not hold', () => {
  const said = [
    { question: 'q5', words: 'only me' },
    { question: 'q9', words: 'Darlene sets prices too' },
  ]
  const contradiction = row('contradiction', { what: 'x' }, { id: 'r3', said, ...guess })
  const other = right({ id: 'r4', said: said.slice(1) })
  const first = askAbout(contradiction, [contradiction, other]).choices[0]
  expect(first?.decisions).toEqual([
    { do: 'refuse', row: 'r3' },
    { do: 'refuse', row: 'r4' },
  ])
})

it.each([
  [
    'Drivers may see the gate code',
    'permission',
    { role: 'Driver', may: 'may', what: 'see the gate code' },
  ],
  ['the driver can’t see prices', 'feature', { role: 'Driver', may: 'never', what: 'see prices' }],
  ['Somebody pays', 'permission', { when: null, then: 'Somebody pays' }],
  [
    'Nice: the app sends a text',
    'feature',
    { actor: 'app', does: 'send a text', priority: 'could' },
  ],
  ['If it snows, the job moves', 'rule', { when: 'it snows', then: 'the job moves' }],
] as const)('%#: takes "%s" for what it says', (words, kind, fields) => {
  expect(readOwnRow(words, kind, ['Driver'])).toMatchObject({ fields })
})

it.each([
  ['Driver rents a mat and borrows a towel', 'rent a mat and borrow a towel'],
  ['Driver carries boxes and bottles', 'carry boxes and bottles'],
  ['The driver watches and passes the gates', 'watch and pass the gates'],
  ['Drivers pass the gate', 'pass the gate'],
  ['driver goes home', 'go home'],
])('puts what one person does as it follows “shall let”: %s', (words, does) => {
  expect(readOwnRow(words, 'feature', ['Driver'])).toMatchObject({
    fields: { actor: 'Driver', does },
  })
})

it('splits at the middle joint, and keeps who and may', () => {
  const given = row('permission', { role: 'A', may: 'never', what: 'see prices and change places' })
  expect(splitRow(given)).toEqual([
    { kind: 'permission', fields: { role: 'A', may: 'never', what: 'see prices' } },
    { kind: 'permission', fields: { role: 'A', may: 'never', what: 'change places' } },
  ])
})

it('keeps who and the words when a row becomes another kind', () => {
  expect(convertKind(right(), 'feature')).toMatchObject({
    kind: 'feature',
    fields: { actor: 'Driver', does: 'see the list', priority: 'unsaid' },
  })
  expect(convertKind(feature({}), 'rule')).toMatchObject({
    fields: { when: null, then: 'see the list' },
  })
})

it('reads and writes each field as it is shown', () => {
  const thing = row('thing', {
    name: 'tank',
    fields: [{ name: 'phone', private: true, values: [] }],
    keep: null,
  })
  const list = formOf('thing').find(({ as }) => as === 'list')
  if (!list) throw new Error('a thing has a list')
  expect(readField(thing, 'fields')).toBe('phone')
  expect(writeField(thing, list, 'phone\nsize\n')).toMatchObject({
    fields: {
      fields: [
        { name: 'phone', private: true, values: [] },
        { name: 'size', private: false, values: [] },
      ],
    },
  })
  const keep = { name: 'keep', as: 'text', mayBeEmpty: true } as const
  expect(writeField(thing, keep, ' ')).toMatchObject({ fields: { keep: null } })
  const role = row('role', { name: 'A', also: [], access: true })
  expect(writeField(role, { name: 'access', as: 'choice' }, 'no')).toMatchObject({
    fields: { access: false },
  })
})

it('places words where the founder says', () => {
  const said = { question: 'q5', words: 'that is between us' }
  expect(placeWords(said, 'background', null)).toMatchObject({
    do: 'add',
    said: [said],
    kind: 'background',
  })
  expect(placeWords(said, 'permission', 'Driver')).toMatchObject({ fields: { role: 'Driver' } })
  expect(placeWords(said, 'permission', null)).toMatchObject({ kind: 'rule' })
})
