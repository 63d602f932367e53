import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { GroundedReply } from './ground-reply.ts'

const SOURCES = {
  users: [
    'Owners of yoga studios with 1–3 teachers. About twice a week two people turn up, and it costs 5,000 yen.',
    'She uses PayPal. Ten studios know her.',
  ],
  ours: ['Who Uses It', 'Which different kinds of people will use the app?'],
}
const check = (text: string) => {
  const reply = new GroundedReply(SOURCES)
  return reply.push(text) + reply.end()
}

test.each([
  ['a number of an answer stays, however it is written', 'It costs 5000 yen, in 10 studios.', null],
  ['an invented one becomes a blank', 'About 40 % of owners do.', 'About ____ % of owners do.'],
  ['also in words', 'Some eighty studios do.', 'Some ____ studios do.'],
  ['small numbers in words are how people speak', 'Name two or three examples.', null],
  [
    'list marks and questions are no facts',
    '1. First\n2) Then\n- 3. Last, see question 12 and Q7',
    null,
  ],
  ['the users own words stay quoted', 'You say “two people turn up”: good.', null],
  ['cut short, too', 'You say “Owners … with 1–3 teachers”: good.', null],
  ['whatever quotation marks', 'You say "Owners of yoga studios."', null],
  ['words nobody wrote lose their marks', 'You say “owners love it”.', 'You say owners love it.'],
  ['a line with a blank to add stays', 'Add: “It happens ____ times a week.”', null],
  [
    'in Japanese',
    '「予約が重なる」と書いています。40人です。',
    '予約が重なると書いています。____人です。',
  ],
])('%s', (_, text, expected) => {
  expect(check(text)).toBe(expected ?? text)
})

it('notes names that no answer holds', () => {
  const text = 'Take PayPal or Stripe, as Maria from Lisbon does; see Who Uses It.'
  for (const length of [1, 7, 200]) {
    const reply = new GroundedReply(SOURCES)
    for (let at = 0; at < text.length; at += length) reply.push(text.slice(at, at + length))
    reply.end()
    expect([...reply.names]).toEqual(['Stripe', 'Maria', 'Lisbon'])
  }
})

describe('piece by piece', () => {
  const text =
    '### Strengths\n\n- “twice a week” counts it, unlike “now and then”.\n- 45 000 people, or one hundred and twenty, pay $30.\n\n1. It is "open" \nat 3. Then 12. Only\n- 2) this'
  it('says the same, whatever the pieces', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 40 }), (lengths) => {
        const reply = new GroundedReply(SOURCES)
        let said = ''
        let at = 0
        for (const length of lengths) {
          said += reply.push(text.slice(at, at + length))
          at += length
        }
        said += reply.push(text.slice(at)) + reply.end()
        expect(said).toBe(check(text))
      }),
    )
  })

  it('shows words as they come, but no half number and no half quotation', () => {
    const reply = new GroundedReply(SOURCES)
    expect(reply.push('You wr')).toBe('You ')
    expect(reply.push('ote “twice a')).toBe('wrote ')
    expect(reply.push(' week” in 4')).toBe('“twice a week” in ')
    expect(reply.push('5 cases')).toBe('')
    expect(reply.push(' or so')).toBe('____ cases or ')
    expect(reply.end()).toBe('so')
  })

  it('shows Japanese clause by clause, though it has no spaces', () => {
    const reply = new GroundedReply({ users: ['59を過ぎたら予約できません。'], ours: [] })
    expect(reply.push('59を過ぎた方は、')).toBe('59を過ぎた方は、')
    expect(reply.push('予約')).toBe('')
    expect(reply.push('できません。60')).toBe('予約できません。')
    expect(reply.push('を過ぎたら。')).toBe('____を過ぎたら。')
    expect([...reply.names]).toEqual([])
  })

  it('does not wait for a quotation without an end', () => {
    const reply = new GroundedReply(SOURCES)
    const said = reply.push(`It is “open ${'and on '.repeat(60)}`)
    expect(said.length).toBeGreaterThan(100)
  })
})
