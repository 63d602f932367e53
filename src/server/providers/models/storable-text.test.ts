import { expect, it } from 'vitest'
import { isStorable } from '#contract/make-text-schema.ts'
import { makeStorable, StorableText } from './storable-text.ts'

it('takes out what the database refuses, and keeps all else', () => {
  expect(makeStorable('a\0b\ud800c\udc00d 😀 \u0001\t\n')).toBe('ab\ufffdc\ufffdd 😀 \u0001\t\n')
})

it.each([
  [['\ud83d', '\ude00'], '😀'],
  [['a\ud83d', '', '\ude00b'], 'a😀b'],
  [['\ud83d', '\ud83d', '\ude00'], '\ufffd😀'],
  [['a', '\0', '\udc00'], 'a\ufffd'],
  [['end\ud83d'], 'end\ufffd'],
])('puts the pieces %j together', (pieces, whole) => {
  const text = new StorableText()
  const made = pieces.map((piece) => text.push(piece))
  expect(made.every(isStorable)).toBe(true)
  expect(made.join('') + text.end()).toBe(whole)
})
