import { describe, expect, it } from 'vitest'
import { factsOf, fieldsOf } from '#test/reading/facts-rows.ts'

describe('messages', () => {
  it('takes the way that all messages of a kind go from where it is told', () => {
    const text = 'pings = email\nping when the bread is out'
    expect(fieldsOf(factsOf('message', 'q13', text), 'when', 'channel')).toEqual([
      ['the bread is out', 'email'],
    ])
  })

  it.each([
    [
      'q15',
      'Flour is to be ordered within 7 days, that also app should remind to rider.',
      [['rider', 'Flour is to be ordered within 7 days, that also', null, 'guess']],
    ],
    [
      'q12',
      'not home: text to customer, after 1 h call',
      [['customer', 'not home', 'text', 'clear']],
    ],
    [
      'q12',
      "the oven doesn't open - he gets a code by sms",
      [[null, "the oven doesn't open: a code", 'sms', 'guess']],
    ],
    [
      'q13',
      'Email to the customer after ordering, SMS the day before, and an alert to me when the oven fails',
      [
        ['customer', 'after ordering', 'Email', 'clear'],
        ['customer', 'the day before', 'SMS', 'guess'],
        ['baker', 'the oven fails', null, 'clear'],
      ],
    ],
    [
      'q13',
      'The rider receives an email whenever an order changes.',
      [['rider', 'whenever an order changes', 'email', 'clear']],
    ],
    [
      'q12',
      'If the oven breaks, the customer gets a text.',
      [['customer', 'the oven breaks', 'text', 'clear']],
    ],
    [
      'q12',
      'The oven fails and I need to know straight away.',
      [['baker', 'The oven fails', null, 'guess']],
    ],
    [
      'q12',
      'A route is closed. The rider is told at once.',
      [['rider', 'A route is closed', null, 'guess']],
    ],
    [
      'q12',
      'An oven is closed. Those booked on it must be informed at once.',
      [[null, 'An oven is closed', null, 'guess']],
    ],
    [
      'q6',
      'On the Thursday the customer gets a reminder.',
      [['customer', 'On the Thursday: reminder', null, 'guess']],
    ],
    ['q12', 'oven broken → the rider gets told', [['rider', 'oven broken', null, 'clear']]],
    ['q13', 'messages\n - bread ready: SMS', [['customer', 'bread ready', 'SMS', 'guess']]],
    [
      'q13',
      'email to the rider the evening before',
      [['rider', 'email to the rider the evening before', 'email', 'clear']],
    ],
    [
      'q13',
      'WhatsApp messages: order on its way, bill',
      [
        ['customer', 'order on its way', 'WhatsApp', 'guess'],
        ['customer', 'bill', 'WhatsApp', 'guess'],
      ],
    ],
    [
      'q13',
      'Service\tWhat\nSMS\tto rider: route ready; route changed',
      [
        ['rider', 'route ready', 'SMS', 'clear'],
        ['rider', 'route changed', 'SMS', 'clear'],
      ],
    ],
    ['q13', 'If an oven fails let the rider know.', [['rider', 'an oven fails', null, 'clear']]],
    [
      'q13',
      'The rider needs a heads up when somebody cancels.',
      [['rider', 'somebody cancels', null, 'clear']],
    ],
    [
      'q13',
      'The evening before, a text goes out to whoever ordered.',
      [['whoever ordered', 'The evening before', 'text', 'guess']],
    ],
    [
      'q13',
      'The customer hears by SMS the day before.',
      [['customer', 'the day before', 'SMS', 'clear']],
    ],
    [
      'q13',
      'A receipt at once, a reminder on the Thursday before, and the last question.',
      [
        ['customer', 'A receipt at once', null, 'guess'],
        ['customer', 'a reminder on the Thursday before', null, 'guess'],
        ['customer', 'the last question', null, 'guess'],
      ],
    ],
    [
      'q13',
      'SMS messages to the rider: route ready, route changed',
      [
        ['rider', 'route ready', 'SMS', 'clear'],
        ['rider', 'route changed', 'SMS', 'clear'],
      ],
    ],
    [
      'q6',
      'Olga orders a loaf. She gets a message says your bread is in the oven.',
      [['customer', 'your bread is in the oven', null, 'guess']],
    ],
  ])('%s %s', (question, text, expected) => {
    const rows = factsOf('message', question, text)
    expect(fieldsOf(rows, 'to', 'when', 'channel', 'certainty')).toEqual(expected)
  })

  it.each([
    ['q13', 'no texts'],
    ['q13', 'Texts cost money, so no.'],
    ['q9', "48 h notice or it's gone"],
    ['q13', 'Mails yes, SMS not needed.'],
    ['q13', 'I am told we need a licence.'],
    ['q6', 'Olga orders. She sends the text to her sister.'],
    ['q12', 'nobody gets a text'],
    ['q6', 'Olga sent me an email last year.'],
  ])('sends none for "%s %s"', (question, text) => {
    expect(factsOf('message', question, text)).toEqual([])
  })

  it('asks who receives what nobody is named for', () => {
    expect(factsOf('message', 'q13', 'messages\n - bread ready: SMS')[0]?.flags).toEqual([
      'receiver',
    ])
  })
})
