import { expect, it } from 'vitest'
import { isToldByShort } from './is-told-by-short.ts'
import type { CellWord } from './right-cells.ts'

it.each<[string, readonly CellWord['kind'][], boolean, boolean]>([
  ['see and change all but the till', ['yes', 'no'], false, true],
  ['see and change all', ['yes', 'no'], false, false],
  ['See and change all but the till', ['yes', 'no'], true, false],
  ['See and change all but the till', ['yes', 'never'], false, false],
  ['See and change all but the till', ['own', 'no'], false, false],
  ['See and change all but the till', ['no', 'no'], false, false],
])('“%s” beside a line, %j, supposed %s: %s', (...[what, kinds, isSupposed, expected]) => {
  const cells = new Map(
    kinds.map((kind, at) => [`ROLE-0${at}`, { kind, text: '', isSupposed }] as const),
  )
  const shorts = { 'ROLE-00': 'See and change all but the till' }
  expect(isToldByShort({ what, items: [], cells }, shorts)).toBe(expected)
})
