import { describe, expect, it } from 'vitest'
import { contentStems } from '#domain/language/stems.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { checkQuotes } from './quote-rules.ts'

/** What is contradicted, the statement, its quote; then a quote that supports the statement. */
const REQUIREMENTS = `
Client | The app shall let the client cancel a class. | The owner can cancel a class | clients cancel a class
Client | The app shall let the client see the list. | the teacher must see the list | she sees the list
see | The app shall let the client see the names. | clients must never see the names of others | clients see only the names
book | The app shall not let the client book. | a client books a class | a client can't book
8 | The app shall let the client book 8 places. | a client books 3 places | a client books eight places
5 | The app shall let the client book at least 5 places. | a client books at most 5 places | a client books 5 places or more
2 | The app shall let the client cancel 2 hours after the class. | a client cancels up to 2 hours before the class | cancel 2 hours after the class
lock | The app shall let the client lock the door. | a client unlocks the door | a client locks and unlocks the door
accept | The app shall let the client accept a bill. | a client declines a bill | a client accepts or declines a bill
`
  .trim()
  .split('\n')
  .map((line) => {
    const [words = '', text = '', turned = '', borne = ''] = line.split(' | ')
    return { words, text, turned, borne }
  })

const RULES = `
Clients pay for the class. | Clients do not pay for the class
Nobody may cancel on the day. | A client may cancel on the day
The price goes from 5 to 9 euros. | the price goes from 9 to 5 euros
Trainers: more than 5 minutes. | Trainers must not need more than 5 minutes
Dogs are let in. | dogs arent let in
満員のとき、予約できる。 | 満員のときは予約できない
12時間以内は無料。 | 12時間以上前なら無料
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [string, string])

const FINE = `
A price above 300 needs a yes. | up to 300 they may, and above that I look at it first
A move later than 2 days before costs money. | you can move it till 2 days before, later than that it costs
A client may hold at most 3 places. | nobody may hold more than 3 places, at most 3
Nobody may hold more than 3 places. | a client holds at most 3 places, nobody more
When no line is there, the list is kept. | the list is kept
When you don't come in 5 minutes, it ends. | u dont come in 5 minutes, it ends
It takes 2 days, on 1 June for 4. | it takes two days, on 1 June for four
夜中に一時間ほど止まってよい。 | 夜中に一時間ほど止まるのはかまいませんが
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [string, string])

const quoted = (text: string) => [{ question: 'q7', text }]

function wordsFor(
  text: string,
  quote: string,
  part: 'requirement' | 'rule',
): (string | undefined)[] {
  const document = structuredClone(writeStudio())
  const item =
    part === 'rule' ? document.rules[0] : document.features.flatMap((each) => each.requirements)[0]
  const role = document.roles.find(({ name }) => name === 'Client')?.id ?? expect.fail('no client')
  Object.assign(item ?? expect.fail('no item'), {
    text,
    quotes: quoted(quote),
    mark: 'stated',
    role,
  })
  return checkQuotes(document, contentStems)
    .filter((fault) => fault.item === item?.id)
    .map(({ words }) => words)
}

describe('checkQuotes', () => {
  it('finds nothing in a document that the rules wrote', () => {
    expect(checkQuotes(writeStudio(), contentStems)).toEqual([])
  })

  it.each(REQUIREMENTS)('$words: $text', ({ words, text, turned, borne }) => {
    expect(wordsFor(text, turned, 'requirement')).toEqual([words])
    expect(wordsFor(text, borne, 'requirement')).toEqual([])
  })

  it.each(RULES)('%s', (text, turned) => {
    expect(wordsFor(text, turned, 'rule')).toHaveLength(1)
    expect(wordsFor(text, text, 'rule')).toEqual([])
  })

  it.each([
    ['see the names of others', 'clients must never see the names of others', 1],
    ['see the names', 'clients see the names', 0],
    // What a right denies often is in the heading of a table.
    ['see other names', 'other names', 0],
  ])('looks at who may %s: %s', (action, quote, faults) => {
    const document = structuredClone(writeStudio())
    const [right] = document.permissions
    const cells = (right?.cells ?? []).map((cell) => ({ ...cell, permission: 'yes' as const }))
    Object.assign(right ?? expect.fail('no right'), { action, quotes: quoted(quote), cells })
    expect(checkQuotes(document, contentStems)).toHaveLength(faults)
  })

  it.each([
    ['30 minutes late', 'after 10 minutes the place is given away', 1],
    ['10 minutes late', 'after 10 minutes the place is given away', 0],
  ])('looks at what tests a requirement: %s', (when, quote, faults) => {
    const document = structuredClone(writeStudio())
    const requirement = listRequirements(document).find(({ criteria }) => criteria.length > 0)
    const [criterion] = requirement?.criteria ?? []
    const quotes = quoted(quote)
    Object.assign(criterion ?? expect.fail('no criterion'), {
      when,
      outcome: 'the place is given away',
      quotes,
    })
    expect(checkQuotes(document, contentStems)).toHaveLength(faults)
  })

  it.each(FINE)('%s', (text, quote) => {
    expect(wordsFor(text, quote, 'rule')).toEqual([])
  })
})
