import { describe, expect, it } from 'vitest'
import { createActors } from './actors.ts'
import { toEars } from './ears.ts'

const roles = [
  { id: 'ROLE-01', name: 'Client' },
  { id: 'ROLE-02', name: 'Owner' },
  { id: 'ROLE-03', name: 'Delivery driver' },
]
const names = new Set(['Stripe'])
const actors = createActors(names)
for (const role of roles) actors.add(role)
const context = { actors, names, english: true }

describe('toEars', () => {
  it.each([
    ['client books a free place', 'The app shall let a client book a free place.'],
    [
      'Owner creates weekly classes with a limit.',
      'The app shall let the owner create weekly classes with a limit.',
    ],
    ['Clients can book and cancel places', 'The app shall let clients book and cancel places.'],
    [
      'the delivery driver sees today’s route',
      'The app shall let a delivery driver see today’s route.',
    ],
    ['Client cannot see other names', 'The app shall not let a client see other names.'],
    ['Owner gets a daily email', 'The app shall send the owner a daily email.'],
    [
      'As a client, I want to pay online so that I save time',
      'The app shall let a client pay online.',
    ],
    ['waiting list', 'The app shall offer a waiting list.'],
    ['Gift vouchers', 'The app shall offer gift vouchers.'],
    ['Stripe payments', 'The app shall offer Stripe payments.'],
    ['Send reminders by email', 'The app shall send reminders by email.'],
    ['Export bookings to a file', 'The app shall let its users export bookings to a file.'],
    ['Order history', 'The app shall offer an order history.'],
    ['The app sends a receipt', 'The app shall send a receipt.'],
    [
      'When a class is full, then nobody can book',
      'When a class is full, the app shall let nobody book.',
    ],
    [
      'If a client cancels late, the place is charged',
      'If a client cancels late, then the app shall charge the place.',
    ],
    ['We need a map of all shops', 'The app shall offer a map of all shops.'],
  ])('%j', (text, expected) => {
    expect(toEars(text, context).text).toBe(expected)
  })

  it('keeps the reason apart', () => {
    expect(toEars('owner exports bookings because the tax office asks', context)).toMatchObject({
      text: 'The app shall let the owner export bookings.',
      why: 'the tax office asks',
      role: 'ROLE-02',
    })
  })

  it('leaves other languages as they are', () => {
    const text = toEars('予約できる。', { ...context, english: false }).text
    expect(text).toBe('The app shall do this: 予約できる。')
  })
})
