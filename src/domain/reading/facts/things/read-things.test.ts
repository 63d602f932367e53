import { describe, expect, it } from 'vitest'
import { factsOf } from '#test/reading/facts-rows.ts'

describe('things', () => {
  const thingsOf = (text: string) =>
    factsOf('thing', 'q10', text).map((row) => {
      if (row.kind !== 'thing') return []
      const fields = row.fields.map(
        ({ name, values, private: hidden }) =>
          `${name}${values.length > 0 ? ` (${values.join('|')})` : ''}${hidden ? '*' : ''}`,
      )
      return [row.name, ...fields, ...(row.keep === null ? [] : [`keep ${row.keep}`])]
    })

  it.each([
    [
      'Oven\nnumber\nfrom - to\nLoaf\nweight\n(recipe: only me)',
      [
        ['Oven', 'number', 'from - to'],
        ['Loaf', 'weight', 'recipe*'],
      ],
    ],
    [
      "We'd keep the cook's name and mobile, his shift. Photos of burns for one year.",
      [
        ['cook', 'name', 'mobile', 'shift'],
        ['Photos of burns', 'keep Photos of burns for one year'],
      ],
    ],
    [
      'ovens (name, size), recipes (flour, time)',
      [
        ['ovens', 'name', 'size'],
        ['recipes', 'flour', 'time'],
      ],
    ],
    ['Burnt trays with date and time.', [['Burnt trays', 'date', 'time']]],
    ['A correction with reason and amount.', [['correction', 'reason', 'amount']]],
    ['For ovens we store name, size and any faults.', [['ovens', 'name', 'size', 'faults']]],
    [
      'I need to know who ordered, which loaf and what they paid.',
      [['customer', 'who ordered', 'which loaf', 'what they paid']],
    ],
    ['Loaf: name, weight, flour (rye / wheat)', [['Loaf', 'name', 'weight', 'flour (rye|wheat)']]],
    [
      'Oven\n - number, size\n - state: hot, cold',
      [['Oven', 'number', 'size', 'state (hot|cold)']],
    ],
    [
      'for each cafe the name the street how many loaves where the door is and for each order the date the driver and we got to keep the orders seven years',
      [
        ['cafe', 'name', 'street', 'how many loaves', 'where the door is'],
        ['order', 'date', 'driver', 'keep we got to keep the orders seven years'],
      ],
    ],
    [
      'Every oven with its number, size and last service; the recipes, flour, time.',
      [
        ['oven', 'number', 'size', 'last service'],
        ['recipes', 'flour', 'time'],
      ],
    ],
    ['name, phone, allergies', [['customer', 'name', 'phone', 'allergies']]],
    ['Cafe: name, door code. Door code only the rider can see.', [['Cafe', 'name', 'door code*']]],
    [
      'Thing\tFields\tPrivate?\tKeep\nCafe\tname, door code\tdoor code private\t3 years\nLoaf\tname, price\tno\t-',
      [
        ['Cafe', 'name', 'door code*', 'keep 3 years'],
        ['Loaf', 'name', 'price'],
      ],
    ],
  ])('%s', (text, expected) => {
    expect(thingsOf(text)).toEqual(expected)
  })

  it('is no more than a guess where nobody named the thing', () => {
    expect(factsOf('thing', 'q10', 'name, phone, allergies')[0]?.certainty).toBe('guess')
    expect(factsOf('thing', 'q10', 'Loaf: name, weight, price')[0]?.certainty).toBe('clear')
  })
})

describe('details that are spoken', () => {
  it('begins a thing at "so its" and at "then the", a detail at each noun', () => {
    const text =
      'the horse so its name age vaccinations and whether it kicks then the rider name phone number weight and who to call'
    const things = factsOf('thing', 'q10', text)
    const named = things.flatMap((row) =>
      row.kind === 'thing' ? [[row.name, ...row.fields.map((field) => field.name)]] : [],
    )
    expect(named).toEqual([
      ['horse', 'name', 'age', 'vaccinations', 'whether it kicks'],
      ['rider', 'name', 'phone number', 'weight', 'who to call'],
    ])
  })
})
