import { expect, it } from 'vitest'
import { quoteAround } from './quote-around.ts'

const LONG =
  "we got around 2100 cards in Darlene's box that somebody has to type in one after the other by April"

it.each([/we got/u, /2100/u, /somebody/u, /April/u])('a long quote is cut around %s', (what) => {
  const words = quoteAround({ question: 'q13', text: `it is so, ${LONG}` }, what)
  expect(words).toMatch(what)
  expect(` ${LONG} `).toContain(` ${words} `)
  expect(words.length).toBeGreaterThan(65)
  expect(words.length).toBeLessThanOrEqual(80)
})

it('a short clause stays whole', () => {
  expect(quoteAround({ question: 'q9', text: 'open, at six x' }, /x/u)).toBe('at six x')
})
