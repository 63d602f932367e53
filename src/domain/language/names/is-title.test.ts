import { expect, it } from 'vitest'
import { isTitle } from './is-title.ts'

it.each([
  ['Chairman', 'Disease notice: me and the Chairman (Hugh) only.', true],
  ['Treasurer', 'Ask our Treasurer, she knows.', true],
  ['Hugh', 'Hugh is the Chairman.', false],
  ['Lotte', 'Only Lotte does.', false],
  ['Smith', 'the Smith family comes', false],
  ['Wim', "the Wim's list", false],
])('%s in “%s” is a title: %s', (name, text, isOne) => {
  expect(isTitle(name, [text])).toBe(isOne)
})
