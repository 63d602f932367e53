import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { listBooked } from './list-booked.ts'

const thing = (name: string, fields: string[]) =>
  makeRow('thing', `q9: ${name}`, {
    name,
    fields: fields.map((each) => ({ name: each, private: false, values: [] })),
  })
const does = (actor: string, what: string) =>
  makeRow('feature', `q7: ${actor} ${what}`, { actor, does: what })

const booked = (rows: Parameters<typeof writeRows>[0], words = ENGLISH) => {
  const document = writeRows(rows, words)
  const found = listBooked(document, words.document)
  return found.map(({ requirement, kept, rules }) => [
    requirement.text,
    kept.map(({ entity, times }) => [entity.name, times]),
    rules.map((id) => document.rules.find((rule) => rule.id === id)?.text),
  ])
}

it('finds what is booked or lent for a time, where its time is kept, and the rules with a span', () => {
  const found = booked([
    makeRow('role', 'q5: guest', { name: 'guest' }),
    does('guest', 'book a sauna'),
    does('guest', 'see the saunas'),
    does('guest', 'cancel a booking'),
    thing('sauna', ['name', 'from', 'until']),
    makeRow('rule', 'q9: a sauna is cleaned for 45 minutes', {
      then: 'a sauna is cleaned for 45 minutes',
    }),
    makeRow('rule', 'q9: no shoes inside', { then: 'no shoes inside' }),
  ])
  expect(found).toEqual([
    [
      'The app shall let the guest book a sauna.',
      [['Sauna', ['from', 'until']]],
      ['A sauna is cleaned for 45 minutes.'],
    ],
  ])
})

it('finds nothing where nothing has a time, or nothing is taken', () => {
  expect(
    booked([
      makeRow('role', 'q5: guest', { name: 'guest' }),
      does('guest', 'book a sauna'),
      thing('sauna', ['name', 'colour']),
    ]),
  ).toEqual([])
  expect(
    booked([
      makeRow('role', 'q5: guest', { name: 'guest' }),
      does('guest', 'print a receipt'),
      thing('receipt', ['date', 'time']),
    ]),
  ).toEqual([])
})

it('holds in Japanese', () => {
  const found = booked(
    [
      makeRow('role', 'q5: お客様', { name: 'お客様' }),
      does('お客様', '着物を予約する'),
      does('お客様', '予約を見る'),
      thing('着物', ['色', '渡した日', '返却予定日']),
      makeRow('rule', 'q9: 着物は返却から3日は貸せない', {
        then: '着物は返却から3日は貸せない',
      }),
    ],
    JAPANESE,
  )
  expect(found).toMatchObject([
    [
      'お客様は、着物を予約できること。',
      [['着物', expect.anything()]],
      [expect.stringContaining('3日')],
    ],
  ])
})
