import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Block, Row, Section, Text } from '#domain/requirements/outline/blocks.ts'
import { createDesk } from '#domain/requirements/outline/desk.ts'
import {
  joined,
  line,
  list,
  makeStrong,
  makeTextCell,
  plain,
  runIn,
  textOfCell,
  toPlainText,
} from '#domain/requirements/outline/pieces.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { tellTables } from './tell-tables.ts'

const words = DOCUMENT_WORDS.document
const { columns, parts } = words
const roles = ['Owner', 'Helper', 'Teacher', 'Driver'].map((name, at) => ({
  ...{ id: `ROLE-0${at + 1}`, name, also: [] },
}))
const field = (name: string, more: object = {}) => ({
  ...{ name, refersTo: null, quotes: [], sources: [], values: [], notes: [] },
  ...more,
})
const STUDIO = writeStudio()
const DOCUMENT = {
  ...STUDIO,
  ...{ roles, features: [], messages: [], journeys: [], openQuestions: [], contradictions: [] },
  capabilities: [
    { title: 'Look', items: ['FR-009'] },
    { title: 'Lend', items: ['FR-003', 'FR-002', 'FR-004'] },
  ],
  rules: [{ id: 'BR-001', text: 'When late after 21 days, it is lost.' }],
  statusTables: [],
  entities: [
    {
      ...{ id: 'ENT-01', name: 'Piece', mark: 'stated' },
      fields: [
        field('number'),
        field('price', { refersTo: 'ENT-02', assumed: true }),
        field('number', { assumed: true }),
      ],
    },
  ],
  screens: [
    { id: 'SCR-01', who: ['ROLE-01', 'ROLE-02', 'ROLE-03'] },
    { id: 'SCR-02', who: ['ROLE-04'] },
  ],
  slices: [{ requirements: ['FR-004', 'FR-002', 'FR-009', 'FR-003'], by: '1 September' }],
  constraints: [{ id: 'CON-04', kind: 'date', text: 'Open on the first of September.' }],
  risks: [{ id: 'RISK-01', text: 'Rain.', check: 'Wait.', supposed: true }],
} as unknown as RequirementsDocument

const workedOut = {
  ...{ lost: [], replaced: [], near: [], deeds: [] },
  glossary: [
    { words: ['Malcolm'], means: 'Helper', sources: [], items: ['ROLE-02'] },
    { words: ['Week'], means: 'seven days', sources: ['q9'], items: ['BR-001'] },
  ],
} as unknown as Parameters<typeof createDesk>[2]['workedOut']
const desk = {
  ...createDesk(STUDIO, words, { isFile: true, workedOut }),
  ...{ document: DOCUMENT, actors: roles.map(({ name }) => name) },
}

const rowOf = (id: string | null, ...cells: (Text | string)[]): Row => ({
  id,
  cells: cells.map((each) => makeTextCell(each)),
})
const tableOf = (name: string, head: string[], ...rows: Row[]): Block => {
  return { kind: 'table', name, head, rows }
}

/** Each block as it reads: a table by its head and rows. */
function tell(name: Section['name'], ...blocks: Block[]): unknown[] {
  const before = { name: 'roles' as const, blocks: [...list([[plain('Malcolm helps')]])] }
  const sections = [before, { name, blocks }].map((each) => ({
    ...{ anchor: '', title: '', isFolded: false, ...each },
  }))
  return (tellTables(sections, desk)[1]?.blocks ?? []).map((block) => {
    if (block.kind === 'table')
      return [
        block.head,
        ...block.rows.map(({ cells }) => cells.map((each) => toPlainText(textOfCell(each)))),
      ]
    if (block.kind === 'list') return block.entries.map(toPlainText)
    return 'text' in block && typeof block.text !== 'string' ? toPlainText(block.text) : block
  })
}

