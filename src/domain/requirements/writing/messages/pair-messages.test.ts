import { expect, it } from 'vitest'
import type { RowOf } from '#domain/reading/rows.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { pairMessages } from './pair-messages.ts'

const BREATH = 'the hire running out telling Jan and telling the customer'
const feature = (does: string): RowOf<'feature'> => {
  const row = makeRow('feature', `q7: ${BREATH}`, { actor: 'app', does, priority: 'must' })
  return { ...(row as RowOf<'feature'>), id: does }
}
const message = (to: string, when: string) =>
  makeRow('message', `q13: ${when}\nq7: ${BREATH}`, { to, when }) as RowOf<'message'>

const jan = feature('tell Jan of the hire running out')
const customer = feature('tell the customer of the hire running out')
const early = message('customer', 'a week before hire ends')
const own = message('Jan', 'the hire runs out')

it('pairs a message with what tells the same receiver, whoever else the same words tell', () => {
  const { asFeature } = pairMessages([jan, customer], [early, own])
  expect(asFeature.get(customer.id)).toBe(early)
  expect(asFeature.get(jan.id)).toBe(own)
})

it('leaves alone a message to somebody else', () => {
  expect(pairMessages([jan], [early, own]).asFeature).toEqual(new Map([[jan.id, own]]))
})

const LONG_JA =
  'LINEはお友だちが少ないから、家族にLINE、ない人には前の日の夕方5時にショートメール、それもだめなら電話する人の一覧を出してくれたらいいです'
const LONG =
  'people get a text the evening before and if the text does not go through then print me the sheet of whom to ring, and we sort out the rest of it on the phone ourselves'

it.each([
  ['LINEもショートメールもだめなら電話する人の一覧を出す', '前の日の夕方5時', LONG_JA, false],
  ['LINEもショートメールもだめなら電話する人の一覧を出す', 'LINEがない人に5時', LONG_JA, false],
  ['前の日の夕方5時に家族に知らせる', '前の日の夕方5時', LONG_JA, true],
  ['print the sheet of whom to ring', 'the evening before', LONG, false],
  ['send a text the evening before', 'the evening before', LONG, true],
  ['send the slip', 'a bag is ready', 'a text when a bag is ready with the slip', true],
])(
  'of one long breath "%s" and "%s" are one where they name one thing',
  (...[does, when, said, is]) => {
    const row = { ...makeRow('message', `q13: ${said}`, { when, channel: 'text' }), id: 'own' }
    const line = makeRow('message', 'q2: by LINE', { to: 'x', when: 'y', channel: 'LINE' })
    const of = makeRow('feature', `q13: ${said}`, { actor: 'app', does }) as RowOf<'feature'>
    const { asMessage } = pairMessages([of], [row, line] as RowOf<'message'>[])
    expect(asMessage.has('own')).toBe(is)
  },
)
