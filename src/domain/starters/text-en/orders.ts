import type { StarterKindText } from '#domain/starters/starters-text.ts'

export const ORDERS: StarterKindText = {
  name: 'Orders',
  trades: 'bakery, caterer, farm shop',
  often: 'Often in ordering apps',
  starters: {
    q2: {
      lost: ['When did an order last get lost?', 'The last order that got lost was ____.'],
    },
    q4: {
      wrong: [
        'How many wrong orders would be few enough?',
        'Wrong orders go down from ____ to ____ a week.',
      ],
    },
    q5: {
      prices: ['Who can change prices and amounts?', 'Only ____ may change prices and amounts.'],
    },
    q7: {
      list: ['What list do you work from?', '____: we see the list of orders by ____.'],
      again: ['Can a customer reorder?', '____: customer repeats the last order.'],
    },
    q9: {
      closing: ['How late can people order or change an order?', 'Orders for ____ close at ____.'],
      soldOut: [
        'What happens when something is sold out?',
        'When a product is sold out, then ____.',
      ],
      notPickedUp: [
        'What happens when nobody picks it up?',
        'When an order is not picked up by ____, then ____.',
      ],
      stages: ['Which stages does an order go through?', 'An order is ‘new’, then ____.'],
    },
    q10: {
      product: ['What do you need to know about a product?', 'Product: name, price, ____.'],
    },
    q12: {
      twice: [
        'What happens when somebody orders twice by mistake?',
        'When somebody orders twice, they see ____.',
      ],
      wrongItem: [
        'What happens if you pack the wrong thing?',
        'When something is missing, the customer ____.',
      ],
    },
    q13: {
      confirm: [
        'What does the customer get, and when?',
        'The customer gets ____ when an order comes in.',
      ],
      pay: ['When and how do customers pay?', 'Customers pay ____.'],
    },
    q14: {
      peak: ['When do most orders come?', 'About ____ orders on ____.'],
    },
  },
}
