import { expect, it } from 'vitest'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { createDesk } from './desk.ts'
import { writeDeliveryBlocks } from './frame.ts'
import { toPlainText } from './pieces.ts'
import { workOut } from './worked/work-out.ts'

it.each([
  [ENGLISH, 'q14: it is three drivers', { what: 'drivers', figure: 'three' }, /drivers”?: three/],
  [JAPANESE, 'q14: 店の者が五人', { what: '店の者', figure: '五人' }, /店の者」?：.*(?:五人|5人)/],
])('tells the figure of a quality whose words have none', (...[words, said, told, printed]) => {
  const row = makeRow('quality', said, { about: 'size', ...told })
  expect(renderMarkdown(writeRows([row], words), words)).toMatch(printed)
})

it('tells no figure again whose words the sentence has', () => {
  const row = makeRow('quality', 'q14: busiest is Monday half seven when everyone is in', {
    about: 'size',
    what: 'busiest on Monday at half seven, when everyone is in',
    figure: 'Monday half seven',
  })
  const printed = renderMarkdown(writeRows([row], ENGLISH), ENGLISH)
  const [line = ''] = printed.split('\n').filter((each) => each.startsWith('- **NFR-001**'))
  expect(line.match(/half seven/g)).toHaveLength(1)
})

it.each([
  ['amounts of today as one line', 'There are ninety kids a week', 'ninety kids', true],
  ['no time', 'Pages open in three seconds', 'three seconds', false],
  ['no load', 'Forty people at once', 'forty people', false],
  ['no rush', 'Busiest is Saturday, fifty come', 'fifty', false],
])('tells %s', (...[, what, figure, isOneLine]) => {
  const size = (said: string, of: string) =>
    makeRow('quality', `q14: ${said}`, { about: 'size', what: said, figure: of })
  const rows = [size(what, figure), size('There are nine livery owners', 'nine')]
  const lines = renderMarkdown(writeRows(rows, ENGLISH), ENGLISH).split('\n')
  const sized = lines.find((line) => line.startsWith('Sized for: ')) ?? ''
  expect(sized).toContain('nine livery owners')
  expect(sized.includes(figure)).toBe(isOneLine)
  expect(lines.some((line) => line.startsWith('- **NFR-001**'))).toBe(!isOneLine)
})

it('names what a slice builds by the titles of its capabilities, each with its part', () => {
  const written = writeRows([
    makeRow('feature', 'q7: members reserve a tool', { actor: 'member', does: 'reserve a tool' }),
    makeRow('feature', 'q7: members see the shelf', { actor: 'member', does: 'see the shelf' }),
    makeRow('feature', 'q7: members pay', { actor: 'member', does: 'pay a fee' }),
  ])
  const ids = listRequirements(written).map(({ id }) => id)
  const [first = '', second = '', third = ''] = ids
  const items = [first, second]
  const capabilities = [{ title: 'Reserve a tool', items, lines: [] }]
  const slice = { number: 1, title: 'Lend', goal: '', requirements: [first, third] }
  const document = { ...written, capabilities, slices: [slice] }
  const desk = createDesk(document, ENGLISH.document, workOut(document, ENGLISH.document))
  const [table] = writeDeliveryBlocks(desk).filter(({ kind }) => kind === 'table')
  expect(JSON.stringify(table)).toContain('"text":"Reserve a tool"')
  const cell = table?.kind === 'table' ? table.rows[0]?.cells[1] : undefined
  const entries = cell?.kind === 'entries' ? cell.entries.map(toPlainText) : []
  // What no slice builds is no other part of it.
  expect(entries).toEqual(['Reserve a tool', third])
  const slices = [slice, { ...slice, number: 2, requirements: [second] }]
  const parted = { ...document, slices }
  const [rows] = writeDeliveryBlocks(
    createDesk(parted, ENGLISH.document, workOut(parted, ENGLISH.document)),
  ).filter(({ kind }) => kind === 'table')
  expect(JSON.stringify(rows)).toContain('" ("')
})

it.each([
  ['- me: everything', '“me: everything”'],
  ['・女将は全部', '“女将は全部”'],
  ['-5 degrees at night', '“-5 degrees at night”'],
])('quotes %s without the mark of its list', (said, told) => {
  const document = writeRows([])
  const desk = createDesk(document, ENGLISH.document, workOut(document, ENGLISH.document))
  expect(desk.quoted(said).text).toBe(told)
})
