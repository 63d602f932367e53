import { describe, expect, it } from 'vitest'
import { answerLanguage, detectLanguage, readsAsEnglish } from './detect-language.ts'

describe('detectLanguage', () => {
  it.each([
    ['en', 'The bakers bake when the orders are in.'],
    ['es', 'El panadero hornea cuando los pedidos se cierran.'],
    ['ja', '注文が締め切られたら焼きます。'],
    ['und', 'ok'],
  ])('tells %s', (language, text) => {
    expect(detectLanguage([text])).toBe(language)
  })
})

describe('answerLanguage', () => {
  it.each([
    ['a Japanese answer among English ones', '注文が締め切られたら焼きます。', 'en', 'ja'],
    ['an English answer among Japanese ones', 'The shop is closed when it rains.', 'ja', 'en'],
    ['a list with a "no" and a "la" in it', 'boat, no. of seats, la Mola, no', 'en', 'en'],
    ['a note too short to tell', 'flour, eggs', 'es', 'es'],
    ['a name among Japanese answers', 'Stripe', 'ja', 'ja'],
    ['a short note where nothing else tells', 'bake bread, sell bread', 'und', 'en'],
  ])('%s', (_name, text, ...[main, expected]) => {
    expect(answerLanguage(text, main)).toBe(expected)
  })
})

describe('readsAsEnglish', () => {
  it.each([
    ['bread', true],
    ['pão fresco', false],
    ['хлеб', false],
  ])('%s: %s', (text, expected) => {
    expect(readsAsEnglish(text)).toBe(expected)
  })
})
