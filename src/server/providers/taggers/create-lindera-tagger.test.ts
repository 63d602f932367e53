import { describe, expect, it } from 'vitest'
import { createLinderaTagger } from './create-lindera-tagger.ts'

const tagger = createLinderaTagger()
const cut = (text: string) => tagger.tag(text).map((token) => token.text)

describe('Japanese parts of speech', () => {
  it.each([
    '',
    '  \n\t',
    '😀絵文字の👨‍👩‍👧後も位置が合う',
    'ＡＢＣ-12　とLINEで、1,200円を\r\n払う',
    '半角ｶﾀｶﾅも𠮷野家も',
    '\ud800壊れた文字',
  ])('each word stands at its place: %j', (text) => {
    const tokens = tagger.tag(text)
    for (const token of tokens) expect(text.slice(token.start, token.end)).toBe(token.text)
    expect(tokens.map((token) => token.text).join('')).toBe(text.replace(/\s/gu, ''))
  })

  it('names the base form and the class', () => {
    const [, , verb] = tagger.tag('鍵を返した')
    expect(verb).toMatchObject({ text: '返し', lemma: '返す', pos: 'VERB' })
    expect(verb?.detail).toBe('動詞,自立,五段・サ行,連用形')
  })

  it.each([
    ['三百十二世帯', ['三百十二', '世帯']],
    ['1,200円', ['1,200', '円']],
    ['スマホで見る', ['スマホ', 'で', '見る']],
    ['ゆいちゃんの傘', ['ゆい', 'ちゃん', 'の', '傘']],
  ])('%s', (text, words) => {
    expect(cut(text)).toEqual(words)
  })

  it('knows slurred speech, and leaves its letters as they are', () => {
    const tokens = tagger.tag('傘がわかんないんすよ')
    expect(tokens.map((token) => token.text).join('')).toBe('傘がわかんないんすよ')
    expect(tokens.find((token) => token.pos === 'VERB')?.lemma).toBe('わかる')
  })

  it('gives the same words each time', () => {
    expect(tagger.tag('予約を取り消す')).toEqual(tagger.tag('予約を取り消す'))
  })
})
