import { expect, it } from 'vitest'
import { isTold } from './is-told.ts'

it.each<[Parameters<typeof isTold>[0], string, boolean]>([
  ['retention', 'Las rentas se guardan 5 años por el SAT.', true],
  ['retention', 'keep the job bits six years for the tax', true],
  ['retention', '退会したら3年で消してください', true],
  ['retention', 'We keep name and phone number.', false],
  ['signIn', 'It sends her a code', true],
  ['signIn', 'She opens the app', false],
  ['noAnswer', 'si el cliente no contesta', true],
  ['noAnswer', 'the tenant does not confirm the cash', false],
  ['payment', 'Cobro en efectivo', true],
  ['retention', 'photos are kept until the job is paid, then deleted', true],
  ['retention', 'Delete it after two years', true],
  ['retention', 'we keep it forever', true],
  ['retention', 'We keep name, phone and 2 addresses', false],
  ['retention', 'keep every customer, also the ones who never come', false],
  ['retention', 'members swipe a card after class', false],
  ['retention', 'the store opens three days a week', false],
  ['signIn', 'each has a password', true],
  ['signIn', 'we scan a badge at the door', true],
  ['signIn', 'it texts them a link to pay', false],
  ['signIn', 'the money goes to my bank account', false],
  ['noAnswer', 'if the text fails', true],
  ['noAnswer', 'if nobody answers', true],
  ['noAnswer', 'if a bike fails the check', false],
  ['payment', 'they pay cash or by card', true],
  ['payment', 'open till eight, and there is a washing machine', false],
  ['payment', 'the 14 stops at the bus terminal', false],
  ['payment', 'the food bank gets what is left', false],
])('%s: %s', (topic, text, isSaid) => {
  expect(isTold(topic, [{ question: 'q10', text }])).toBe(isSaid)
})

it('what was kept until today is no rule for the app', () => {
  const text = 'We keep the cards for years. Waiting must not get longer.'
  for (const question of ['q1', 'q2']) {
    expect(isTold('retention', [{ question, text }])).toBe(false)
  }
})
