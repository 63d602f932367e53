import { expect, it } from 'vitest'
import { makePattern } from './make-pattern.ts'

it.each([
  ['words', makePattern('i')`\b(?:${'pens?|paper'})\b`, /\b(?:pens?|paper)\b/i],
  ['an expression', makePattern('iu')`^${/\p{L}+/u}\s$`, /^\p{L}+\s$/iu],
  ['a list of both', makePattern()`(?:${['a|b', /\d/]})/\/`, /(?:a|b|\d)\/\//],
])('builds an expression from %s', (_what, built, written) => {
  expect([built.source, built.flags]).toEqual([written.source, written.flags])
})
