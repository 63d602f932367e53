import { describe, expect, it } from 'vitest'
import { readAnswer } from './read-answer.ts'

function texts(question: string, value: string | Record<string, unknown>): string[] {
  return readAnswer(question, value).map((segment) => segment.text)
}

describe('readAnswer', () => {
  it.each([
    ['bullets', 'q7', '- one thing\n* two things\n• three', ['one thing', 'two things', 'three']],
    ['numbers', 'q6', '1. Ana comes\n2) Ana pays', ['Ana comes', 'Ana pays']],
    [
      'a running list',
      'q6',
      '1. Ana comes. 2. She pays 10.50 euro. 3. Done',
      ['Ana comes.', 'She pays 10.50 euro.', 'Done'],
    ],
    [
      'sentences',
      'q1',
      'One is here. Two, e.g. this. Three at 9 a.m. today.',
      ['One is here.', 'Two, e.g. this.', 'Three at 9 a.m. today.'],
    ],
    ['semicolons where they part', 'q4', '20 use it; none leaves', ['20 use it;', 'none leaves']],
    [
      'semicolons where they bind',
      'q9',
      'Free until noon; after that charged.',
      ['Free until noon; after that charged.'],
    ],
    [
      'tabs',
      'q5',
      'Role\tCan\tCannot\nClient\tbooks\tsees names',
      ['Client: books; never sees names'],
    ],
    ['pipes', 'q7', '| Feature | Priority |\n| --- | --- |\n| Booking | must |', ['must: Booking']],
    ['Japanese', 'q7', '予約できる。取り消せる。', ['予約できる。', '取り消せる。']],
    ['emphasis', 'q5', '**Client**: books', ['Client: books']],
    [
      'an object',
      'q10',
      { client: 'name, email', places: 3, list: ['a b', 'c d'] },
      ['client: name, email', 'places: 3', 'a b', 'c d'],
    ],
  ])('cuts %s', (...[, question, value, expected]) => {
    expect(texts(question, value)).toEqual(expected)
  })

  it('keeps headings, rules and table heads with what they lead to', () => {
    const [first, second] = readAnswer('q5', 'Client:\n- books\n---\nTeacher\n  - teaches')
    expect(first).toMatchObject({ heading: 'Client', quotes: ['Client:', 'books'] })
    expect(second).toMatchObject({ heading: 'Teacher', quotes: ['---', 'Teacher', 'teaches'] })
  })

  it('keeps a line that leads to nothing', () => {
    expect(readAnswer('q5', 'books\nAnd then:').at(-1)).toMatchObject({ text: 'And then:' })
  })
})
