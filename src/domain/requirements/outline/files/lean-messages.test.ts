import { expect, it } from 'vitest'
import type { Block, Row, Text } from '#domain/requirements/outline/blocks.ts'
import { makeTextCell, plain, toPlainText } from '#domain/requirements/outline/pieces.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { leanMessages } from './lean-messages.ts'

const words = DOCUMENT_WORDS.document
const { id, when, receiver, channel, says, mark } = words.columns
const { open, close } = words.signs
const assumed: Text = [{ kind: 'mark', mark: 'assumed', text: words.marks.assumed }]
const unknown: Text = [{ kind: 'mark', mark: 'open', text: words.marks.open }]
const supposed = (text: string): Text => [plain(text), plain(open), ...assumed, plain(close)]

type Cells = readonly [to: Text | string, by: Text | string, says?: Text | string, mark?: Text]

/** What stands above the table, its head, and each row behind its event, or its event. */
function lean(rows: readonly Cells[], first = 1): string[] {
  const table = {
    ...{ kind: 'table' as const, name: words.parts.messages },
    head: [id, when, receiver, channel, says, mark],
    rows: rows.map(
      ([to, by, said = '', whose = ''], at): Row => ({
        ...{ id: `MSG-0${at}`, cells: ['Booked', to, by, said, whose].map(makeTextCell) },
      }),
    ),
  }
  return leanMessages(table, words).flatMap((block: Block) => {
    if (block.kind === 'note') return [toPlainText(block.text)]
    if (block.kind !== 'table') return []
    const read = block.rows.map(({ cells }) =>
      cells
        .slice(first, first === 0 ? 1 : -1)
        .map((cell) => (cell.kind === 'text' ? toPlainText(cell.text) : ''))
        .join('|'),
    )
    return [block.head.join('|'), ...read]
  })
}

/** What stands as the event of each row. */
function leanEvents(rows: readonly Cells[]): string[] {
  return lean(rows, 0).slice(2)
}

const HEAD = [id, when, receiver, channel, says, mark].join('|')

const FOUR: readonly Cells[] = [
  ['Tom', 'WhatsApp if you can'],
  ['Ann', 'WhatsApp'],
  ['Bev', 'WhatsApp'],
  ['Dan', 'WhatsApp'],
]

it('tells above the table, once, by what most of them go', () => {
  const others = ['post', 'email', 'fax'].map((by): Cells => ['Con', by])
  expect(lean([...FOUR, ['Eve', 'WhatsApp'], ...others])).toEqual([
    'Where “By” is empty: WhatsApp if you can.',
    ...[HEAD, 'Tom||', 'Ann||', 'Bev||', 'Dan||', 'Eve||', 'Con|post|', 'Con|email|', 'Con|fax|'],
  ])
})

it('has the way of one or two behind their event, and no column', () => {
  const rows: Cells[] = [...FOUR, ['Eve', 'WhatsApp'], ['Con', 'post']]
  expect(lean(rows)).toEqual([
    'By: WhatsApp if you can, unless a row says otherwise.',
    ...[HEAD.replace(`${channel}|`, ''), 'Tom|', 'Ann|', 'Bev|', 'Dan|', 'Eve|', 'Con|'],
  ])
  expect(leanEvents(rows)).toEqual([...Array(5).fill('Booked'), 'Booked (by post)'])
})

it('has no column where all go by the same', () => {
  expect(lean([...FOUR, ['Eve', 'WhatsApp']])).toEqual([
    'By: WhatsApp if you can.',
    ...[HEAD.replace(`${channel}|`, ''), 'Tom|', 'Ann|', 'Bev|', 'Dan|', 'Eve|'],
  ])
})

it('tells nothing of ways or people that most do not share, nor of few rows', () => {
  const others = ['post', 'email', 'text'].map((by): Cells => ['Tom', by])
  expect(lean([...FOUR.slice(1), ...others])[0]).toBe(HEAD)
  expect(lean(FOUR)[0]).toBe(HEAD)
})

it('takes what nobody told for the one way by which all others go, supposed', () => {
  const told = [...FOUR, ['Eve', supposed('WhatsApp')] as const]
  expect(lean([...told, ['Con', unknown]])[0]).toBe('By: WhatsApp if you can.')
  const others: Cells[] = [
    ['Con', 'post'],
    ['Flo', unknown],
  ]
  expect(lean([...told, ...others]).at(-1)).toBe('Flo|Open|')
})

it('has one sign for all words that were supposed, and none where some are told', () => {
  const isQuoted: Cells = ['Tom', 'post', '“the pony changed”']
  const isSupposed: Cells = ['Ann', 'email', supposed('Hi')]
  const isOwn: Cells = ['Bev', 'text', 'Hi', assumed]
  expect(lean([isQuoted, isSupposed, isOwn])).toEqual([
    HEAD.replace(says, `${says} (suggested)`),
    'Tom|post|“the pony changed”',
    'Ann|email|Hi',
    'Bev|text|Hi',
  ])
  expect(lean([['Tom', 'post', 'Hello'], isSupposed])).toContain('Ann|email|Hi (Assumed)')
})

it('takes some of those who get one for nobody else', () => {
  const owners = ['a', 'b', 'c', 'd', 'e'].map((): Cells => ['Owners', 'text'])
  const told = lean([...owners, ['Owners, Sheila', 'text'], ['Bev', 'text'], ['Con', 'text']])
  expect(told[0]).toContain('Where “To” is empty: Owners.')
  expect(told.filter((row) => row.includes('Owners, Sheila'))).toHaveLength(1)
})
