import { describe, expect, it } from 'vitest'
import type { Block, Outline, Piece, Section } from '#domain/requirements/outline/blocks.ts'
import {
  makeTextCell,
  plain,
  textOfCell,
  toPlainText,
} from '#domain/requirements/outline/pieces.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { markHeads } from './mark-heads.ts'

const words = DOCUMENT_WORDS.document
const Q11: Piece = { kind: 'source', question: 'q11', text: 'Q11', quotes: [] }

/** "List (Q11)", "Own hires†". */
const cellOf = (told: string) => {
  const [, name = '', rest = ''] = /^(.*?)( \(Q11\)|†|)$/u.exec(told) ?? []
  const from = rest === ' (Q11)' ? [plain(' ('), Q11, plain(')')] : rest ? [plain(rest)] : []
  return makeTextCell([plain(name), ...from])
}

const sectionOf = (blocks: Block[], name: Section['name'] = 'screens'): Section => ({
  ...{ name, anchor: '', title: '', isFolded: false, blocks },
})

function mark(
  head: string[],
  rows: string[][],
  { before = [], name }: { before?: Block[]; name?: Section['name'] | undefined } = {},
) {
  const table: Block = {
    ...{ kind: 'table', name: 'T', head },
    rows: rows.map(([id, ...cells]) => ({ id: id ?? '', cells: cells.map(cellOf) })),
  }
  const outline: Outline = {
    ...{ title: '', language: 'en', signs: words.signs, front: [] },
    sections: [sectionOf([...before, table], name)],
  }
  const told = markHeads(outline, words).sections[0]?.blocks.at(-1)
  if (told?.kind !== 'table') throw new Error('no table')
  return {
    head: told.head,
    rows: told.rows.map(({ id, cells }) => [
      id,
      ...cells.map((cell) => toPlainText(textOfCell(cell))),
    ]),
  }
}

describe('the sign of what is supposed', () => {
  it('is in the head where each cell has it', () => {
    expect(
      mark(
        ['Id', 'What', 'How'],
        [
          ['N-1', 'Quick (Q11)', 'Measured†'],
          ['N-2', 'Safe (Q11)', 'Tried†'],
        ],
      ),
    ).toEqual({
      head: ['Id', 'What', 'How†'],
      rows: [
        ['N-1', 'Quick (Q11)', 'Measured'],
        ['N-2', 'Safe (Q11)', 'Tried'],
      ],
    })
  })

  it('is in the head where few were told, which have their answer', () => {
    expect(
      mark(
        ['Id', 'Screen', 'Who'],
        [
          ['S-1', 'List (Q11)', 'Tom'],
          ['S-2', 'Day (Q11)', 'Ann†'],
          ['S-3', 'Own hires†', 'Ann'],
          ['S-4', 'Bills†', 'Ann'],
          ['S-5', 'Pieces†', 'Ann'],
        ],
      ),
    ).toEqual({
      head: ['Id', 'Screen†', 'Who†'],
      rows: [
        ['S-1', 'List (Q11)', 'Tom (Q11)'],
        ['S-2', 'Day (Q11)', 'Ann'],
        ['S-3', 'Own hires', 'Ann'],
        ['S-4', 'Bills', 'Ann'],
        ['S-5', 'Pieces', 'Ann'],
      ],
    })
  })

  it.each<[string, string[][], Section['name']]>([
    [
      'most were told',
      [
        ['M-1', 'Booked (Q11)', 'Tom'],
        ['M-2', 'Late (Q11)', 'Ann†'],
      ],
      'connections',
    ],
    [
      'a told row has no answer',
      [
        ['M-1', 'Booked', 'Tom'],
        ['M-2', 'Late†', 'Ann†'],
      ],
      'connections',
    ],
    ['cells have signs of their own', [['R-1', 'See (Q11)', 'Yes†']], 'roles'],
  ])('stays where %s', (_, rows, name) => {
    const head = ['Id', 'What', 'Who']
    expect(mark(head, rows, { name })).toEqual({ head, rows })
  })

  it('is once at a heading of which all is supposed', () => {
    const heading: Block = {
      ...{ kind: 'heading', anchor: null, id: 'ST-02', text: 'Charge' },
      origin: [Q11, plain('†')],
    }
    const told = mark(['Id', 'Stage', 'Means†'], [['', 'made†', 'told (Q11)']], {
      before: [heading],
    })
    expect(told.head).toEqual(['Id', 'Stage', 'Means'])
    expect(told.rows).toEqual([['', 'made', 'told (Q11)']])
  })
})
