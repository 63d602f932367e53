import { expect, it } from 'vitest'
import { isTold } from './is-told.ts'

it.each<[Parameters<typeof isTold>[0], string, boolean]>([
  ['retention', 'Las rentas se guardan 5 años por el SAT.', true],
  ['retention', 'keep the job bits six years for the tax', true],
  ['retention', '退会したら3年で消してください', true],
  ['retention', 'We keep name and phone number.', false],
  ['guard', 'Que no suba el tiempo de atender', true],
  ['guard', 'complaints must not go up', true],
  ['guard', '無断キャンセルがこれより増えることは避けたい', true],
  ['guard', 'complaints go down', false],
  ['signIn', 'It sends her a code', true],
  ['signIn', 'She opens the app', false],
  ['noAnswer', 'si el cliente no contesta', true],
  ['noAnswer', 'the tenant does not confirm the cash', false],
  ['payment', 'Cobro en efectivo', true],
])('%s: %s', (topic, text, isSaid) => {
  expect(isTold(topic, [{ question: 'q10', text }])).toBe(isSaid)
})
