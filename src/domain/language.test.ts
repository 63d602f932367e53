import { describe, expect, it } from 'vitest'
import { choosePreferredLanguage, isLanguage } from './language.ts'

describe('choosePreferredLanguage', () => {
  it.each([
    ['', null],
    ['*', null],
    ['fr-FR, de;q=0.8', null],
    ['ja', 'ja'],
    ['ja-JP,ja;q=0.9,en-US;q=0.8,en;q=0.7', 'ja'],
    ['en-US,en;q=0.9,ja;q=0.8', 'en'],
    ['fr, en;q=0.3, JA;q=0.4', 'ja'],
    ['en;q=0.5, ja;q=0.5', 'en'],
    ['ja;q=0, en;q=0.1', 'en'],
    ['ja;q=x, en;q=0.1', 'en'],
    ['ja;q=9, en;q=0.1', 'en'],
    ['javanese', null],
  ])('reads %j as %j', (header, language) => {
    expect(choosePreferredLanguage(header)).toBe(language)
  })
})

describe('isLanguage', () => {
  it.each([
    ['en', true],
    ['ja', true],
    ['answers', false],
    ['JA', false],
    [undefined, false],
  ])('%j: %j', (value, verdict) => {
    expect(isLanguage(value)).toBe(verdict)
  })
})
