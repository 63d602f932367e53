import { expect, it } from 'vitest'
import { loadTaggers } from '#server/providers/taggers/load-taggers.ts'
import { isTopic } from './is-topic.ts'

const taggers = loadTaggers()

it.each([
  ['week link', true],
  ['the next person who had reserved it gets told same day and offered another', true],
  ["a thank you, so they know it's off their name", true],
  ['the price and the deposit', true],
  ['reminder with the key arrangements', true],
  ['the weekend', true],
  ['bring it back by ten', false],
  ['asked for, Maureen will answer within two days', false],
  ['it is held and pay the deposit', false],
  ["you're booked", false],
  ['near you', false],
  ['no class today', false],
  ['"bus full"', false],
  ['明日お待ちしてます', false],
])('what a message is about, and what it says: %s', (words, is) => {
  expect(isTopic(words, taggers)).toBe(is)
})
