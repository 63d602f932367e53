import { describe, expect, it } from 'vitest'
import { factsOf, fieldsOf } from '#test/reading/facts-rows.ts'

const CASES = (
  [
    [
      'stages',
      'q9',
      'An order goes from new to baked to sent.',
      'stages',
      [['new', 'baked', 'sent']],
    ],
    [
      'stages',
      'q9',
      'An order goes from asked to baked, packed, sent and paid.',
      'moves',
      [
        [
          { from: 'asked', to: 'baked' },
          { from: 'baked', to: 'packed' },
          { from: 'packed', to: 'sent' },
          { from: 'sent', to: 'paid' },
        ],
      ],
    ],
    [
      'stages',
      'q9',
      'order: asked -> accepted or refused',
      'moves',
      [
        [
          { from: 'asked', to: 'accepted' },
          { from: 'asked', to: 'refused' },
        ],
      ],
    ],
    ['stages', 'q9', 'order: new / baked / sent', 'stages', [['new', 'baked', 'sent']]],
    ['doubt', 'q15', "I don't know if the ovens have wifi.", 'about', ['unknown']],
    ['doubt', 'q9', "My wife doesn't know how much a loaf should cost.", 'about', ['unknown']],
    ['doubt', 'q2', "The old tool doesn't know who pays.", 'about', []],
    ['doubt', 'q15', 'worries\n - old cafes will phone', 'about', ['worry']],
    ['doubt', 'q15', 'We assume everybody has a phone.', 'about', ['assumption']],
    [
      'limit',
      'q15',
      '$4k, no more. before 1 May. my cousin builds it',
      'about',
      ['budget', 'date', 'people'],
    ],
    ['quality', 'q14', 'It opens in 2 seconds.', 'about', ['speed']],
    ['quality', 'q14', 'GDPR', 'about', ['law']],
    ['quality', 'q14', 'If it is down for an hour nobody minds.', 'about', ['availability']],
    ['look', 'q11', 'phones mostly. just English.', 'about', ['device', 'language']],
    ['screen', 'q11', 'First screen: the loaves of today', 'shows', ['the loaves of today']],
    ['connection', 'q13', 'export to QuickBooks', 'direction', ['out']],
    ['connection', 'q13', 'Payments, please see 8.', 'what', []],
    ['money', 'q13', 'a loaf is 4 €', 'what', ['a loaf is 4 €']],
    [
      'money',
      'q13',
      'Cake\tUp to 10 guests\t11-20 guests\nLemon\t$30\t$50\nPlum\t$35\t$60',
      'what',
      [
        'Lemon: Up to 10 guests $30, 11-20 guests $50',
        'Plum: Up to 10 guests $35, 11-20 guests $60',
      ],
    ],
    [
      'money',
      'q13',
      'Item\tDescription\tPrice\nLemon\tfor ten\t$30',
      'what',
      ['Lemon: for ten, $30'],
    ],
    ['background', 'q2', 'A book on the counter.', 'about', ['today']],
    ['aside', 'q6', "That's it.", 'what', [null]],
  ] as const
).map(([kind, question, text, field, expected]) => ({ kind, question, text, field, expected }))

describe('the other facts', () => {
  it.each(CASES)('$kind: $question $text', ({ kind, question, text, field, expected }) => {
    expect(fieldsOf(factsOf(kind, question, text), field).flat()).toEqual(expected)
  })

  it('reads the steps of a story with what is an example in it', () => {
    const rows = factsOf('step', 'q6', '1. Olga picks 2 loaves.\n2. The rider brings them at 8:15.')
    expect(fieldsOf(rows, 'who', 'role', 'does')).toEqual([
      ['Olga', null, 'pick 2 loaves'],
      ['The rider', 'rider', 'bring them at 8:15'],
    ])
    expect(fieldsOf(rows, 'example').flat()).toEqual([['Olga', '2'], ['8:15']])
  })
})
