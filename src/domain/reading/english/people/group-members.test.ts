import { describe, expect, it } from 'vitest'
import { readEnglish } from '#domain/reading/english/read-english.ts'
import { createWinkTagger } from '#server/providers/taggers/create-wink-tagger.ts'

const tagger = createWinkTagger()

function roles(text: string): string[] {
  return readEnglish([{ question: 'q5', text }], tagger).flatMap((row) =>
    row.kind === 'role' ? [[row.name, ...row.also].join('/')] : [],
  )
}

describe('persons of a role by name', () => {
  it.each([
    [
      'Farah and Joost, my stage managers, plan the rehearsals. The stage managers cannot change fees. I do everything.',
      ['stage manager/Farah/Joost', 'owner/me'],
    ],
    [
      'The workshop (master saddler Wim and two apprentices) see the repairs. Wim confirms the list.',
      ['workshop/Wim'],
    ],
    // What one of them does alone, the others may not.
    [
      'The bakery (head baker Odile and four helpers) see the orders. Odile alone confirms the list.',
      ['bakery', 'Odile'],
    ],
    ['The office: Anneke and her two helpers. Riders book a lesson.', ['office/Anneke', 'rider']],
    // A bracket that limits names nobody.
    ['The grooms (not Pieter) feed the horses.', ['groom']],
    // Two roles stay two.
    ['Riders and trainers, the two of them, see the plan.', ['rider', 'trainer']],
  ])('%s', (text, expected) => {
    expect(roles(text)).toEqual(expected)
  })
})