describe('the tables of a file', () => {
  it('tell by when with what is to be reached, and once of what it is open', () => {
    const head = [columns.id, columns.measure, columns.to, columns.due]
    const rows = [
      rowOf('SC-001', 'Late', 'none', 'Christmas'),
      rowOf('SC-002', 'Calls', 'five', [desk.mark('open')]),
    ]
    expect(tell('goals', tableOf(parts.success, head, ...rows))).toEqual([
      [
        [columns.id, columns.measure, 'To, by when'],
        ['Late', 'none; Christmas'],
        ['Calls', 'five'],
      ],
      'Open: by when (SC-002).',
    ])
  })

  it('say at the head of stages that what follows has the functions by which it does', () => {
    const row = rowOf(null, 'out', 'in (FR-002)')
    expect(tell('rules', tableOf('Piece', [columns.stage, columns.next], row))).toEqual([
      [
        [columns.stage, 'Next (by which function)'],
        ['out', 'in (FR-002)'],
      ],
    ])
  })

  it('tell each field once, with an arrow where it points to another thing', () => {
    const fields = joined([[plain('number')], [plain('price')], [plain('number')]], words.comma)
    const head = [columns.id, columns.thing, columns.fields, columns.mark]
    const told = tell('data', tableOf(parts.data, head, rowOf('ENT-01', 'Piece', fields, '')))
    expect(told).toEqual(['↗ points to another thing.', [head, ['Piece', 'number, ↗price', '']]])
  })

  it.each([
    [
      ['Hires are kept seven years.', 'Every signing is kept.'],
      ['Kept: hires seven years; every signing.'],
    ],
    [
      ['Hire: kept seven years.', 'Fittings are kept a year.'],
      ['Kept: hire seven years; fittings a year.'],
    ],
    [['Hires are kept seven years.'], ['Hires are kept seven years.']],
    [
      ['What is kept of a visitor is got rid of.', 'Hires are kept a year.'],
      ['What is kept of a visitor is got rid of.', 'Hires are kept a year.'],
    ],
  ])('tell what is kept in one line: %j', (rules, told) => {
    const lines = rules.map((rule, at) => runIn(line(`ENT-0${at + 2}`, { text: [plain(rule)] })))
    expect(tell('data', ...lines)).toEqual(
      ['↗ points to another thing.', ...told].slice(-told.length),
    )
  })

  it('name who is left out of a screen for all others', () => {
    const rows = [
      rowOf('SCR-01', 'List', [plain('Owner, Helper and Teacher'), desk.mark('assumed')], ''),
      rowOf('SCR-02', 'Van', 'Driver', ''),
    ]
    const head = [columns.id, columns.screen, columns.who, columns.mark]
    expect(tell('screens', tableOf('Screens', head, ...rows))).toEqual([
      [head, ['List', 'All but the driverAssumed', ''], ['Van', 'Driver', '']],
    ])
  })

  it('tell slices by the titles of what they build, with days and day in one', () => {
    const { days, by } = words.plan
    const head = [columns.slice, `${days}†`, by, columns.build]
    const row = rowOf(null, [makeStrong('1 Lend')], '15', '1 September', 'Look; Lend')
    expect(tell('delivery', tableOf(parts.slices, head, row))).toEqual([
      [
        [columns.slice, 'Days, until†', columns.build],
        ['1 Lend', '15, 1 September (CON-04)', 'Look; Lend'],
      ],
    ])
  })

  it('tell limits in one list with how each is checked, without the name of its kind', () => {
    const head = [columns.id, columns.holds, columns.check, columns.mark]
    const text = [plain(`${words.constraints.budget}: `), plain('Nothing above £25.')]
    const check = [plain('Add it up'), plain(' ('), desk.mark('assumed'), plain(')')]
    const told = tell(
      'delivery',
      line('CON-02', { text: [plain('Before May.')] }),
      tableOf(columns.check, head, rowOf('CON-01', text, check, 'Q15')),
    )
    expect(told).toEqual(['Nothing above £25. (Q15) → Add it up.', 'Before May.'])
  })

  it('tell risks with what is done about them', () => {
    const [told] = tell(
      'registers',
      line('RISK-01', { text: [plain('Rain.')], meta: [[plain('x')]] }),
    )
    const head = [columns.id, 'Risk', 'What we do about it', columns.mark]
    expect(told).toEqual([head, ['Rain.', 'Wait (Assumed)', '']])
  })

  it('tell no names in the glossary that the roles have', () => {
    const entries = ['Malcolm', 'Week'].map((name) => [makeStrong(name), plain(': x')])
    expect(tell('glossary', ...list(entries))).toEqual([['Week: x']])
  })
})
