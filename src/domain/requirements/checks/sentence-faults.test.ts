import { describe, expect, it } from 'vitest'
import { findSentenceFaults } from './sentence-faults.ts'

describe('findSentenceFaults', () => {
  it.each([
    'The app shall let a client book a free place.',
    'When a client enters name and email, the app shall send the client a confirmation email.',
    'If the payment fails, then the app shall keep the order for 30 minutes.',
    'While a class is full, the app shall offer the waiting list.',
    'The app shall show the words "etc. and so on" as the owner typed them.',
    'The app shall not let a client see other clients’ names.',
  ])('finds nothing in %j', (text) => {
    expect(findSentenceFaults(text)).toEqual([])
  })

  it.each([
    ['The app shall be fast.', 'vague-words', 'fast'],
    ['The app shall save the form if possible.', 'escape-clause', 'if possible'],
    ['The app shall list classes, prices etc.', 'open-end', 'etc.'],
    ['The app shall allow the client to book.', 'superfluous-infinitive', 'allow the client to'],
    ['The app shall send email and/or SMS.', 'and-or', 'and/or'],
    ['The app shall always answer.', 'absolute', 'always'],
    ['The app shall answer soon.', 'vague-time', 'soon'],
    ['The app shall show TBD.', 'placeholder', 'TBD'],
  ])('finds in %j the fault %s', (...[text, rule, words]) => {
    expect(findSentenceFaults(text)).toMatchObject([{ rule, words }])
  })

  it.each([
    ['A client books a place.', ['one-obligation', 'ears-shape']],
    ['The app shall save it and must show it.', ['one-obligation']],
    [`The app shall show ${'one '.repeat(40)}.`, ['length']],
  ])('judges the shape of %j', (text, rules) => {
    expect(findSentenceFaults(text).map(({ rule }) => rule)).toEqual(rules)
  })
})
