import { expect, it } from 'vitest'
import type { Block, Row, Text } from '#domain/requirements/outline/blocks.ts'
import { createDesk } from '#domain/requirements/outline/desk.ts'
import { line, makeTextCell, part, plain, table } from '#domain/requirements/outline/pieces.ts'
import { workOut } from '#domain/requirements/outline/worked/work-out.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { tellOnce } from './tell-once.ts'

const words = DOCUMENT_WORDS.document
const document = workOut(writeStudio(), DOCUMENT_WORDS.document)
const desk = createDesk(document, words, document)
const source = (text: string): Text => [{ kind: 'source', question: 'q4', text, quotes: [] }]
const guess: Text = [desk.mark('guess'), plain(words.comma)]

/** Each block as it reads, an origin in brackets. */
function read(blocks: readonly Block[]): string[] {
  const say = (text: Text) => text.map((piece) => piece.text).join('')
  return tellOnce(blocks, desk).flatMap((block) => {
    if (block.kind === 'note') return [say(block.text)]
    if (block.kind === 'heading') return [`# ${block.text} ${say(block.origin)}`.trim()]
    if (block.kind === 'statement') return [`${block.id} ${say(block.origin)}`.trim()]
    if (block.kind !== 'table') return []
    return block.rows.map(({ id, cells }) =>
      [id, ...cells.map((cell) => (cell.kind === 'text' ? say(cell.text) : ''))].join('|'),
    )
  })
}

function rowsOf(origins: readonly Text[]): Block[] {
  const rows = origins.map(
    (origin, at): Row => ({
      id: `SC-00${at + 1}`,
      cells: [makeTextCell('x'), makeTextCell(origin)],
    }),
  )
  return table('Measures', [words.columns.id, words.columns.measure, words.columns.mark], rows)
}

it('says above a table once where all of it comes from, and which are guesses', () => {
  const guessed = [...guess, ...source('Q4')]
  expect(read(rowsOf([guessed, guessed, source('Q4')]))).toEqual([
    'All from Q4. SC-001, SC-002 are guesses.',
    'SC-001|x|',
    'SC-002|x|',
    'SC-003|x|',
  ])
  expect(read(rowsOf([guessed, guessed, guessed]))[0]).toBe(
    'All from Q4. All of these are guesses.',
  )
})

it('says where most of it comes from, and leaves the others theirs', () => {
  const all = [source('Q4'), source('Q4'), source('Q4'), source('Q6')]
  expect(read(rowsOf(all))).toEqual([
    'From Q4, unless another answer stands behind it.',
    'SC-001|x|',
    'SC-002|x|',
    'SC-003|x|',
    'SC-004|x|Q6',
  ])
})

it('says nothing above what comes from nowhere, from here and there, or is too short', () => {
  expect(read(rowsOf([source('Q4'), source('Q4'), []]))).toHaveLength(3)
  expect(read(rowsOf([source('Q4'), source('Q5'), source('Q6')]))).toHaveLength(3)
  expect(read(rowsOf([source('Q4'), source('Q4')]))).toEqual(['SC-001|x|Q4', 'SC-002|x|Q4'])
})

it('stands with the heading of a list, but for requirements', () => {
  const lines = (kind: string) =>
    ['Q8', 'Q8', 'Q9', 'Q8'].map((text, at) => line(`${kind}-0${at}`, { origin: source(text) }))
  expect(read(part('Out', lines('NG')))).toEqual([
    '# Out Q8',
    'NG-00',
    'NG-01',
    'NG-02 Q9',
    'NG-03',
  ])
  expect(read(part('Out', lines('FR')))[0]).toBe('# Out')
})
