import { describe, expect, it } from 'vitest'
import { createWinkTagger } from './create-wink-tagger.ts'

const tagged = (text: string) =>
  createWinkTagger()
    .tag(text)
    .map(({ text: word, pos, lemma }) => `${word}/${pos}/${lemma}`)
    .join(' ')

describe('the English tagger', () => {
  it.each([
    [
      'a capital that only begins a line',
      'Owner can see it',
      'Owner/NOUN/owner can/AUX/can see/VERB/see it/PRON/it',
    ],
    ['"is" in short', "it's late", "it/PRON/it 's/AUX/be late/ADJ/late"],
    [
      '"is" in short after a noun',
      "the gate's locked",
      "the/DET/the gate/NOUN/gate 's/AUX/be locked/VERB/lock",
    ],
    [
      'what belongs to somebody',
      "the owner's dogs",
      "the/DET/the owner/NOUN/owner 's/PART/'s dogs/NOUN/dog",
    ],
  ])('knows %s', (_, text, expected) => expect(tagged(text)).toBe(expected))

  it('keeps the place of each word, in any script', () => {
    const text = 'Anna’s  café – 12 %, and 日本 "ok"\n\tnext'
    const tokens = createWinkTagger().tag(text)
    for (const { start, end, text: word } of tokens) expect(text.slice(start, end)).toBe(word)
    expect(tokens.map(({ start }) => start)).toEqual(
      [...tokens.map(({ start }) => start)].sort((a, b) => a - b),
    )
    expect(tokens.some(({ text: word }) => word.trim() === '')).toBe(false)
  })
})
