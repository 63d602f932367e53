import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inputOf } from '#domain/requirements/testing/input-of.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'
import { type Diagram, stagesDiagram } from './diagram.ts'
import { drawEntityDiagram } from './entity-diagram.ts'
import { writeMermaid } from './write-mermaid.ts'

const trace = { id: 'X-01', sources: ['q6'], mark: 'stated', quotes: [] } as const
const base = { ...trace, sources: ['q6'], quotes: [] }
const field = (name: string, refersTo: string | null = null) => ({
  name,
  meaning: null,
  required: null,
  example: null,
  rule: null,
  refersTo,
})

describe('mermaid', () => {
  it('draws stages with their beginning, and a stage that only a move names', () => {
    const table = { ...base, text: '', thing: 'Order', states: ['new'] }
    const moves = [
      { from: 'new', to: 'sent' },
      { from: 'new', to: 'refused' },
    ]
    expect(writeMermaid(stagesDiagram({ ...table, transitions: moves }))).toBe(
      [
        '```mermaid',
        'stateDiagram-v2',
        '  state "new" as n1',
        '  state "sent" as n2',
        '  state "refused" as n3',
        '  [*] --> n1',
        '  n1 --> n2',
        '  n1 --> n3',
        '```',
      ].join('\n'),
    )
  })

  it.each([
    ['nothing', []],
    [
      'a straight line',
      [
        { from: 'new', to: 'sent' },
        { from: 'sent', to: 'paid' },
      ],
    ],
  ])('draws no stages where %s is said of how they go on', (_, transitions) => {
    const table = { ...base, text: '', thing: 'Order', states: ['new'] }
    expect(writeMermaid(stagesDiagram({ ...table, transitions }))).toBe('')
  })

  it('draws things with their fields, and the people they point to', () => {
    const sample = writeDocument(inputOf({ title: 'x', answers: {} }), DOCUMENT_WORDS)
    const entity = (id: string, name: string, fields: ReturnType<typeof field>[]) => ({
      ...base,
      id,
      name,
      fields,
      notes: [],
    })
    const document = {
      ...sample,
      roles: [{ ...base, id: 'ROLE-01', name: 'Client', can: [], mustNot: [] }],
      entities: [entity('ENT-01', 'Booking', [field('class', 'ENT-02'), field('who', 'ROLE-01')])],
    }
    expect(writeMermaid(drawEntityDiagram(document, 'points to'))).toContain(
      '  n1 }o--|| n2 : "points to"',
    )
    expect(writeMermaid(drawEntityDiagram({ ...document, entities: [] }, ''))).toBe('')
  })

  it('lets no label out of its quotes, its line or its fence (docs/reliability.md#s23)', () => {
    const attack = fc.oneof(
      fc.constantFrom('"]; click n1 "javascript:alert(1)"', '```', '%%{init: {}}%%', '`**x**`'),
      fc.constantFrom('a\nend', '<b>x</b>', '#quot;', '\u202Ereversed', 'style x:#fff;', '$$x$$'),
      fc.string({ unit: 'binary', maxLength: 40 }),
    )
    fc.assert(
      fc.property(attack, attack, (one, two) => {
        const transitions = [
          { from: one, to: two },
          { from: one, to: 'other' },
        ]
        const table = { ...base, text: one, thing: two, states: [one], transitions }
        const diagram = stagesDiagram(table)
        if (diagram !== null) expectWhole(writeMermaid(diagram), diagram)
      }),
      { numRuns: 500 },
    )
  })

  it('draws several where one may point to several', () => {
    const [from, to] = [{ id: 'n1' }, { id: 'n2' }].map(({ id }) => {
      return { id, shape: 'entity' as const, title: id }
    })
    const edge = { from: 'n1', to: 'n2', label: 'links' }
    const draw = (many: object) =>
      writeMermaid({
        kind: 'entities',
        nodes: [from, to].flatMap((node) => node ?? []),
        edges: [{ ...edge, ...many }],
      })
    expect(draw({})).toContain('n1 }o--|| n2')
    expect(draw({ many: true })).toContain('n1 }o--o{ n2')
  })

  it('is the same for the same document, and only names nodes it has', () => {
    const [one, two] = [writeStudio(), writeStudio()]
    const all = (document: typeof one) => [
      ...document.statusTables.map(stagesDiagram),
      drawEntityDiagram(document, 'points to'),
    ]
    expect(all(one)).toEqual(all(two))
    expect(all(one).filter((diagram) => diagram !== null).length).toBeGreaterThan(0)
    for (const diagram of all(one)) {
      const ids = new Set(diagram?.nodes.map(({ id }) => id))
      expect(diagram?.edges.every(({ from, to }) => ids.has(from) && ids.has(to))).not.toBe(false)
    }
  })
})

/** Every line is one of the forms above, with nothing dangerous left between its quotes. */
function expectWhole(text: string, diagram: Diagram | null): void {
  const lines = text.split('\n').slice(1, -1)
  const quoted = /"(?:#\d+;|[^"#%&;:<>`\\$*_~[\]{}|\p{Cc}])+"/u.source
  const forms = new RegExp(
    `^(?:stateDiagram-v2|  state ${quoted} as n\\d+|  (?:n\\d+|\\[\\*\\])(?: --> n\\d+)+)$`,
    'u',
  )
  for (const line of lines) expect(line).toMatch(forms)
  expect(lines.length).toBeGreaterThanOrEqual(diagram?.nodes.length ?? 0)
  expect(text.startsWith('```mermaid\n') && text.endsWith('\n```')).toBe(true)
}
