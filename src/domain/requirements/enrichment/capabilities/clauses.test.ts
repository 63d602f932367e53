import { expect, it } from 'vitest'
import { splitClauses } from './clauses.ts'

const NAMES = ['Wim and Joke', 'Joke', 'Stock and orders', 'guest']

it.each([
  [
    'Wim and Joke add a person and cut off who leaves.',
    ['Wim and Joke add a person', 'cut off who leaves.'],
  ],
  ['The guest and Wim  and Joke see the list.', ['The guest', 'Wim and Joke see the list.']],
  [
    'Only wim and joke see it, and Joke ticks it.',
    ['Only wim and joke see it', 'and Joke ticks it.'],
  ],
  ['Stock and orders counts boxes and bags.', ['Stock and orders counts boxes', 'bags.']],
  ['Wim or Joke looks and counts.', ['Wim', 'Joke looks', 'counts.']],
])('a clause does not end within a name: %s', (text, clauses) => {
  expect(splitClauses(text, NAMES).map((each) => each.text)).toEqual(clauses)
})
