import { describe, expect, it } from 'vitest'
import { BREATH } from '#domain/language/speech/breath.ts'
import { loadTaggers } from '#server/providers/taggers/load-taggers.ts'
import { hearSpeech } from './hear-speech.ts'

const MORE = 'and we have done it this way in our little town for more than a dozen years now'

function hear(text: string): string[] {
  const { answer } = hearSpeech(
    { question: 'q9', text: `${text} ${MORE}` },
    { tagger: loadTaggers().en, names: new Set(['priya', 'joan', 'imran']) },
  )
  expect(answer.text).toHaveLength(text.length + MORE.length + 1)
  return answer.text
    .split(BREATH)
    .map((breath) => breath.replace(/\s+/g, ' ').trim())
    .filter((breath) => breath !== '' && !MORE.startsWith(breath))
}

describe('where somebody who speaks without stops begins a new sentence', () => {
  it.each([
    [
      'I bake bread in a shed they ring me on the phone',
      ['I bake bread in a shed', 'they ring me on the phone'],
    ],
    ['the baker sees the list I put on the wall', ['the baker sees the list I put on the wall']],
    [
      'a loaf is two pounds and if they cancel late they pay half',
      ['a loaf is two pounds', 'and if they cancel late they pay half'],
    ],
    [
      'they get a free roll if the oven is cold I ring them all',
      ['they get a free roll', 'if the oven is cold I ring them all'],
    ],
    [
      'they collect it when they like I never deliver',
      ['they collect it when they like', 'I never deliver'],
    ],
    [
      'then Joan helps me Mondays Joan sees the orders',
      ['then Joan helps me Mondays', 'Joan sees the orders'],
    ],
    [
      'and my sister she does the books oh and the driver he sees the round',
      ['and my sister she does the books', 'oh and the driver he sees the round'],
    ],
    ['nobody home I leave it at the door', ['nobody home I leave it at the door']],
    [
      'number one is the list number two they pay',
      ['number one is the list', 'number two they pay'],
    ],
    [
      'what worries me is the rain and what I want is a list',
      ['what worries me is the rain', 'and what I want is a list'],
    ],
    ['he sees what flour it is and marks it done', ['he sees what flour it is and marks it done']],
    ['everybody who ordered that day gets a text', ['everybody who ordered that day gets a text']],
  ])('%s', (text, breaths) => {
    expect(hear(text)).toEqual(breaths)
  })

  it('leaves written sentences alone', () => {
    const text =
      'The baker, who is my sister, sees the list. She bakes, packs, labels and sends it.'
    const { answer } = hearSpeech(
      { question: 'q5', text },
      { tagger: loadTaggers().en, names: new Set() },
    )
    expect(answer.text).toBe(text)
  })
})

describe('what the speaker takes back', () => {
  it.each([
    [
      'down to one a week from five no hang on it is more like four',
      ['down to one a week from four'],
    ],
    ['it has to run by the end of no wait by April', ['it has to run by April']],
    [
      'the orders and the prices no wait prices is only me',
      ['the orders and', 'prices is only me'],
    ],
    [
      'she opens it and types her street no actually it knows that already',
      ['she opens it', 'it knows that already'],
    ],
  ])('%s', (text, breaths) => {
    expect(hear(text)).toEqual(breaths)
  })

  it.each([
    [
      'I want the list and Joan wants a league table no Joan we are not doing that',
      'a league table',
    ],
    ['the baker rings people and it should ring a bell no forget that', 'a bell'],
    ['they pay by card and the reviews I said maybe scrub that not this time', 'the reviews'],
  ])('%s', (text, what) => {
    const { rows } = hearSpeech(
      { question: 'q7', text: `${text} ${MORE}` },
      { tagger: loadTaggers().en, names: new Set(['joan']) },
    )
    expect(rows).toMatchObject([{ kind: 'out', what, certainty: 'guess' }])
  })
})
