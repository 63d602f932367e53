import { describe, expect, it } from 'vitest'
import type { Line } from './lines.ts'
import { detectDirection, placeLine } from './reading-order.ts'
import type { Setting } from './typeface.ts'

const SETTING: Setting = { face: 'inter', size: 10, colour: '000000' }
/** Every character one point wide. */
const measure = (text: string) => [...text].length
const lineOf = (text: string): Line => [{ text, setting: SETTING, width: measure(text) }]

describe('directionOf', () => {
  it.each([
    ['plain', null],
    ['予約', null],
    ['مرحبا', 'rtl'],
    ['12 שלום', 'rtl'],
    ['Say “مرحبا”', 'ltr'],
  ])('%j runs %s', (text, direction) => {
    expect(detectDirection(text)).toBe(direction)
  })
})

describe('placeLine', () => {
  /** The words from left to right as they are on paper. */
  const seen = (text: string, direction: 'ltr' | 'rtl') =>
    placeLine(lineOf(text), { direction, width: 20, measure })
      .toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0))
      .filter((piece) => piece.text.trim() !== '')
      .map((piece) => piece.text)

  it.each<[string, 'ltr' | 'rtl', string[]]>([
    ['אב גד', 'rtl', ['גד', 'אב']],
    ['אב 12 גד', 'rtl', ['גד', '12', 'אב']],
    ['say אב גד now', 'ltr', ['say', 'גד', 'אב', 'now']],
    ['אב Yoga app גד', 'rtl', ['גד', 'Yoga', 'app', 'אב']],
    ['אב (', 'rtl', [')', 'אב']],
  ])('%j from the %s stands as it is read', (text, direction, expected) => {
    expect(seen(text, direction)).toEqual(expected)
  })

  it('ends at the right edge, and keeps the order in which it is read', () => {
    const line = placeLine(lineOf('אב גד'), { direction: 'rtl', width: 20, measure })
    expect(line.map(({ text, at }) => [text, at])).toEqual([
      ['אב', 18],
      [' ', 17],
      ['גד', 15],
    ])
  })
})
