import { describe, expect, it } from 'vitest'
import { readAnswers } from '#domain/reading/read-answers.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { loadTaggers } from '#server/providers/taggers/load-taggers.ts'

function read(question: string, text: string): ProposedRow[] {
  const people = {
    question: 'q5',
    text: 'Anglers book a peg. Bailiffs check the tickets. The cook never sees money. I run the lake.',
  }
  const answers = question === 'q5' ? [{ question, text }] : [people, { question, text }]
  return readAnswers(answers, loadTaggers()).rows.filter(({ said }) =>
    said.some((each) => each.question === question),
  )
}

describe('what is left out', () => {
  it.each([
    ['no shop, day tickets only', ['shop']],
    ['no night fishing, maybe next year', ['night fishing']],
    ['no boats they scare the carp no dogs not yet', ['boats', 'dogs']],
    ['- Selling bait: the council forbids it', ['Selling bait']],
    ['no boats\ncarp weights - thats another club', ['boats', 'carp weights']],
  ])('%s', (text, names) => {
    expect(read('q8', text).flatMap((row) => (row.kind === 'out' ? [row.what] : []))).toEqual(names)
  })

  it('a named thing with a "no" is out, and no connection', () => {
    const rows = read('q13', 'Fax no, nobody reads them.')
    expect(rows.map(({ kind }) => kind)).toEqual(['out'])
  })
})

describe('things', () => {
  it.each([
    ['Peg: number, depth, sunny side. Anglers, just name and phone.', { Peg: 3, Anglers: 2 }],
    [
      'Ticket: date, peg, price. Um, tickets ten years, in case the tax office asks.',
      { Ticket: 3 },
    ],
    [
      'Ticket: date, peg, price. Name and phone keep for letters, but ask them first.',
      { Ticket: 3 },
    ],
    ['For each peg: number, depth and side.', { peg: 3 }],
    ['Sold or closed lakes: delete after 3 years', { 'Sold or closed lakes': 0 }],
  ])('%s', (text, fields) => {
    const things = read('q10', text).flatMap((row) =>
      row.kind === 'thing' ? [[row.name, row.fields.length] as const] : [],
    )
    expect(Object.fromEntries(things)).toMatchObject(fields)
    expect(JSON.stringify(things)).not.toMatch(/Um|just|ask/)
  })
})

describe('messages', () => {
  it.each([
    [
      'A text to the bailiffs when the gate is open, they never read email.',
      'bailiff: the gate is open',
    ],
    ['Emails: to the anglers when a match is set, when it is moved.', 'angler: a match is set'],
    ['To the bailiff whenever an angler leaves.', 'bailiff: an angler leaves'],
  ])('%s', (text, told) => {
    const rows = read('q13', text).flatMap((row) =>
      row.kind === 'message' && row.certainty === 'clear'
        ? [`${row.to?.toLowerCase().replace(/s$/, '')}: ${row.when}`]
        : [],
    )
    expect(rows).toContain(told)
  })

  it('"the day before" does not say before what', () => {
    const rows = read('q12', 'What if the bailiff is ill? Tell me the day before.')
    expect(rows.some((row) => row.kind === 'message' && row.certainty === 'clear')).toBe(false)
  })
})

it('screens apart by semicolons are screens of their own', () => {
  const rows = read(
    'q11',
    'Main screens: the anglers\' "my peg" page with map and price; the list for the bailiffs.',
  )
  expect(rows.flatMap((row) => (row.kind === 'screen' ? [row.name] : []))).toEqual([
    'anglers\' "my peg" page',
    'list for the bailiffs',
  ])
})

it('"…, and ends as" is one more step of the stages', () => {
  const [row] = read('q9', 'A ticket is asked for, then paid, then used, and ends as kept or torn.')
  expect(row).toMatchObject({ stages: ['asked for', 'paid', 'used', 'kept', 'torn'] })
})

it.each([
  ['under-12s need a parent', 'other'],
  ['60 waiting for a peg', 'size'],
  ['Ponds are not written down', 'other'],
  ['map open: 2 s on a bad wifi', 'speed'],
])('the quality "%s" is about %s', (text, about) => {
  expect(read('q14', text)[0]).toMatchObject({ kind: 'quality', about })
})

describe('rights', () => {
  it.each([
    ['Bailiff: change prices, pegs', 'may change prices'],
    ['Cook: see the menu, book', 'may book'],
    ['The bailiff counts as an angler. Anglers can book a peg and see the map.', 'may book a peg'],
  ])('%s', (text, right) => {
    const rights = read('q5', text).flatMap((row) =>
      row.kind === 'permission' ? [`${row.may} ${row.what}`] : [],
    )
    expect(rights).toContain(right)
    expect(rights.join('\n')).not.toMatch(/see change|see book|count as/)
  })

  it('who gets no login has no access', () => {
    const rows = read(
      'q5',
      "Ticket printer: I send him the list, don't give him a login\nAnglers book a peg.",
    )
    expect(rows.find((row) => row.kind === 'role' && /printer/i.test(row.name))).toMatchObject({
      access: false,
    })
  })

  it('a pronoun elsewhere grants nothing', () => {
    expect(
      read('q13', 'Bills go to the tax office, but the bailiff can type them.').filter(
        ({ kind }) => kind === 'permission',
      ),
    ).toEqual([])
  })
})
