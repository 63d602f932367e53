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

/** What stands above the table, its head, and each row behind its event. */
function lean(rows: readonly Cells[]): string[] {
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
        .slice(1, -1)
        .map((cell) => (cell.kind === 'text' ? toPlainText(cell.text) : ''))
        .join('|'),
    )
    return [block.head.join('|'), ...read]
  })
}

const HEAD = [id, when, receiver, channel, says, mark].join('|')

it('tells above the table, once, by what most of them go', () => {
  expect(
    lean([
      ['Tom', 'WhatsApp if you can'],
      ['Ann', 'WhatsApp'],
      ['Bev', 'WhatsApp'],
      ['Con', 'post'],
    ]),
  ).toEqual([
    'Where “By” is empty: WhatsApp if you can.',
    HEAD,
    'Tom||',
    'Ann||',
    'Bev||',
    'Con|post|',
  ])
})

it('tells nothing of ways or people that most do not share, nor of two rows', () => {
  const rows: Cells[] = [
    ['Tom', 'WhatsApp'],
    ['Ann', 'post'],
    ['Bev', 'email'],
  ]
  expect(lean(rows)[0]).toBe(HEAD)
  expect(lean([rows[0] ?? ['', ''], rows[0] ?? ['', '']])[0]).toBe(HEAD)
})

it('takes what nobody told for the one way by which all others go, supposed', () => {
  const own: Cells = ['Tom', 'text or email', supposed('Hi')]
  expect(lean([own, own, ['Tom', supposed('a text or an email')], ['Ann', unknown]])).toEqual([
    'Where “To” is empty: Tom. Where “By” is empty: text or email.',
    HEAD.replace(says, `${says} (suggested)`),
    '||Hi',
    '||Hi',
    '||',
    'Ann||',
  ])
  expect(lean([own, own, own, ['Ann', 'post'], ['Bev', unknown]]).at(-1)).toBe('Bev|Open|')
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
