import { expect, it } from 'vitest'
import { listUnset } from './list-unset.ts'

it.each([
  ['every boat green', 'A boat is lent for a day.', ['green']],
  ['every boat green', 'A boat that is back is green.', []],
  ['the list of boats', 'A boat is lent for a day.', []],
  ['みんな緑', '切れたら赤くする。', ['緑']],
  ['赤ちゃんの一覧', '年に一度。', []],
])('finds the colour that nothing sets: %s, %s', (content, rule, words) => {
  const draft = { screens: [{ id: 'SCR-01', content }], rules: [{ text: rule }] }
  const found = listUnset({ ...draft, features: [], statusTables: [] } as never)
  expect(found.map(({ word }) => word)).toEqual(words)
})
