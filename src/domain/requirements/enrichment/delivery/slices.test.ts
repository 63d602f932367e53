import { describe, expect, it } from 'vitest'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import type { Proposals } from '#domain/requirements/enrichment/proposals.ts'
import { applied, DOCUMENT } from '#domain/requirements/enrichment/testing/yoga.ts'
import { addRegisters } from '#domain/requirements/registers/add-registers.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { applySlices } from './slices.ts'

describe('the order of delivery', () => {
  const slice = (title: string, ...requirements: string[]) => ({
    title,
    goal: 'Clients book a place themselves',
    requirements,
  })
  const BOOK = slice('Book a free place', 'FR-001', 'FR-010')
  const REST = slice('See free classes', 'FR-002')
  const cut = (...slices: Proposals['slices']) => applied({ slices })

  it('is taken whole, Assumed, and what it leaves out joins the last part', () => {
    const { document, findings } = cut(BOOK, REST)
    expect(findings).toEqual([])
    expect(document.slices.map(({ title, mark }) => [title, mark])).toEqual([
      ['Book a free place', 'assumed'],
      ['See free classes', 'assumed'],
    ])
    const all = document.slices.flatMap(({ requirements }) => requirements)
    expect(new Set(all)).toEqual(new Set(listRequirements(DOCUMENT).map(({ id }) => id)))
    expect(document.slices[0]?.items).toContain('ENT-01')
    expect(document.handOff.buildOrder.map(({ items }) => items)).toContainEqual(BOOK.requirements)
    expect(renderMarkdown(document, ENGLISH)).toContain('- **1**. Clients book a place themselves.')
  })

  it.each([
    [1, 0],
    [null, 1],
    [7, 1],
  ])('has what somebody lacks in the part that needs it, else in the last: %s', (slice, at) => {
    const cites = [{ question: 'q9', quote: 'Free cancellation until 12 hours before' }]
    const lacking = [
      {
        ...{ text: 'take a call for a class', role: 'teacher', why: null, rules: [], cites },
        slice,
      },
    ]
    const { document, findings } = applied({ slices: [BOOK, REST], lacking })
    expect(findings).toEqual([])
    const added = listRequirements(document).find(({ text }) => text.includes('take a call'))
    expect(
      document.slices.findIndex(({ requirements }) => requirements.includes(added?.id ?? '')),
    ).toBe(at)
  })

  it('has the days of each part, and the day that they come to', () => {
    const { document, findings } = cut(
      { ...BOOK, days: 10, by: null },
      { ...REST, days: 5, by: '2099-03-01' },
    )
    expect(findings).toEqual([])
    expect(document.slices.map(({ days }) => days)).toEqual([10, 5])
    expect(document.slices.map(({ by }) => by)).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^20[2-8]\d-\d\d-\d\d$/),
    ])
  })

  it.each<[string, Proposals['slices'], string, string]>([
    ['has one twice', [BOOK, slice('See classes', 'FR-001')], 'cut', 'FR-001'],
    ['is one part', [BOOK], 'cut', '1'],
    ['has an empty part', [BOOK, slice('See classes')], 'cut', '[]'],
    ['knows one that is none', [BOOK, slice('See classes', 'FR-099')], 'unknown-item', 'FR-099'],
    ['invents', [BOOK, { ...REST, title: 'Live in 17 weeks' }], 'invented', '17'],
    ['has a date that nobody said', [BOOK, { ...REST, by: 'by 14 May' }], 'invented', '14'],
    [
      'names somebody',
      [BOOK, { ...REST, goal: 'So that Umbra Holdings pays' }],
      'invented',
      'Umbra',
    ],
  ])('that %s is refused as a whole', (...[, slices, rule, words]) => {
    const { document, findings } = cut(...slices)
    expect(document.slices).toEqual(DOCUMENT.slices)
    expect(findings).toHaveLength(slices.length)
    expect(findings[0]).toMatchObject({ kind: 'slices', rule, words, outcome: 'refused' })
  })
})

it('stands while requirements come and go: what is new joins the last part', () => {
  const slices = [
    { title: 'Book', goal: 'Clients book a place', requirements: ['FR-001', 'FR-010'] },
    { title: 'See', goal: 'Clients see free classes', requirements: ['FR-002', 'FR-003'] },
  ]
  const { document } = applied({ slices })
  const [feature = expect.fail('no feature'), ...others] = document.features
  const [first = expect.fail('no requirement'), ...rest] = feature.requirements
  const changed = { ...first, id: 'FR-099' }
  const later = addRegisters(
    { ...document, features: [{ ...feature, requirements: [...rest, changed] }, ...others] },
    null,
    ENGLISH,
  )
  expect(later.slices[0]?.requirements).toEqual(['FR-010'])
  expect(later.slices[1]?.requirements).toContain('FR-099')
})

it('is taken in Japanese, too', () => {
  const feature = (said: string, actor: string, does: string) =>
    makeRow('feature', said, { actor, does, priority: 'must' })
  const document = writeRows(
    [
      feature('q7: お客様が席を予約できる', 'お客様', '席を予約する'),
      feature('q7: オーナーが枠を作れる', 'オーナー', '枠を作る'),
    ],
    JAPANESE,
  )
  const slices = ['席を予約する', '枠を作る'].map((title, at) => ({
    title,
    goal: 'お客様が席を予約できる',
    requirements: [`FR-00${at + 1}`],
  }))
  const { document: enriched, findings } = applyProposals({
    document,
    proposals: { slices },
    previous: null,
    sameLanguage: true,
    words: JAPANESE,
  })
  expect(findings).toEqual([])
  expect(renderMarkdown(enriched, JAPANESE)).toContain('- **1**。お客様が席を予約できる。')
})

it.each([
  ['Forms by 1 February at least, the renewals are waiting.', 'by 1 February', 'English', 0],
  ['It must be live by 1 February.', 'by 1 February', 'English', 1],
  ['2月1日までに同意書のところだけでもほしい。', '2月1日まで', 'Japanese', 0],
  ['2月1日までにアプリを使いたい。', '2月1日まで', 'Japanese', 1],
])(
  'a day of one thing stands with it, that of the whole with the last must: %s',
  (...[what, by, language, place]) => {
    const words = language === 'English' ? ENGLISH : JAPANESE
    const deeds =
      language === 'English'
        ? ['file the consent forms', 'plan the rounds', 'plan the van']
        : ['同意書を入れる', '訪問の順番を組む', '送迎の順番を組む']
    const document = writeRows(
      [
        makeRow('role', 'q5: clerk', { name: 'clerk' }),
        makeRow('limit', `q15: ${what}`, { about: 'date', what }),
        ...deeds.map((does) =>
          makeRow('feature', `q7: clerk ${does}`, { actor: 'clerk', does, priority: 'must' }),
        ),
      ],
      words,
    )
    const [first, ...others] = listRequirements(document).map(({ id }) => id)
    const titles = deeds.map((deed) => deed.replace(/を.*/u, ''))
    const slices = [
      { title: titles[0] ?? '', goal: titles[0] ?? '', requirements: [first ?? ''], by },
      { title: titles[1] ?? '', goal: titles[1] ?? '', requirements: others },
    ]
    const bench = {
      ...{ document, failed: [], findings: [], touched: new Map() },
      evidence: { told: [what, ...deeds] },
    }
    applySlices(bench as never, slices, words)
    expect(document.slices.map((each) => each.by)[place]).toBe(by)
  },
)
