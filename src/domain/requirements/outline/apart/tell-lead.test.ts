import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { createDesk } from '#domain/requirements/outline/desk.ts'
import { makeStrong, plain, toPlainText } from '#domain/requirements/outline/pieces.ts'
import { leadTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { readWorkedOut } from '#domain/requirements/outline/worked/work-out.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { tellLeads } from './tell-lead.ts'

const studio = writeStudio()
const [pattern = expect.fail('the studio has no requirement')] = studio.features.flatMap(
  ({ requirements }) => requirements,
)
const [someone = expect.fail('the studio has no role')] = studio.roles

type Given = Partial<FunctionalRequirement>

interface Told {
  words?: typeof ENGLISH
  /** What the founder is called, with "I" for it. */
  names: readonly string[]
  line: string
  requirements: readonly Given[]
  title?: string
  /** Roles that share a column of rights. */
  column?: readonly string[]
}

const BASE: Given = {
  ...{ role: 'ROLE-01', beside: [], criteria: [], mark: 'stated', priority: 'unsaid' },
  ...{ priorityStated: true, quotes: [], sources: ['q7'] },
}

/** Heading and line of section 7 as a file has them. */
function tell({ words = ENGLISH, names, line, requirements, title = 'Lists', column = [] }: Told) {
  const items = requirements.map((_, at) => `FR-00${at + 1}`)
  const document: RequirementsDocument = {
    ...studio,
    roles: names.map((name, at) => ({
      ...{ ...someone, id: `ROLE-0${at + 1}`, name, also: at === 0 ? ['I'] : [] },
      ...{ can: ['see it'], mustNot: [], quotes: [] },
    })),
    features: [
      {
        title: 'All',
        requirements: requirements.map((each, at) => ({
          ...{ ...pattern, ...BASE, ...each, id: items[at] ?? '', text: 'The app shall do it.' },
        })),
      },
    ],
    slices: studio.slices.slice(0, 2).map((slice, at) => ({
      ...{ ...slice, number: at + 1, requirements: at === 0 ? items : items.slice(1) },
    })),
    capabilities: [{ title, items, lines: [{ at: 'FR-001', of: [''], text: line, items }] }],
  }
  const columns = [{ name: 'Ann and Bo', roles: [...column] }]
  const rights = { columns, rows: [], note: '', silent: [] }
  const workedOut = { ...readWorkedOut(document, words.document), rights }
  const desk = createDesk(document, words.document, { workedOut, isFile: true })
  const { open, close } = words.document.signs
  const lead = [
    ...[makeStrong('FR-001'), plain(' '), plain(line), plain(open)],
    ...[{ kind: 'source', question: 'q7', text: 'Q7', quotes: [] } as const, plain(close)],
  ]
  const told = tellLeads(
    {
      ...{ name: 'requirements', anchor: '', title: '7', isFolded: false },
      blocks: [
        { kind: 'heading', anchor: null, id: null, text: title, origin: [] },
        { kind: 'paragraph', text: lead },
      ],
    },
    { desk, text: leadTextOf(words.document) },
  )
  return told.blocks.map((block) => {
    if (block.kind === 'heading') return block.text
    return block.kind === 'paragraph' ? toPlainText(block.text) : ''
  })
}

const FOUR = ['Owner', 'Helper', 'Client', 'Driver']
const supposed = (...beside: string[]): Given => ({ actorAssumed: true, beside })
const asClient: Given = { role: 'ROLE-03' }

describe('the line of a function in a file', () => {
  it.each<[string, Told, string]>([
    [
      'all ids in front, and nothing of them behind',
      { names: FOUR, line: 'The owner sees and books it.', requirements: [{}, {}] },
      'FR-001, FR-002 The owner sees and books it. (Q7)',
    ],
    [
      'a range where three follow one another, and a rank of some with its id',
      {
        ...{ names: FOUR, line: 'The owner sees it.' },
        requirements: [{}, { priority: 'must' }, {}],
      },
      'FR-001 to FR-003 The owner sees it. (FR-002 must; Q7)',
    ],
    [
      'a rank of all',
      { names: FOUR, line: 'The owner sees it.', requirements: [{ priority: 'must' }] },
      'FR-001 The owner sees it. (must; Q7)',
    ],
    [
      'what is supposed beside what was told',
      { names: FOUR, line: 'The owner sees it.', requirements: [{}, { mark: 'assumed' }] },
      'FR-001, FR-002† The owner sees it. (Q7)',
    ],
    [
      'who is supposed, in the sentence',
      { names: FOUR, line: 'The owner and helpers see it.', requirements: [supposed('ROLE-02')] },
      'FR-001 The owner† and helpers† see it. (Q7)',
    ],
    [
      'only the one whom no answer named',
      {
        ...{ names: FOUR, line: 'The owner keeps it; the client looks.' },
        requirements: [{}, { ...asClient, actorAssumed: true }],
      },
      'FR-001, FR-002 The owner keeps it; the client† looks. (Q7)',
    ],
    [
      'only the one whom no quoted words name',
      {
        ...{ names: FOUR, line: 'The owner and helpers see it.' },
        requirements: [
          { ...supposed('ROLE-02'), quotes: [{ question: 'q7', text: 'the helpers see it' }] },
        ],
      },
      'FR-001 The owner† and helpers see it. (Q7)',
    ],
    [
      'who, where the sentence has no name',
      { names: FOUR, line: 'Everyone sees it.', requirements: [supposed()] },
      'FR-001 Everyone sees it. (Who: Assumed; Q7)',
    ],
    [
      'who, of which, where another was told',
      { names: FOUR, line: 'The owner sees it.', requirements: [{}, supposed()] },
      'FR-001, FR-002 The owner sees it. (FR-002 Who: Assumed; Q7)',
    ],
    [
      'everybody but one',
      {
        ...{ names: FOUR, line: 'The owner, the helper and the client see it on the page.' },
        requirements: [supposed('ROLE-02', 'ROLE-03')],
      },
      'FR-001 Everybody but the driver† sees it on the page. (Q7)',
    ],
    [
      'the list where it is hardly longer than who is left out',
      {
        ...{ names: ['owner', 'helper', 'client', 'driver', 'clerk'] },
        line: 'The owner, the helper and the client see it on the page.',
        requirements: [supposed('ROLE-02', 'ROLE-03')],
      },
      'FR-001 The owner†, the helper† and the client† see it on the page. (Q7)',
    ],
    [
      'the list where a verb is not sure',
      {
        ...{ names: FOUR, line: 'The owner, the helper and the client see and book.' },
        requirements: [supposed('ROLE-02', 'ROLE-03')],
      },
      'FR-001 The owner†, the helper† and the client† see and book. (Q7)',
    ],
    [
      'the list where one of them was told',
      {
        ...{ names: FOUR, line: 'The owner, the helper and the client see it.' },
        requirements: [{ beside: ['ROLE-02', 'ROLE-03'] }],
      },
      'FR-001 The owner, the helper and the client see it. (Q7)',
    ],
    [
      'a stand-in beside who runs the place, too',
      {
        ...{ names: FOUR, line: 'The owner and the helper add a photograph.' },
        ...{ requirements: [supposed('ROLE-02')], column: ['ROLE-01', 'ROLE-02'] },
      },
      'FR-001 The owner† and the helper† add a photograph. (Q7)',
    ],
    [
      'the stand-in where only they may',
      {
        ...{ names: FOUR, line: 'Only the owner and the helper add a photograph.' },
        ...{ requirements: [{ beside: ['ROLE-02'] }], column: ['ROLE-01', 'ROLE-02'] },
      },
      'FR-001 Only the owner and the helper add a photograph. (Q7)',
    ],
    [
      'no "never" of somebody whom no answer names',
      { names: FOUR, line: 'The owner, never the client, sets it.', requirements: [{}] },
      'FR-001 The owner sets it. (Q7)',
    ],
    [
      'a "never" that was said',
      {
        ...{ names: FOUR, line: 'The owner, never the client, sets it.' },
        requirements: [{ quotes: [{ question: 'q5', text: 'the client never sets it' }] }],
      },
      'FR-001 The owner, never the client, sets it. (Q7)',
    ],
    [
      'Japanese',
      {
        ...{ words: JAPANESE, names: ['店主', 'パート', '客', '配達員'] },
        ...{ line: '店主とパートと客は、一覧を見る。' },
        requirements: [supposed('ROLE-02', 'ROLE-03')],
      },
      'FR-001 配達員以外の全員※は、一覧を見る。（Q7）',
    ],
  ])('tells %s', (_, told, line) => {
    expect(tell(told)[1]).toBe(line)
  })

  it.each([
    { title: 'Lists', words: ENGLISH, many: 1, heading: 'Lists (slice 1)' },
    { title: 'Lists (must)', words: ENGLISH, many: 2, heading: 'Lists (must; slices 1, 2)' },
    { title: '一覧（必須）', words: JAPANESE, many: 2, heading: '一覧（必須、段階1、2）' },
  ])('has the slices in the heading $title', ({ title, words, many, heading }) => {
    const requirements = Array.from({ length: many }, (): Given => ({ priority: 'must' }))
    const [head, line] = tell({ words, names: FOUR, line: 'It is so.', requirements, title })
    expect(head).toBe(heading)
    expect(line?.includes('must')).toBe(title === 'Lists')
  })
})
