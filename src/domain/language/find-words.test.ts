import { describe, expect, it } from 'vitest'
import { findWords } from './find-words.ts'

const cut = (text: string, words: string) => {
  const place = findWords(text, words)
  return place && text.slice(place.start, place.end)
}

describe('findWords', () => {
  it.each([
    ['the same letters', 'We lend drills.', 'lend drills', 'lend drills'],
    ['other white space', 'We lend\n  drills.', 'lend drills', 'lend\n  drills'],
    ['other quotation marks', 'She says “it’s gone”.', `"it's gone"`, '“it’s gone”'],
    ['wide letters', 'ＡＢＣ会員は１０名', 'ABC会員は10名', 'ＡＢＣ会員は１０名'],
    ['one sign for several', '5㎏の袋', '5kgの袋', '5㎏の袋'],
    ['signs outside the basic plane', 'done 👍 today', '👍 today', '👍 today'],
    ['the end of the text', 'a b c', 'c', 'c'],
  ])('finds %s', (_what, ...[text, words, found]) => {
    expect(cut(text, words)).toBe(found)
  })

  it.each([
    ['other words', 'We lend drills.', 'lend saws'],
    ['another case', 'We lend drills.', 'we lend'],
    ['nothing', 'We lend drills.', ' '],
    ['words in an empty text', '', 'lend'],
  ])('does not find %s', (_what, text, words) => {
    expect(findWords(text, words)).toBeNull()
  })

  it('looks on from a place', () => {
    expect(findWords('a drill, a drill', 'drill', 5)).toEqual({ start: 11, end: 16 })
  })
})
