import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakLines, type Line } from './lines.ts'
import type { Setting } from './typeface.ts'

const BODY: Setting = { face: 'inter', size: 10, colour: '000000' }
const BOLD: Setting = { ...BODY, face: 'inter-bold' }
/** Every character one point wide. */
const measure = (text: string) => [...text].length

const broken = (text: string, width: number) =>
  breakLines([{ text, setting: BODY }], width, measure).map(textOf)
const textOf = (line: Line) => line.map(({ text }) => text).join('')

describe('breakLines', () => {
  it.each([
    ['one two three', 8, ['one two', 'three']],
    ['one', 3, ['one']],
    ['', 5, ['']],
    ['abcdefgh', 3, ['abc', 'def', 'gh']],
    ['予約を受ける。', 3, ['予約を', '受け', 'る。']],
    ['彼は「はい」と', 3, ['彼は', '「は', 'い」と']],
    ['  indented', 20, ['  indented']],
  ])('%j at %i', (text, width, lines) => {
    expect(broken(text, width)).toEqual(lines)
  })

  it('parts no word where its look changes', () => {
    const runs = [
      { text: 'see ', setting: BODY },
      { text: 'Given', setting: BOLD },
      { text: ', then', setting: BODY },
    ]
    expect(breakLines(runs, 9, measure).map(textOf)).toEqual(['see', 'Given,', 'then'])
  })

  it('loses nothing and never runs over the edge, for any text', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab  あ。「é,😀'), maxLength: 80 })
    fc.assert(
      fc.property(text, fc.integer({ min: 3, max: 20 }), (said, width) => {
        const lines = broken(said, width)
        expect(lines.join('').replaceAll(' ', '')).toBe(said.replaceAll(' ', ''))
        for (const line of lines) expect(measure(line.trimEnd())).toBeLessThanOrEqual(width)
      }),
    )
  })
})
