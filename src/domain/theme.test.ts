import { expect, it } from 'vitest'
import { readTheme } from './theme.ts'

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', 'system'],
  [undefined, 'system'],
  ['"><script>', 'system'],
])('reads %j as %s', (text, theme) => {
  expect(readTheme(text)).toBe(theme)
})
