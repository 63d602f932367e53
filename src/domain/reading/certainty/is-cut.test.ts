import { describe, expect, it } from 'vitest'
import { readAnswers } from '#domain/reading/read-answers.ts'
import { loadTaggers } from '#server/providers/taggers/load-taggers.ts'

/** What is read of one answer beside the people: "kind certainty text" for each row but the story's. */
function read(question: string, text: string): string[] {
  const people = {
    question: 'q5',
    text: 'Walkers book a dog. The kennel master sees every dog. I run it all.',
  }
  const { rows, unplaced } = readAnswers([people, { question, text }], loadTaggers())
  const told = rows.filter((row) => row.said.some((said) => said.question === question))
  return [
    ...told.map((row) => `${row.kind} ${row.certainty} ${textOf(row)}`),
    ...unplaced.map(({ words }) => `unplaced ${words}`),
  ]
}

function textOf(row: object): string {
  const { what, when, then, name, from, to } = row as Readonly<Record<string, unknown>>
  return [what, name, when, then, from, to].filter((each) => typeof each === 'string').join(' | ')
}

describe('a piece of a sentence is no fact', () => {
  it.each([
    // It goes on with what is before it.
    ['q14', 'We keep bite reports. Which the insurer says count as medical, and the vet may'],
    // It points at what another sentence names.
    ['q14', 'The master notes each bite. That one is private'],
    ['q11', 'One page for walkers. They are wearing gloves and hold a big lead'],
  ])('%s: %s', (question, text) => {
    const last = text.split('. ')[1] ?? ''
    expect(read(question, text).join('\n')).not.toMatch(
      new RegExp(`clear .*${last.slice(0, 18)}`, 'i'),
    )
    expect(read(question, text).join('\n')).toMatch(/unplaced|guess/)
  })

  it('keeps a figure that stands whole', () => {
    expect(read('q14', 'Pages open within two seconds.')).toContain(
      'quality clear Pages open within two seconds',
    )
  })
})

describe('remarks are no outcome', () => {
  it.each([
    ['The kennel floods: very common!', 'case guess The kennel floods'],
    ['A dog slips its lead: never happened', 'case guess A dog slips its lead'],
    [
      'A dog bites: the master closes the kennel',
      'case clear A dog bites | the master closes the kennel',
    ],
  ])('%s', (text, row) => {
    expect(read('q12', text)).toContain(row)
  })

  it('a condition that runs into what is done is cut there', () => {
    expect(
      read('q12', 'If the master is away, as in June, those booked with him must be told.'),
    ).toContain('case clear the master is away, as in June | those booked with him must be told')
  })
})

describe('what an "and" or an "otherwise" joins is one rule', () => {
  it.each([
    ['Miss two walks and you lose your slot.', 'rule clear Miss two walks | you lose your slot'],
    [
      'Ten minutes late and the dog goes to somebody else.',
      'rule clear Ten minutes late | the dog goes to somebody else',
    ],
    [
      'The fee is due within 7 days, otherwise the slot is released.',
      'rule clear The fee is due within 7 days, otherwise the slot is released',
    ],
  ])('%s', (text, row) => {
    expect(read('q9', text)).toContain(row)
  })

  it('a rule that leans on the sentence before is a guess', () => {
    expect(read('q9', 'Muzzles are not for every dog, the master decides that.')).toContain(
      'rule guess the master decides that',
    )
  })
})

describe('figures stay with their measure', () => {
  it.each([
    ['Lost leads, four a week down to one.', 'measure clear Lost leads | four a week | one'],
    [
      'Bites on a walk, two or three a year, want none.',
      'measure clear Bites on a walk | two or three a year | none',
    ],
    [
      'What must not suffer is our walking time, which stands at 40 per cent.',
      'measure clear walking time | 40 per cent',
    ],
    [
      'All guesses: the mean wait from fifty minutes to ten',
      'measure clear mean wait | fifty minutes | ten',
    ],
  ])('%s', (text, row) => {
    expect(read('q4', text)).toContain(row)
  })

  it('what is said about the figures is none of them', () => {
    const told = read('q4', 'Walks a week: from 20 to 60. The first two are from my diary.')
    expect(told.filter((row) => row.startsWith('measure'))).toHaveLength(1)
  })
})
