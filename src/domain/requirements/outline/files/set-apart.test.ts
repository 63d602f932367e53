import { expect, it } from 'vitest'
import type { Block, Section } from '#domain/requirements/outline/blocks.ts'
import { list, makeStrong, makeTextCell, plain } from '#domain/requirements/outline/pieces.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { setApart } from './set-apart.ts'

const words = DOCUMENT_WORDS.document
const { columns, parts } = words
const sectionOf = (name: Section['name'], blocks: Block[]): Section => ({
  ...{ name, anchor: '', title: '', isFolded: false, blocks },
})
const rowOf = (id: string, ...cells: string[]) => ({ id, cells: cells.map(makeTextCell) })

it('tells what a screen says when it is empty or cannot in a table of its own', () => {
  const { id, screen, most, empty, fails, mark } = columns
  const table: Block = {
    ...{ kind: 'table', name: 'Screens', head: [id, screen, most, empty, fails, mark] },
    rows: [rowOf('SCR-01', 'List', 'the jobs', 'No jobs', 'No signal', 'Q11')],
  }
  const { blocks } = setApart(sectionOf('screens', [table]), words)
  expect(blocks).toEqual([
    {
      ...{ kind: 'table', name: 'Screens', head: [id, screen, most, mark] },
      rows: [rowOf('SCR-01', 'List', 'the jobs', 'Q11')],
    },
    {
      ...{ kind: 'fold', anchor: 'fold-screens', title: parts.screenTexts, isTold: false },
      blocks: [
        {
          ...{ kind: 'table', name: 'Screens', head: [id, screen, empty, fails] },
          rows: [rowOf('SCR-01', 'List', 'No jobs', 'No signal')],
        },
      ],
    },
  ])
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
    ...{ kind: 'fold', title: words.slices.why },
    blocks: list([[makeStrong('1'), plain('. The spring term starts'), plain('.')]]),
  })
})
