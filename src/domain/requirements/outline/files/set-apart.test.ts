import { expect, it } from 'vitest'
import type { Block, Section } from '#domain/requirements/outline/blocks.ts'
import { list, makeTextCell, makeWords, part } from '#domain/requirements/outline/pieces.ts'
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

it('sets apart what was only read, and nothing else of its section', () => {
  const entries = list([makeWords('It rains (BR-001)')])
  const blocks = [...entries, ...part(parts.toConfirm, entries), ...part('Risks', entries)]
  expect(setApart(sectionOf('registers', blocks), words).blocks).toEqual([
    ...entries,
    {
      ...{ kind: 'fold', anchor: 'fold-confirm', title: parts.toConfirm, isTold: false },
      blocks: entries,
    },
    ...part('Risks', entries),
  ])
})
