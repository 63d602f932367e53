import { expect, it } from 'vitest'
import type { Block, Section } from '#domain/requirements/outline/blocks.ts'
import { list, makeStrong, makeTextCell, plain } from '#domain/requirements/outline/pieces.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { setApart } from './set-apart.ts'

const words = DOCUMENT_WORDS.document
const { columns, parts } = words
const sectionOf = (name: Section['name'], blocks: Block[]): Section => ({
  ...{ name, anchor: '', title: '', isFolded: false, blocks },
})

it('tells why the slices are so apart from them', () => {
  const { slice, build } = columns
  const title = makeStrong('1 Parents book')
  const rows = [[title, plain('. The spring term starts')], [makeStrong('2 Bills')]].map(
    (text) => ({ id: null, cells: [text, [plain('FR-001')]].map(makeTextCell) }),
  )
  const table: Block = { kind: 'table', name: parts.slices, head: [slice, build], rows }
  const [told, apart] = setApart(sectionOf('delivery', [table]), words).blocks
  const cells = rows.map(({ cells: [first, ...others] }) => [
    first?.kind === 'text' ? makeTextCell(first.text.slice(0, 1)) : first,
    ...others,
  ])
  expect(told).toMatchObject({ rows: cells.map((each) => ({ cells: each })) })
  expect(apart).toMatchObject({
    ...{ kind: 'fold', title: fileTextOf(words).slicesWhy },
    blocks: list([[makeStrong('1'), plain('. The spring term starts'), plain('.')]]),
  })
})
