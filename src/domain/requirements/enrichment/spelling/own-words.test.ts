import { expect, it } from 'vitest'
import { makeSpeller } from '#domain/requirements/spelling/make-speller.ts'
import { createOwnWords } from './own-words.ts'

const SAID = {
  q1: 'kev lifts the boats, and Kev rests on sunday with kev junior',
  q6: '1枚決めて狩り押さえ 1週間待ちます',
}
const ANSWERS = Object.entries(SAID).map(([question, text]) => ({ question, title: '', text }))
const SPELLINGS = [
  { written: 'kev', meant: 'Kevin' },
  { written: '狩り押さえ', meant: '仮押さえ' },
]
const own = () => createOwnWords(ANSWERS, makeSpeller(SPELLINGS) ?? expect.fail('no speller'))

it.each([
  ['kev lifts', 'Kevin lifts'],
  ['It says “kev lifts”.', 'It says “kev lifts”.'],
  ['It says “The app lets kev lift”.', 'It says “The app lets Kevin lift”.'],
  ['「狩り押さえ 1週間…」は狩り押さえ', '「狩り押さえ 1週間…」は仮押さえ'],
])('what is told, “%s”, becomes “%s”', (given, told) => {
  const { spell, restore } = own()
  expect(restore(spell(given, null), null)).toBe(told)
})

it.each([
  [
    'a quote that was spelled',
    'q1',
    'Kevin lifts the boats, and Kev',
    'kev lifts the boats, and Kev',
  ],
  ['a part of what was meant', 'q6', '押さえ 1週間', '狩り押さえ 1週間'.slice(2)],
  ['a quote that is as it was said', 'q1', 'Kev rests', 'Kev rests'],
])('%s is found in its answer', (...[, question, spelled, said]) => {
  expect(own().restore(spelled, question)).toBe(said)
})

it('finds what was made of a quote, and leaves what a button is called', () => {
  const { spell, restore } = own()
  spell(SAID.q6, 'q6')
  expect(restore('どちらですか：「1枚決めて仮押さえ 1週間待ちます」', null)).toBe(
    'どちらですか：「1枚決めて狩り押さえ 1週間待ちます」',
  )
  expect(restore('「仮押さえ」を押す', null)).toBe('「仮押さえ」を押す')
})
