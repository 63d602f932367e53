import { expect, it } from 'vitest'
import type { Block } from '#domain/requirements/outline/blocks.ts'
import { plain, toPlainText } from '#domain/requirements/outline/pieces.ts'
import { signHeadings } from './sign-headings.ts'

const heading: Block = { kind: 'heading', anchor: null, id: null, text: 'For all', origin: [] }
const line = (text: string, sign = '†'): Block => ({
  ...{ kind: 'statement', id: text, look: 'line' },
  text: [plain(text), ...(sign === '' ? [] : [plain(sign)])],
  ...{ origin: [], meta: [], below: [] },
})
const read = (blocks: readonly Block[]) =>
  signHeadings(blocks, '†').map((each) =>
    each.kind === 'heading' ? each.text : each.kind === 'statement' ? toPlainText(each.text) : '',
  )

it.each<[string, Block[], string[]]>([
  ['all lines', [heading, line('A'), line('B'), line('C')], ['For all†', 'A', 'B', 'C']],
  [
    'all lines up to another block',
    [heading, line('A'), line('B'), line('C'), { kind: 'note', text: [] }, line('D')],
    ['For all†', 'A', 'B', 'C', '', 'D†'],
  ],
  ['but one', [heading, line('A'), line('B', ''), line('C')], ['For all', 'A†', 'B', 'C†']],
  ['too few', [heading, line('A'), line('B')], ['For all', 'A†', 'B†']],
])('a heading has the sign of %s below it', (_, blocks, told) => {
  expect(read(blocks)).toEqual(told)
})
