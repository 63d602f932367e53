import { expect, it } from 'vitest'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { createDesk } from './desk.ts'
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

it.each([
  ['- me: everything', '“me: everything”'],
  ['・女将は全部', '“女将は全部”'],
  ['-5 degrees at night', '“-5 degrees at night”'],
])('quotes %s without the mark of its list', (said, told) => {
  const document = writeRows([])
  const desk = createDesk(document, ENGLISH.document, workOut(document, ENGLISH.document))
  expect(desk.quoted(said).text).toBe(told)
})
