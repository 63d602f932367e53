import { describe, expect, it } from 'vitest'
import { readEnglish } from '#domain/reading/english/read-english.ts'
import { createWinkTagger } from '#server/providers/taggers/create-wink-tagger.ts'

const Q5 = 'Members see courses. Coaches approve swaps. The desk sees the list.'

function features(q7: string): string[] {
  const told = [
    { question: 'q5', text: Q5 },
    { question: 'q7', text: q7 },
  ]
  return readEnglish(told, createWinkTagger()).flatMap((row) =>
    row.kind === 'feature' && row.said.some(({ question }) => question === 'q7')
      ? [`${row.actor}: ${row.does} (${row.priority})`]
      : [],
  )
}

describe('a rank in brackets holds for all of its line', () => {
  it.each([
    [
      'The desk records payments and prints the list (must).',
      ['desk: record payments (must)', 'desk: print the list (must)'],
    ],
    [
      'Must:\n- members book a lane\n- photos of the pool (nice to have)',
      ['member: book a lane (must)', 'null: have photos of the pool (could)'],
    ],
    ['- Members upload a photo [optional]', ['member: upload a photo (could)']],
  ])('%s', (q7, expected) => {
    expect(features(q7)).toEqual(expected)
  })
})

describe('a duty is one sentence', () => {
  it.each([
    [
      'Members must be able to change their slot themselves.',
      ['member: change their slot themselves (must)'],
    ],
    [
      'The fee must be recalculated when anything changes.',
      ['app: recalculate the fee when anything changes (must)'],
    ],
    ['The lists must be printed every evening.', ['null: print the lists every evening (must)']],
    [
      "My brother would love a yearly report; I'd call that a maybe.",
      ['null: have a yearly report (could)'],
    ],
    ["Members book a lane. I'd call that a must.", ['member: book a lane (must)']],
  ])('%s', (q7, expected) => {
    expect(features(q7)).toEqual(expected)
  })
})

it('a price list of question 9 keeps every column', () => {
  const q9 = 'Ride\tUp to 4 riders\tOver 4 riders\nBeach\t£28\t£25\nForest\t£32\t£29'
  const rules = readEnglish([{ question: 'q9', text: q9 }], createWinkTagger()).flatMap((row) =>
    row.kind === 'rule' ? [[row.when, row.then]] : [],
  )
  expect(rules).toEqual([
    ['Beach', 'Up to 4 riders £28, Over 4 riders £25'],
    ['Forest', 'Up to 4 riders £32, Over 4 riders £29'],
  ])
})
