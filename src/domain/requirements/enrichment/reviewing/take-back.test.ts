import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { applied, FULL } from '#domain/requirements/enrichment/testing/yoga.ts'
import { takeBack } from './take-back.ts'

const PROPOSED = {
  rights: [{ item: 'PERM-01', role: 'teacher', may: false, part: null, cites: [] }],
  ways: [{ item: 'ST-01', from: 'missed', to: 'booked', cites: [FULL] }],
  slices: [
    { title: 'Clients book', goal: 'It is used at once', requirements: ['FR-001'] },
    { title: 'The rest', goal: 'It rests on the first', requirements: ['FR-002'] },
  ],
}
const quotes = [{ question: 'q9', text: 'When a class is full, then nobody can book' }]
const edge = (id: string, said?: (typeof quotes)[0]) => ({
  ...{ id, sources: ['q9'], mark: 'open' as const, quotes, text: 'Is the last place bookable?' },
  ...{ rule: 'BR-001', asks: 'edge', suggested: true, ...(said && { said }) },
})

function draft(): RequirementsDocument {
  const { document } = applied({ rights: PROPOSED.rights, ways: PROPOSED.ways })
  const slices = document.slices.map((slice, at) => ({
    ...slice,
    ...(PROPOSED.slices[at] && { goal: PROPOSED.slices[at].goal, mark: 'assumed' as const }),
  }))
  return { ...document, slices, boundaries: [edge('BQ-01'), edge('BQ-02', quotes[0])] }
}

/** The supposition of one kind, by what it settles. */
const supposition = ({ assumptions }: RequirementsDocument, key: 'role' | 'from') =>
  assumptions.find(({ settles = {} }) => key in settles)?.id ?? expect.fail(`no ${key}`)

it('gives a cell of a right, and a way between stages, back to nobody', () => {
  const before = draft()
  const ids = [supposition(before, 'role'), supposition(before, 'from')]
  const after = takeBack(before, ids)
  const cell = ({ permissions }: RequirementsDocument) =>
    permissions[0]?.cells.find(({ permission }) => permission === 'no')
  expect([cell(before)?.assumed, cell(after)]).toEqual([true, undefined])
  const way = { from: 'missed', to: 'booked' }
  const ways = ({ statusTables }: RequirementsDocument) => statusTables[0]?.transitions
  expect(ways(before)).toContainEqual({ ...way, assumed: true })
  expect(ways(after)).not.toContainEqual(expect.objectContaining(way))
  expect(JSON.stringify(after.assumptions)).not.toMatch(new RegExp(ids.join('|')))
})

it('gives back one way by its own name', () => {
  const after = takeBack(draft(), ['ST-01/missed → booked'])
  const ways = after.statusTables[0]?.transitions
  expect(ways).not.toContainEqual(expect.objectContaining({ from: 'missed', to: 'booked' }))
  expect(after.assumptions.some(({ settles = {} }) => 'from' in settles)).toBe(false)
})

it('turns the supposed side of an edge, or lets go of words that do not answer it', () => {
  const { boundaries = [] } = takeBack(draft(), ['BQ-01', 'BQ-02'])
  expect(boundaries.map(({ suggested }) => suggested)).toEqual([false, true])
  expect(boundaries[1]).not.toHaveProperty('said')
})

it('takes a message that nobody asked for', () => {
  const before = draft()
  const [first] = before.messages
  const supposed = {
    ...first,
    id: 'MSG-99',
    mark: 'assumed' as const,
  } as (typeof before.messages)[0]
  const after = takeBack({ ...before, messages: [...before.messages, supposed] }, ['MSG-99'])
  expect(after.messages).toEqual(before.messages)
})

it('takes the reason of a slice alone', () => {
  const before = draft()
  const after = takeBack(before, ['slice 1'])
  expect(after.slices[0]).toEqual({ ...before.slices[0], goal: '' })
  expect(after.slices.slice(1)).toEqual(before.slices.slice(1))
})

it('gives what is supposed of a right back to nobody, and leaves what was said', () => {
  const before = draft()
  const after = takeBack(before, ['PERM-01'])
  const [row] = before.permissions
  expect(row?.cells.some(({ assumed }) => assumed === true)).toBe(true)
  expect(after.permissions[0]?.cells).toEqual(
    row?.cells.map((cell) =>
      cell.assumed === true ? { role: cell.role, permission: 'unstated' } : cell,
    ),
  )
  const isOfCell = ({ items, settles }: (typeof after.assumptions)[0]) =>
    settles !== undefined && 'role' in settles && items.includes('PERM-01')
  expect([before, after].map(({ assumptions }) => assumptions.some(isOfCell))).toEqual([
    true,
    false,
  ])
})

it('lets a role do what one supposed no of the right kept from it', () => {
  const before = draft()
  const [row] = before.permissions
  const no = row?.cells.find(({ permission, assumed }) => permission === 'no' && assumed)
  const after = takeBack(before, [`PERM-01/${no?.role}`])
  expect(after.permissions[0]?.cells.find(({ role }) => role === no?.role)).toEqual({
    ...{ role: no?.role, permission: 'yes', assumed: true },
  })
})
