import { expect, it } from 'vitest'
import {
  type DocumentText,
  DOCUMENT_TEXT as ENGLISH,
} from '#domain/requirements/text-en/document.ts'
import { DOCUMENT_TEXT as JAPANESE } from '#domain/requirements/text-ja/document.ts'
import { joinAlike } from './join-alike.ts'

/** Rows as "deed: cell, cell". */
function joined(rows: readonly string[], words: DocumentText = ENGLISH): string[] {
  const told = rows.map((row, at) => {
    const [what = '', cells = ''] = row.split(': ')
    const all = cells.split(', ').map((text) => ({ role: '', permission: 'no' as const, text }))
    return { what, items: [`PERM-0${at}`], cells: all }
  })
  return joinAlike(words, told).map(({ what, items }) => `${what} ${items.length}`)
}

it.each([
  ['one deed said twice', ['See the loaves: Yes, –', 'See loaves: Yes, –'], ['See the loaves 2']],
  [
    'one verb with one thing',
    ['Sign weapons out: –, Yes', 'Sign weapons in: –, Yes'],
    ['Sign weapons out and in 2'],
  ],
  ['no other thing', ['See loaves: Yes, –', 'See cakes: Yes, –'], ['See loaves 1', 'See cakes 1']],
  ['no other verb', ['Cancel a hire: Own', 'Pay a hire: Own'], ['Cancel a hire 1', 'Pay a hire 1']],
  [
    'no deed of which something else is so',
    ['Sign guns out: Yes', 'Sign guns in: Yes†'],
    ['Sign guns out 1', 'Sign guns in 1'],
  ],
  [
    'nobody else’s',
    ['See their own boats: Yes', "See others' boats: Yes"],
    ['See their own boats 1', "See others' boats 1"],
  ],
])('joins %s', (_, rows, told) => {
  expect(joined(rows)).toEqual(told)
})

it('holds in Japanese', () => {
  const rows = ['生徒の記録を見る: ○', '生徒の住所を見る: ○', '鍵を渡す: ○', '鍵を見る: ○']
  expect(joined(rows, JAPANESE)).toEqual(['生徒の記録、住所を見る 2', '鍵を渡す 1', '鍵を見る 1'])
})
