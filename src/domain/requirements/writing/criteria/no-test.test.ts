import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const HIRER = makeRow('role', 'q5: hirers', { name: 'hirer' })
const BOOK = makeRow('feature', 'q7: hirers book the hall', {
  actor: 'hirer',
  does: 'book the hall',
})
const KEISHA = makeRow('step', 'q6: Keisha books the hall', {
  who: 'Keisha',
  does: 'book the hall',
})

function write(rows: readonly Row[], words?: typeof JAPANESE) {
  const read = rows.map((row): Row => ({ ...row, by: 'model' }))
  const document = writeRows(read, words)
  const criteria = listRequirements(document).flatMap(({ criteria: own }) => own)
  return {
    // What holds on the edge of a figure is asked and told apart.
    tests: criteria
      .filter(({ when }) => !when.startsWith('the figure'))
      .map(({ when, outcome }) => `${when} → ${outcome}`),
    rules: document.rules.map(({ text }) => text),
  }
}

const ruled = (when: string, then: string) =>
  write([
    HIRER,
    BOOK,
    KEISHA,
    makeRow('rule', `q9: ${when}: ${then}`, { when, then, about: ['book the hall'] }),
  ])

it('a message is no result of what it asks for, nor goes out at a name', () => {
  const give = makeRow('feature', 'q7: hirers give final numbers', {
    actor: 'hirer',
    does: 'give final numbers',
  })
  const told = (when: string, to: string | null) =>
    write([HIRER, give, makeRow('message', `q13: ${when}`, { to, when, channel: 'email' })]).tests
  expect(told('10 days before: final numbers please', 'hirer')).toEqual([])
  expect(told('photo of the final numbers with a thank you', null)).toEqual([])
  expect(told('the hirer gives final numbers', 'clerk')).toEqual([
    'the hirer gives final numbers → the clerk gets the message by email',
  ])
})

it('the heading of a screen is no thing with contents', () => {
  const does = 'see the page: just "today" with times'
  expect(
    write([HIRER, makeRow('feature', `q11: ${does}`, { actor: 'hirer', does })]).tests,
  ).toEqual([])
})

describe('what is no test of the app stays a rule in the founder’s words', () => {
  it.each([
    ['the hall is booked', 'minimum 2 hours', 'When the hall is booked, minimum 2 hours.'],
    [
      'people in the hall',
      'the hall takes 28 people',
      'People in the hall: the hall takes 28 people.',
    ],
    [
      'the hall and the barn',
      'cannot be double booked',
      'The hall and the barn: cannot be double booked.',
    ],
    [
      'the hall is booked',
      'by the monday before',
      'When the hall is booked, by the monday before.',
    ],
    [
      'the hall is not paid in 14 days',
      'it gets let go but tell the clerk first',
      'When the hall is not paid in 14 days, it gets let go but tell the clerk first.',
    ],
    ['the hall is booked', '8am to 11pm', 'When the hall is booked, 8am to 11pm.'],
    [
      'clubs with under 18s',
      'send policy once a year',
      'Clubs with under 18s: send policy once a year.',
    ],
    ['charity of the village', '1 free a year', 'Charity of the village: 1 free a year.'],
    ['there are dogs', "Keisha's allergic", "When there are dogs, Keisha's allergic."],
    ['the list is missing', 'nothing opens', 'When the list is missing, nothing opens.'],
    ['the hall is booked', 'the hall booked', 'When the hall is booked, the hall booked.'],
    ['the hall is booked', 'only by a clerk', 'When the hall is booked, only by a clerk.'],
    ['the hirer books', 'payment within 14 days', 'When the hirer books, payment within 14 days.'],
    [
      'the hall is booked for less than an hour',
      'it is rounded up to a full hour',
      'When the hall is booked for less than an hour, it is rounded up to a full hour.',
    ],
  ])('%s → %s', (when, then, rule) => {
    expect(ruled(when, then)).toEqual({ tests: [], rules: [rule] })
  })

  it.each([
    ['the hall is booked twice', 'the second is refused'],
    ['the hall with the stage is closed', 'nobody can book it'],
    ['the hirer cancels late', '10 pounds'],
    ['two hirers book the hall', 'first to send gets it, the other sees sorry'],
  ])('but %s → %s is one', (when, then) => {
    expect(ruled(when, then).tests).toHaveLength(1)
  })

  it('is a length of time without its verb, or a sentence that breaks off, in Japanese', () => {
    const guest = makeRow('role', 'q5: お客様', { name: 'お客様' })
    const book = makeRow('feature', 'q7: お客様が湯を選ぶ', { actor: 'お客様', does: '湯を選ぶ' })
    const rule = (when: string, then: string) =>
      makeRow('rule', `q9: ${when}${then}`, { when, then, about: ['湯を選ぶ'] })
    const { tests, rules } = write(
      [
        guest,
        book,
        rule('湯の枠の間', '十五分お掃除'),
        rule('湯が壊れたとき', '帳場から直に'),
        rule('湯が壊れたとき', '選べない'),
      ],
      JAPANESE,
    )
    expect(tests).toEqual(['湯が壊れたとき → 選べない'])
    expect(rules).toHaveLength(3)
  })

  it('is what a name without a deed leads to, and what something is looked at with', () => {
    const { tests } = write([
      HIRER,
      makeRow('feature', 'q7: hours for payroll', {
        does: 'have hours for payroll',
        outcome: 'the hours land in payroll on Friday',
      }),
      makeRow('feature', 'q5: hirers see own bookings with the link', {
        actor: 'hirer',
        does: 'see own bookings with the link',
      }),
    ])
    expect(tests).toEqual([])
  })
})
