import { describe, expect, it } from 'vitest'
import { makeEnglishFrames } from '#domain/requirements/frames/english.ts'
import { JAPANESE_FRAMES } from '#domain/requirements/frames/japanese.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { markOf } from '#domain/requirements/writing/marks.ts'
import { sayWords } from './say-words.ts'

const ENGLISH = makeEnglishFrames(new Set())

describe('sayWords', () => {
  it.each([
    ['before 1 November', 'Before 1 November.'],
    ["uh I'd say 15 to 20 grand tops", "“I'd say 15 to 20 grand tops”"],
    [
      'um it can’t take longer than five seconds on the tablet',
      '“it can’t take longer than five seconds on the tablet”',
    ],
  ])('%s', (what, text) => {
    expect(sayWords(ENGLISH, makeRow('limit', `q15: ${what}`, { what }), what)).toBe(text)
  })

  it('prints what a model put in plain words as a sentence', () => {
    const row = makeRow('limit', 'q15: um like 20 grand tops', {
      what: 'at most 20 thousand dollars',
    })
    expect(sayWords(ENGLISH, row, 'at most 20 thousand dollars')).toBe(
      'At most 20 thousand dollars.',
    )
  })

  it('writes figures in Japanese, but not inside a quote', () => {
    const plain = '予算は三十万円まで'
    expect(
      sayWords(JAPANESE_FRAMES, makeRow('limit', `q15: ${plain}`, { what: plain }), plain),
    ).toBe('予算は30万円まで。')
    const polite = '毎月五千円までにしてください'
    expect(
      sayWords(JAPANESE_FRAMES, makeRow('limit', `q15: ${polite}`, { what: polite }), polite),
    ).toBe('「毎月五千円までにしてください」')
  })
})

describe('markOf', () => {
  const limit = (words: string, more = {}) =>
    makeRow('limit', `q15: ${words}`, { what: words, ...more })

  it.each([
    ['what was said', [limit('20 thousand dollars')], 'stated'],
    ['a hedge', [limit('maybe 20 thousand')], 'guess'],
    ['a hedge that was confirmed', [limit('maybe 20 thousand', { state: 'confirmed' })], 'guess'],
    ['a hedge that was edited away', [limit('maybe 20 thousand', { state: 'edited' })], 'stated'],
    ['a guess of the reader', [limit('maybe 20 thousand', { certainty: 'guess' })], 'unconfirmed'],
    ['the weakest of two', [limit('20'), limit('about 30')], 'guess'],
    ['nobody’s', [], 'assumed'],
  ])('%s', (_, rows, mark) => {
    expect(markOf(rows)).toBe(mark)
  })

  it('takes no wish and no name for a guess', () => {
    const wish = makeRow('feature', 'q7: maybe a map', { does: 'see a map', priority: 'could' })
    expect(markOf([wish])).toBe('stated')
    expect(markOf([makeRow('role', 'q5: maybe the staff', { name: 'staff' })])).toBe('stated')
  })
})
