import { expect, it } from 'vitest'
import type { Proposals } from '#domain/requirements/enrichment/proposals.ts'
import { boundProposals, keepRefused, listBeyond } from './merge-proposals.ts'

const fields = (count: number): Partial<Proposals> => ({
  fields: Array.from({ length: count }, (_, at) => ({
    ...{ item: 'ENT-01', name: `field ${at}`, meaning: null, rule: null, example: null, cites: [] },
  })),
})
const edges = (count: number): Partial<Proposals> => ({
  edges: Array.from({ length: count }, () => ({ item: 'BQ-01', answer: 'yes', cites: [] })),
})

it.each([
  ['as many fields as the prompt asks for', fields(33), 33, null],
  ['of more fields those that it asks for, and names the figure', fields(43), 40, [40, 41, 42]],
  ['some more edges than it asks for, since some are refused', edges(24), 24, null],
  ['of many edges the first', edges(26), 24, [24, 25]],
] as const)('looks at %s', (...[, proposals, looked, beyond]) => {
  const [list = []] = Object.values(boundProposals(proposals))
  expect(list).toHaveLength(looked)
  const told = listBeyond(proposals)
  expect(told.map(({ index }) => index)).toEqual(beyond ?? [])
  for (const { rule, kind, most } of told) {
    expect([rule, most]).toEqual(['too-many', kind === 'fields' ? 40 : 10])
  }
})

it('keeps of an answer what is refused, each by its new place', () => {
  const refused = [7, 2].map((index) => ({ kind: 'fields' as const, index, rule: 'invented' }))
  const kept = keepRefused({ ...fields(9), ...edges(3) }, refused)
  expect(kept.proposals.fields?.map(({ name }) => name)).toEqual(['field 2', 'field 7'])
  expect(kept.proposals.edges).toEqual([])
  expect(kept.refused.map(({ index }) => index)).toEqual([1, 0])
})
