import fc from 'fast-check'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { toString as textOf } from 'mdast-util-to-string'
import { gfm } from 'micromark-extension-gfm'
import { describe, expect, it } from 'vitest'
import { escapeInline, table, writeBullets, writeVerbatim } from './markdown.ts'

function parse(markdown: string): Nodes {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
}

function asRead(text: string): string {
  return text
    .replace(/[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/g, '')
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim()
}

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'# ## - + * _ ~ ` ``` ~~~ | \\ [ ] ( ) ! < > & &lt; &#35; 1. 1) === --- *** <!-- --> <b> [^1] [x] [a](b) [ab] [ab](c) ![a](b) :-- a_b_c $ https://a.b www.a.b a@b.c \t \n \r\n \u2028 \u202e x'.split(
          ' ',
        ),
      ),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 12 },
  )
  .chain((parts) => fc.constantFrom('', ' ').map((joint) => parts.join(joint)))

describe('inline', () => {
  it('comes out of a parser as it went in, in a paragraph, a heading, an item and a cell', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const safe = escapeInline(text)
        const expected = asRead(text)
        fc.pre(expected !== '')
        for (const markdown of [safe, `### ${safe}`, writeBullets([safe])]) {
          const [block, ...more] = (parse(markdown) as { children: Nodes[] }).children
          expect(more).toEqual([])
          expect(block === undefined ? '' : textOf(block)).toBe(expected)
        }
        const grid = parse(table(['A', 'B'], [[safe, 'x']])) as { children: Nodes[] }
        expect(grid.children.map(({ type }) => type)).toEqual(['table'])
        const cells = JSON.stringify(grid.children[0], ['children', 'type'])
        expect(cells.match(/tableCell/g)).toHaveLength(4)
        expect(textOf(grid)).toBe(`AB${expected}x`)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['plain words stay plain', 'plain words stay plain'],
    ['# a', '\\# a'],
    ['[:--', '\\[:--'],
    ['1. a', '1\\. a'],
    ['a_b_c _d_', 'a_b_c \\_d\\_'],
    ['https://a.b/c_d', 'https\\://a.b/c_d'],
    ['3 | 4', '3 \\| 4'],
    ['pay [the sum] by [date]', 'pay [the sum] by [date]'],
    ['[date](a) [date]: [x] [[ab]]', '\\[date\\](a) [date]: \\[x\\] \\[\\[ab\\]\\]'],
    ['[date]: on [day] at [time]: [link]', '\\[date\\]: on [day] at [time]: [link]'],
    ['on [day][time] at [place]', 'on [day][time] at [place]'],
    ['R&D & more', 'R&D & more'],
    ['t&cs, &copy; and &#38;', 't&cs, \\&copy; and \\&#38;'],
    ['220.00 euros', '220.00 euros'],
    ['220. Euros', '220\\. Euros'],
  ])('%j becomes %j', (text, expected) => {
    expect(escapeInline(text)).toBe(expected)
  })
})

describe('verbatim', () => {
  it('keeps any text in one block, letter by letter', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const { children } = parse(writeVerbatim(text)) as { children: Nodes[] }
        expect(children.map(({ type }) => type)).toEqual(['code'])
        const value = children[0] !== undefined && 'value' in children[0] ? children[0].value : ''
        expect(value.replace(/\r\n|\r/g, '\n')).toBe(
          text.replace(/\r\n|\r/g, '\n').replaceAll('\0', '\uFFFD'),
        )
      }),
      { numRuns: 300 },
    )
  })
})
