import { describe, expect, it } from 'vitest'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import type { Proposals } from '#domain/requirements/enrichment/proposals.ts'
import { applied, DOCUMENT } from '#domain/requirements/enrichment/testing/yoga.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const area = (name: string, ...requirements: string[]) => ({ name, requirements })

const FEATURES: readonly [string, string, string][] = [
  ['q7: お客様が席を予約できる', 'お客様', '席を予約する'],
  ['q7: お客様が予約を取り消せる', 'お客様', '予約を取り消す'],
  ['q7: 店長が検品を記録できる', '店長', '検品を記録する'],
  ['q7: 店長が工賃を集計できる', '店長', '工賃を集計する'],
]
const SHOP = writeRows(
  FEATURES.map(([said, actor, does]) => makeRow('feature', said, { actor, does })),
  JAPANESE,
)

const takenInJapanese = (areas: Proposals['areas']) =>
  applyProposals({
    ...{ document: SHOP, proposals: { areas }, previous: null },
    ...{ sameLanguage: true, words: JAPANESE },
  })

describe('areas that a model names', () => {
  const BOOK = area('Places', 'FR-001', 'FR-003', 'FR-005')
  const SEE = area('Classes', 'FR-010', 'FR-002', 'FR-004')
  const CAME = area('Who came', 'FR-007', 'FR-008', 'FR-009')

  it('hold every requirement once, in the order of building', () => {
    const { document, findings } = applied({ areas: [CAME, SEE, BOOK] })
    expect(findings).toEqual([])
    const { areas = [] } = document
    expect(areas.map(({ name }) => name)).toEqual(['Classes', 'Places', 'Who came'])
    const ids = areas.flatMap(({ requirements }) => requirements)
    expect([...ids].sort()).toEqual(listRequirements(DOCUMENT).map(({ id }) => id))
  })

  it.each<[string, Proposals['areas'][number], string, string]>([
    ['without a name', area(' ', 'FR-005'), 'shape', ''],
    ['with a sentence', area('What a client can do', 'FR-005'), 'shape', 'What a client can do'],
    ['of us', area('Our classes', 'FR-005'), 'shape', 'Our classes'],
    ['with a figure', area('17 classes', 'FR-005'), 'invented', '17'],
    ['with somebody', area('Umbra classes', 'FR-005'), 'words-added', 'Umbra'],
    ['of other words', area('Payroll', 'FR-005'), 'words-added', 'Payroll'],
    ['with an address', area('Classes of evil.example', 'FR-005'), 'address', 'evil.example'],
    ['of nothing that there is', area('Waiting list', 'FR-099'), 'unknown-item', 'FR-099'],
    ['that has what others have', area('Waiting list', 'FR-001'), 'repeated', 'FR-001'],
    ['that is there already', area('classes', 'FR-005'), 'repeated', 'Classes'],
  ])('are refused one by one: %s', (...[, wrong, rule, words]) => {
    const { document, findings } = applied({ areas: [BOOK, SEE, CAME, wrong] })
    expect(findings).toEqual([
      expect.objectContaining({ kind: 'areas', index: 3, rule, words, outcome: 'refused' }),
    ])
    expect(document.areas?.map(({ name }) => name)).not.toContain(wrong.name)
  })

  it('keep what stands in two in the first', () => {
    const { document } = applied({ areas: [BOOK, area('Classes', 'FR-001', 'FR-010'), CAME] })
    const holding = document.areas?.filter(({ requirements }) => requirements.includes('FR-001'))
    expect(holding?.map(({ name }) => name)).toEqual(['Places'])
  })

  it('are left where they are too few, and bounded where they are too many', () => {
    expect(applied({ areas: [BOOK, SEE] }).document.areas).toBeUndefined()
    const names = 'Places,Classes,Who came,Email,Teacher,Owner,Client,Booking,Tuesday,Waiting list'
    const many = names
      .split(',')
      .map((name, at) => area(name, listRequirements(DOCUMENT)[at]?.id ?? ''))
    expect(applied({ areas: many }).findings).toEqual([
      expect.objectContaining({ index: 9, rule: 'too-many' }),
    ])
  })

  it('are judged in Japanese as well', () => {
    const good = [area('予約', 'FR-001'), area('検品', 'FR-003'), area('工賃の集計', 'FR-004')]
    const { document, findings } = takenInJapanese(good)
    expect(findings).toEqual([])
    expect(document.areas).toEqual([area('予約', 'FR-001', 'FR-002'), ...good.slice(1)])
    const wrong = [
      area('在庫の管理', 'FR-002'),
      area('17件の予約', 'FR-002'),
      area('私の予約', 'FR-002'),
    ]
    expect(takenInJapanese([...good, ...wrong]).findings.map(({ rule }) => rule)).toEqual([
      'words-added',
      'invented',
      'shape',
    ])
  })
})
