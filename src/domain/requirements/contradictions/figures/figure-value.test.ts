import { expect, it } from 'vitest'
import { figureValue } from './figure-value.ts'

it.each<[string, 'count' | 'time' | 'clock', number | null]>([
  ['二三回', 'count', null],
  ['二十三回', 'count', 23],
  ['二三日', 'time', null],
  ['三日', 'time', 72],
  ['1時間半', 'time', 1.5],
  ['一年半', 'time', 13_140],
  ['半日', 'time', 12],
  ['一二〇人', 'count', 120],
])('%s as a %s comes to %s', (figure, kind, value) => {
  expect(figureValue(figure, kind)?.number ?? null).toBe(value)
})
