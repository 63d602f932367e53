import { describe, expect, it } from 'vitest'
import { readEnglish } from '#domain/reading/english/read-english.ts'
import { createWinkTagger } from '#server/providers/taggers/create-wink-tagger.ts'

function rows(answers: Record<string, string>) {
  const told = Object.entries(answers).map(([question, text]) => ({ question, text }))
  return readEnglish(told, createWinkTagger())
}

describe('ranks in speech', () => {
  it.each([
    [
      "the must ones are guests booking and me being able to move them nice would be photos and the map that's a must",
      [
        'guest: book (must)',
        'owner: move them (must)',
        'null: have photos (could)',
        'null: have the map (must)',
      ],
    ],
    [
      "top of the list: guests reserve a table. What I can't do without is the list.",
      ['guest: reserve a table (must)', 'null: have the list (must)'],
    ],
    ['The most important is that a guest sees the prices.', ['guest: see the prices (must)']],
    ['Then cooks change the dish of the day.', ['cook: change the dish of the day (unsaid)']],
  ])('%s', (q7, expected) => {
    const told = rows({ q5: 'me, guests, cooks', q7 })
    const features = told.flatMap((row) =>
      row.kind === 'feature' ? [`${row.actor}: ${row.does} (${row.priority})`] : [],
    )
    expect(features).toEqual(expected)
  })
})

describe('rules in speech', () => {
  it.each([
    ["You don't turn up, you lose the slot.", ["You don't turn up => you lose the slot"]],
    [
      'okay so you cancel late you pay half and a lesson is forty minutes and no more than six in a group',
      [
        'you cancel late => you pay half',
        'always => a lesson is forty minutes',
        'always => no more than six in a group',
      ],
    ],
  ])('%s', (q9, expected) => {
    const rules = rows({ q9 }).flatMap((row) =>
      row.kind === 'rule' ? [`${row.when ?? 'always'} => ${row.then}`] : [],
    )
    expect(rules).toEqual(expected)
  })
})
