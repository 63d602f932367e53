import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'

const EVENTS = [
  'papers almost ended: 30 days before a paper ends',
  'papers almost ended: again 7 days before a paper ends',
  '3 days before: ask if a bitch is in heat',
  'the van is late: all clients left on the round',
] as const

it.each([
  [EVENTS[0], 'papers almost ended: 30 days before a paper ends', undefined],
  [EVENTS[1], 'papers almost ended: again 7 days before a paper ends', undefined],
  [EVENTS[2], '3 days before: ask if a bitch is in heat', undefined],
  [EVENTS[3], 'the van is late: all clients left on the round', undefined],
  ['the day is booked: you are booked', 'the day is booked', '“you are booked”'],
  [
    'no answer in 20 minutes: it goes to the next on the rota',
    'no answer in 20 minutes',
    undefined,
  ],
] as const)('what stands behind the colon of “%s”', (when, trigger, says) => {
  const row = makeRow('message', `q13: by mail, ${when}`, { to: 'client', when, channel: 'mail' })
  const { messages } = writeRows([makeRow('role', 'q5: client', { name: 'client' }), row])
  expect(messages.map((message) => [message.trigger, message.says])).toEqual([[trigger, says]])
})
