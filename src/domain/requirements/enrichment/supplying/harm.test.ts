import { expect, it } from 'vitest'
import { doesHarm } from './harm.ts'

it.each([
  ['wipe the name and phone of a swarm caller', 'wipe the name and phone after 6 months', false],
  ['写真を削除する', '写真は嫌と言われたら削除', false],
  ['delete the bookings', 'wipe the name and phone after 6 months', true],
  ['delete the photos', 'never delete the photos', true],
  ['delete a guest after the trip', 'in a storm the trip waits', true],
])('by the app, only what is told does none: %s, “%s”', (deed, text, isHarm) => {
  const quotes = [{ question: 'q10', text }]
  expect(doesHarm(deed, { role: null, roles: [], quotes })).toBe(isHarm)
})
