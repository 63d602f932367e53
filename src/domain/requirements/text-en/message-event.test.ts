import { expect, it } from 'vitest'
import { tellEvent } from './message-event.ts'

it.each([
  [
    'When a loan is due in 2 days, the app shall send a message by email',
    ['email'],
    'a loan is due in 2 days',
  ],
  [
    'When a deposit is paid, the app shall send the member a message by email at once',
    ['Member', 'email'],
    'a deposit is paid (at once)',
  ],
  [
    'When there is a recall, the app shall send the member, whoever has one, a message by email',
    ['Member', 'email'],
    'there is a recall (whoever has one)',
  ],
  [
    'When van out is pressed, the app shall send Darlene a message by call',
    ['Darlene', 'call'],
    'van out is pressed',
  ],
  ['night before at six', ['Customer', 'text'], 'night before at six'],
])('tells of “%s” what happens alone', (told, beside, event) => {
  expect(tellEvent(told, beside)).toBe(event)
})
