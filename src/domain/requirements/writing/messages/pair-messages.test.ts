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
