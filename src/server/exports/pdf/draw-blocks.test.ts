import { expect, it } from 'vitest'
import { isTitle } from './draw-blocks.ts'

const run = (text: string, bold = false) => ({ text, bold, note: false })

it.each([
  ['a title with its rank', [run('Reserve a tool', true), run(' ('), run('must'), run(').')], true],
  ['a title alone', [run('Reserve a tool.', true)], true],
  ['a sentence behind a label', [run('Why.', true), run(' The phone rings all evening.')], false],
  ['a sentence', [run('The phone rings all evening.')], false],
])('takes %s for one that stays with what follows: %o', (...[, runs, expected]) => {
  expect(isTitle(runs)).toBe(expected)
})
