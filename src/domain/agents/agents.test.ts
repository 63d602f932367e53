import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { inputOf } from '#domain/requirements/testing/input-of.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'
import { chooseSlice } from './choose-slice.ts'
import { describeItem } from './describe-item.ts'
import { describeOverview, printFirstPage } from './describe-overview.ts'
import type { ProgressState } from './progress.ts'
import { searchItems } from './search-items.ts'
import { tellChanges } from './tell-changes.ts'

const golden = (name: string) =>
  inputOf(
    JSON.parse(
      readFileSync(new URL(`../requirements/golden/${name}.json`, import.meta.url), 'utf8'),
    ),
  )
const bakery = writeDocument(golden('bakery'), DOCUMENT_WORDS)
const yoga = writeDocument(golden('yoga-japanese'), JAPANESE)

const known = { asked: [], words: DOCUMENT_WORDS.boundaries }

describe('searchItems', () => {
  const first = (query: string, document = bakery) => searchItems(document, query).items[0]?.id

  it.each([
    ['FR-011', 'FR-011'],
    ['br-007', 'BR-007'],
    ['payment fails', 'BR-007'],
    ['payments failing', 'BR-007'],
    ['stripe', 'INT-01'],
  ])('finds by %s', (query, id) => {
    expect(first(query)).toBe(id)
  })

  it('finds in a language without spaces', () => {
    const requirement = yoga.features
      .flatMap(({ requirements }) => requirements)
      .find(({ quotes }) => quotes.length > 0)
    const [quote] = requirement?.quotes ?? []
    const { items } = searchItems(yoga, quote?.text.slice(0, 2) ?? '')
    expect(items.length).toBeGreaterThan(0)
  })

  it('gives twenty at most, says how many there are, and nothing for no words', () => {
    const { total, items } = searchItems(bakery, 'order')
    expect(items.length).toBe(Math.min(total, 20))
    expect(searchItems(bakery, '… ?')).toEqual({ total: 0, items: [] })
  })
})

describe('describeItem', () => {
  const tested = listRequirements(bakery).find(({ criteria }) => criteria.length > 0)
  const [criterion] = tested?.criteria ?? []

  it('tells a requirement with its criteria, things, and the founder’s words', () => {
    const found = describeItem(bakery, tested?.id.toLowerCase() ?? '', known)
    expect(found).toMatchObject({ id: tested?.id, says: { priority: tested?.priority } })
    expect(found?.founderSaid).toEqual(tested?.quotes)
    expect(JSON.stringify(found?.says.criteria)).toContain(criterion?.id)
    expect(JSON.stringify(found)).not.toContain('"rows"')
    for (const document of [bakery, yoga]) {
      for (const { id, entities } of listRequirements(document)) {
        const data = JSON.stringify(describeItem(document, id, known)?.data)
        for (const entity of entities) expect(data).toContain(entity)
      }
    }
  })

  it('tells a criterion with its requirement, and an item with what is open about it', () => {
    expect(describeItem(bakery, criterion?.id ?? '', known)?.requirement?.id).toBe(tested?.id)
    for (const { id, blocks } of bakery.openQuestions) {
      for (const item of blocks) {
        expect(describeItem(bakery, item, known)?.openQuestions?.map((each) => each.id)).toContain(
          id,
        )
      }
    }
  })

  it('finds every item that the overview names, and nothing else', () => {
    for (const id of Object.values(describeOverview(bakery).ids).flat()) {
      expect(describeItem(bakery, id, known)?.id).toBe(id)
    }
    expect(describeItem(bakery, 'FR-999', known)).toBeNull()
  })
})

describe('chooseSlice', () => {
  const progress = (slices: number, state: ProgressState) =>
    new Map(
      bakery.slices
        .slice(0, slices)
        .flatMap(({ requirements }) => requirements.map((id) => [id, state] as const)),
    )

  it.each([
    [0, 'built', 1],
    [1, 'built', 2],
    [1, 'started', 1],
    [1, 'failing', 1],
    [2, 'built', 3],
    [9, 'built', undefined],
  ] as const)('after %i slices %s: slice %s', (slices, state, next) => {
    expect(chooseSlice(bakery, { ...known, progress: progress(slices, state) })?.number).toBe(next)
  })
})

it('tells who approved what, and what changed since', () => {
  const approval = {
    ...{ name: 'Sam', role: null, at: '2026-01-02T00:00:00.000Z', version: 1 },
    ...{ sha256: 'x', items: { 'FR-001': 'y' }, again: ['FR-001'] },
  }
  expect(describeOverview(bakery).signOff).toEqual([])
  expect(describeOverview({ ...bakery, approvals: [approval] }).signOff).toEqual([
    { name: 'Sam', role: null, at: approval.at, version: 1, again: ['FR-001'] },
  ])
})

it('says what holds everywhere in the overview, once and in full words', () => {
  const [said] = bakery.constraints
  const money = said ? [{ ...said, id: 'MON-01', text: 'A cake is 40 dollars.' }] : []
  const { everywhere } = describeOverview({ ...bakery, money })
  const wanted = [
    ...money,
    ...bakery.experience,
    ...bakery.quality,
    ...bakery.privacy,
    ...bakery.constraints,
  ]
  expect(money.length).toBeGreaterThan(0)
  for (const { id, text } of wanted) {
    expect(everywhere.filter((each) => each.id === id)).toMatchObject([{ text }])
  }
})

it.each([
  ['FR-003', 'built'],
  ['AC-003.2', 'built'],
  ['AC-030.2', undefined],
  ['BR-003', undefined],
])('tells of a change of %s what was reported of it: %s', (id, reported) => {
  const change = { kind: 'changed' as const, id, before: 'a', after: 'b', because: [] }
  const [told] = tellChanges([change], new Map([['FR-003', 'built']]))
  expect(told?.reported).toBe(reported)
})

it('prints the first page alone, in the document’s language', () => {
  const page = printFirstPage(bakery, DOCUMENT_WORDS)
  expect(page).toMatch(/^# Cake orders for small bakeries\n/)
  expect(page).not.toContain('\n## ')
  expect(printFirstPage(yoga, JAPANESE)).toMatch(/[ぁ-ん]/)
})
