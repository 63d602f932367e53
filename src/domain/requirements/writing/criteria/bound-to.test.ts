import { expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

function criteria(rows: readonly Row[], words?: typeof JAPANESE): string[] {
  const read = rows.map((row): Row => ({ ...row, by: 'model' }))
  return listRequirements(writeRows(read, words)).flatMap(({ criteria: own }) =>
    own.flatMap(({ edge, when, outcome }) => (edge === true ? [] : [`${when} → ${outcome}`])),
  )
}

const FOREMAN = makeRow('role', 'q5: the foreman', { name: 'foreman' })
const does = (actor: string, deed: string) =>
  makeRow('feature', `q7: ${actor} ${deed}`, { actor, does: deed })
const rule = (when: string, then: string) => makeRow('rule', `q9: ${when}: ${then}`, { when, then })
const text = (to: string, when: string) =>
  makeRow('message', `q13: ${to} gets a text when ${when}`, { to, when, channel: 'text' })

it.each<[string, Row[], string[]]>([
  [
    'a figure in common binds nothing',
    [
      does('foreman', 'mark it as not checked, max 12 m'),
      rule('a child dives', 'the app shows 12 m'),
    ],
    [],
  ],
  [
    'nor does its money',
    [
      does('foreman', 'take a waiver for 3 EUR per day'),
      rule('an adult takes a set', 'it costs 22 EUR per day'),
    ],
    [],
  ],
  [
    'nor half of another word',
    [
      does('foreman', 'off-hire a scaffold'),
      rule('an inspection is late', 'the scaffold is red and the customer is told to keep off'),
    ],
    [],
  ],
  [
    'what the app does by itself is no event: its moment is',
    [does('app', 'send reminders of the check'), text('foreman', 'reminders of the check')],
    [],
  ],
  [
    'a message asks for the deed in its words, before it is done',
    [
      does('foreman', 'give the final numbers'),
      text('foreman', '10 days before: final numbers please'),
    ],
    [],
  ],
  [
    'and is set off by the deed that its event names',
    [
      does('foreman', 'give the final numbers'),
      text('foreman', 'final numbers are given: thanks for the final numbers'),
    ],
    ['final numbers are given → the foreman gets “thanks for the final numbers” by text'],
  ],
  [
    'two lines that say the same are one test',
    [
      does('foreman', 'cancel a booking'),
      rule('a booking is cancelled late', 'the deposit of 50 pounds is kept'),
      rule('bookings are cancelled late', 'the deposit is kept, 50 pounds'),
    ],
    ['a booking is cancelled late → the deposit of 50 pounds is kept'],
  ],
  [
    'and two that differ in a figure or a no are two',
    [
      does('foreman', 'cancel a booking'),
      rule('a booking is cancelled late', 'the deposit of 50 pounds is kept'),
      rule('a booking is cancelled on the day', 'the deposit of 50 pounds is kept'),
      rule('bookings are cancelled late', 'the deposit is kept, 60 pounds'),
      rule('bookings are cancelled late', 'the deposit of 50 pounds is not kept'),
    ],
    [
      'a booking is cancelled late → the deposit of 50 pounds is kept',
      'a booking is cancelled on the day → the deposit of 50 pounds is kept',
      'bookings are cancelled late → the deposit is kept, 60 pounds',
      'bookings are cancelled late → the deposit of 50 pounds is not kept',
    ],
  ],
  [
    'a list of several moments is none, nor one that ends in the middle',
    [
      does('foreman', 'ask for a weekend'),
      text('foreman', 'got the ask / yes or no / deposit due for a weekend'),
      text('foreman', 'a weekend is asked for, if neither'),
    ],
    [],
  ],
  [
    'its moment is told without what else is so',
    [does('app', 'show the text when a payment is late, without asking again')],
    [],
  ],
])('%s', (_, rows, expected) => {
  expect(criteria([FOREMAN, ...rows])).toEqual(expected)
})

it('says once that somebody is told, and nothing of half a sentence', () => {
  const when = '間違ったお知らせを出したとき'
  const again = 'q12: すでに読んだ方にもう一度知らせます'
  const rows = [
    makeRow('role', 'q5: 役員', { name: '役員' }),
    makeRow('role', 'q5: 会員', { name: '会員' }),
    does('役員', 'お知らせを出す'),
    makeRow('case', again, {
      during: 'お知らせを出す',
      when,
      then: 'すでに読んだ方にもう一度知らせる',
    }),
    makeRow('message', again, { to: '会員', when }),
    rule('お知らせを出すとき', '役員二名が確かめてから'),
  ]
  expect(criteria(rows, JAPANESE)).toEqual([`${when} → すでに読んだ方にもう一度知らせる`])
})
