import { describe, expect, it } from 'vitest'
import type { Row, Text } from '#domain/requirements/outline/blocks.ts'
import { createDesk } from '#domain/requirements/outline/desk.ts'
import type { SheetPart } from '#domain/requirements/outline/files/sheet.ts'
import {
  makeStrong,
  makeTextCell,
  makeWords,
  plain,
  toPlainText,
} from '#domain/requirements/outline/pieces.ts'
import { readWorkedOut } from '#domain/requirements/outline/worked/work-out.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { tellRules } from './tell-rules.ts'

const words = ENGLISH.document
const studio = writeStudio()
const document = {
  ...studio,
  areas: [
    { name: 'Book a lesson', requirements: ['FR-001', 'FR-003'] },
    { name: 'Pay for it', requirements: ['FR-002'] },
  ],
}
const workedOut = readWorkedOut(studio, words)
const desk = createDesk(document, words, { workedOut, isFile: true })

/** A part of section 7 of one function, and its rules. */
const partOf = (id: string, ...rules: string[]): SheetPart => ({
  heading: { kind: 'heading', anchor: null, id: null, text: `Part of ${id}`, origin: [] },
  groups: [{ lead: [makeStrong(id), plain(' A lesson is booked.')], below: [] }],
  ...(rules.length > 0 && { rules: rules.map((rule): Text => [plain(rule)]) }),
})
const SOURCE: Text = [{ kind: 'source', question: 'q9', text: 'Q9', quotes: [] }]
const rowOf = (id: string, rule: string, edge: string): Row => ({
  ...{ id, main: 0 },
  cells: [makeWords(rule), edge === '' ? [] : makeWords(edge), SOURCE].map(makeTextCell),
})

/** Headings as "# …", lines as "- …", and notes as they read. */
const tell = (parts: readonly SheetPart[], ...rows: Row[]) =>
  tellRules(parts, rows, { document, desk }).flatMap((block) => {
    if (block.kind === 'heading') return [`# ${block.text}`]
    if (block.kind === 'list') return block.entries.map((each) => `- ${toPlainText(each)}`)
    return block.kind === 'note' ? [toPlainText(block.text)] : [block.kind]
  })
const NOTE = 'By the areas of section 1; the tests of a rule stand with its function in section 7.'

describe('the rules of a file', () => {
  it('stand in one list below each area of the first page, those of no function last', () => {
    const parts = [
      partOf('FR-001', 'One lesson.', 'Two lesson.'),
      partOf('FR-002', 'Three lesson.'),
    ]
    const more = [partOf('FR-003', 'Four lesson.'), partOf('FR-004')]
    expect(tell([...parts, ...more], rowOf('BR-009', 'Five.', ''))).toEqual([
      ...[
        NOTE,
        '# Book a lesson',
        '- One lesson.',
        '- Two lesson.',
        '- Four lesson.',
        '# Pay for it',
        '- Three lesson.',
      ],
      ...['# Everything else', '- Five. (BR-009; Q9)'],
    ])
  })

  it('have what is so at their edge behind them where they are of no function', () => {
    const told = tell([], rowOf('BR-008', 'It goes in order.', 'Of two the first has it.'))
    expect(told).toEqual(['- It goes in order. Of two the first has it. (BR-008; Q9)'])
  })

  it('stand in the area of the function whose test runs them, which no line tells', () => {
    const [pattern = expect.fail('no requirement')] = studio.features.flatMap(
      (each) => each.requirements,
    )
    const [test = expect.fail('no test')] = pattern.criteria
    const requirement = { ...pattern, id: 'FR-002', criteria: [{ ...test, id: 'AC-002.9' }] }
    const tested = {
      ...document,
      features: [{ title: 'All', requirements: [requirement] }],
      ruleRows: [{ items: ['BR-009', 'AC-002.9'], of: ['', ''], text: 'Five.', edge: null }],
    }
    const blocks = tellRules([partOf('FR-001', 'One lesson.')], [rowOf('BR-009', 'Five.', '')], {
      document: tested,
      desk,
    })
    const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
    expect(headings).toEqual(['Book a lesson', 'Pay for it'])
  })

  it('stand under everything else where they have no word of what is done there', () => {
    const told = tell([partOf('FR-001', 'One lesson.', 'The wifi drops.'), partOf('FR-002')])
    expect(told.slice(1)).toEqual([
      ...['# Book a lesson', '- One lesson.', '# Everything else', '- The wifi drops.'],
    ])
  })

  it('need no heading where all are of one area', () => {
    expect(tell([partOf('FR-001', 'One lesson.'), partOf('FR-003', 'Two lesson.')])).toEqual([
      '- One lesson.',
      '- Two lesson.',
    ])
    expect(tell([partOf('FR-001')])).toEqual([])
  })

  it('stand once under everything else, with those of a function of no area, last of all', () => {
    const parts = [partOf('FR-009', 'Aside lesson.'), partOf('FR-001', 'One lesson.')]
    expect(tell(parts, rowOf('BR-009', 'Five.', ''))).toEqual([
      ...[NOTE, '# Book a lesson', '- One lesson.'],
      ...['# Everything else', '- Aside lesson.', '- Five. (BR-009; Q9)'],
    ])
  })
})
