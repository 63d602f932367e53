import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordDifference } from './word-difference.ts'

const told = (before: string, after: string) =>
  wordDifference(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : `${kind === 'added' ? '+' : '-'}[${text}]`))
    .join('')

describe('wordDifference', () => {
  it.each([
    ['A client books a class.', 'A client books a class.', 'A client books a class.'],
    ['A client books a class.', 'A client pays a class.', 'A client -[books]+[pays] a class.'],
    ['books a class', 'books a full class', 'books a +[full ]class'],
    ['up to 10 mats', 'up to 12 mats', 'up to -[10]+[12] mats'],
    ['', 'new', '+[new]'],
    ['old', '', '-[old]'],
    ['予約を取り消す', '予約を変更する', '予約を-[取り消]+[変更]す+[る]'],
  ])('%j → %j', (before, after, parts) => {
    expect(told(before, after)).toBe(parts)
  })

  it('spells both texts, with no empty run and no two runs of a kind side by side', () => {
    const word = fc.constantFrom('a', 'b', ' ', '.', 'é', '猫', '🙂', '\n', "don't")
    const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(''))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = wordDifference(before, after)
        const spell = (left: string) =>
          parts.flatMap(({ kind, text }) => (kind === left ? [] : [text])).join('')
        expect(spell('added')).toBe(before)
        expect(spell('removed')).toBe(after)
        expect(parts.every(({ text }) => text !== '')).toBe(true)
        expect(parts.every(({ kind }, at) => kind !== parts[at - 1]?.kind)).toBe(true)
        if (before === after) expect(parts.every(({ kind }) => kind === 'same')).toBe(true)
      }),
    )
  })

  it('tells very long texts as replaced, within the time of a keystroke', () => {
    const long = (word: string) => `start ${`${word} `.repeat(4000)}end`
    const parts = wordDifference(long('old'), long('new'))
    expect(parts.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same'])
  })
})
