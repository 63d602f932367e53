import { expect, it } from 'vitest'
import {
  type DocumentText,
  DOCUMENT_TEXT as ENGLISH,
} from '#domain/requirements/text-en/document.ts'
import { DOCUMENT_TEXT as JAPANESE } from '#domain/requirements/text-ja/document.ts'
import { joinAlike } from './join-alike.ts'

const SAID = ['q5', 'q5', 'q5', 'q6']
const items = new Map(SAID.map((source, at) => [`PERM-0${at}`, { sources: [source] }]))

/** Rows as "deed: cell, cell"; the last of four comes from another answer. */
function joined(rows: readonly string[], words: DocumentText = ENGLISH): string[] {
  const told = rows.map((row, at) => {
    const [what = '', cells = ''] = row.split(': ')
    const all = cells.split(', ').map((text) => ({ role: '', permission: 'no' as const, text }))
    return { what, items: [`PERM-0${at % 4}`], cells: all }
  })
  return joinAlike({ items, words }, told).map(({ what, items }) => `${what} ${items.length}`)
}

it.each([
  [['See loaves: Yes, –', 'See cakes: Yes, –'], ['See loaves and cakes 2']],
  [['See loaves: Yes, –', 'Bake cakes: Yes, –'], ['See loaves; bake cakes 2']],
  [['See loaves and rolls: Yes', 'See cakes: Yes'], ['See loaves and rolls; see cakes 2']],
  [
    ['See loaves: Yes, –', 'See cakes: Yes†, –'],
    ['See loaves 1', 'See cakes 1'],
  ],
  // Of another answer a row stands alone, where the table is short anyway.
  [
    ['A: –', 'B: Yes', 'C: –', 'D: Yes'],
    ['A; c 2', 'B 1', 'D 1'],
  ],
  [
    ['Sell: Yes', 'Wash: Yes', 'Turn: Yes', 'Lock: –'],
    ['Sell; wash; turn 3', 'Lock 1'],
  ],
])('%j: %j', (rows, told) => {
  expect(joined(rows)).toEqual(told)
})

it('joins rows of other answers where a long table is short by it', () => {
  const rows = Array.from({ length: 12 }, (_, at) => `Deed ${at}: cell ${at}`)
  const long = [...rows, 'Sell: Yes', 'Wash: –', 'Turn: –', 'Lock: Yes']
  expect(joined(long)).toContain('Sell; lock 2')
  expect(joined([...long, 'Lead: x', 'Feed: y', 'Hunt: z'])).toContain('Sell 1')
})

it('holds in Japanese', () => {
  expect(joined(['記録を見る: ○', '病気のことを見る: ○', '鍵を渡す: ○'], JAPANESE)).toEqual([
    '記録、病気のことを見る；鍵を渡す 3',
  ])
})
