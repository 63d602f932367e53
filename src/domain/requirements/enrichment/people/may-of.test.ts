import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement, PermissionCell } from '#domain/requirements/document-items.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { type May, mayOf } from './may-of.ts'

const EMPTY = writeRows([])
const TRACED = { sources: ['q5'], mark: 'stated' as const, quotes: [] }
const LENDER = { id: 'ROLE-01', name: 'Lender', can: [], mustNot: [], ...TRACED }

interface Given {
  /** What the right says of the lender. */
  cell?: Partial<PermissionCell>
  action?: string
  /** What the row of section 4 says of the lender; "" where it does not name them, left out where there is none. */
  row?: string
  /** The function, where the lender does it. */
  does?: Partial<FunctionalRequirement>
  item?: 'PERM-01' | 'FR-001'
}

function tellMay({ cell = {}, action = 'See loans', row, does, item = 'PERM-01' }: Given): May {
  const others = { text: 'The app shall list the loans.', role: 'ROLE-02', beside: [], rules: [] }
  const built = { ...TRACED, id: 'FR-001', criteria: [], ...others, ...does }
  const own = { role: 'ROLE-01', permission: 'unstated' as const, ...cell }
  const cells = row === '' ? [] : [{ role: 'ROLE-01', may: row ?? '' }]
  const document: RequirementsDocument = {
    ...EMPTY,
    ...{ roles: [LENDER], permissions: [{ ...TRACED, id: 'PERM-01', action, cells: [own] }] },
    features: [{ title: 'All', requirements: [built as unknown as FunctionalRequirement] }],
    ...(row !== undefined && { rightRows: [{ text: 'See loans', items: [item], of: [], cells }] }),
  }
  return mayOf(document, item, LENDER)
}

const may = (kind: May['kind'], isSupposed: boolean, limit = ''): May => ({
  ...{ kind, limit, isSupposed },
})
const assumed = true
const doer = { role: 'ROLE-01' }

describe('what holds of a right for a role', () => {
  it.each<[string, Given, May]>([
    ['that was said', { cell: { permission: 'yes' } }, may('yes', false)],
    ['that is theirs alone', { cell: { permission: 'only' } }, may('yes', false)],
    ['that was refused', { cell: { permission: 'no' } }, may('no', false)],
    [
      'that was said, whatever its row says',
      { cell: { permission: 'no' }, row: 'yes' },
      may('no', false),
    ],
    [
      'that was said with a limit',
      { cell: { permission: 'yes', part: 'until noon' } },
      may('part', false, 'until noon'),
    ],
    [
      'that was said, and its row limits',
      { cell: { permission: 'yes' }, row: 'until noon' },
      may('part', false, 'until noon'),
    ],
    [
      'that was said, and its row, too',
      { cell: { permission: 'yes' }, row: 'yes' },
      may('yes', false),
    ],
    [
      'that was said of their own',
      { cell: { permission: 'yes' }, action: 'See their own loans' },
      may('own', false),
    ],
    [
      'that was said, and is their own in its row',
      { cell: { permission: 'yes' }, action: 'See their loans', row: 'own' },
      may('own', false),
    ],
    [
      'that is asked',
      { cell: { permission: 'yes', asked: 'CT-01' }, row: 'yes' },
      may('asked', false),
    ],
    ['that nobody said, as its row says', { row: 'yes' }, may('yes', true)],
    ['that nobody said, their own as its row says', { row: 'own' }, may('own', true)],
    [
      'that nobody said, with the limit of its row',
      { row: 'on Fridays' },
      may('part', true, 'on Fridays'),
    ],
    ['of which its row says nothing', { row: '' }, may('no', true)],
    ['that nobody said and no row tells', {}, may('no', true)],
    [
      'that is supposed, and no row tells',
      { cell: { permission: 'yes', assumed } },
      may('yes', true),
    ],
    [
      'that is supposed with a limit, and no row tells',
      { cell: { permission: 'yes', part: 'on Fridays', assumed } },
      may('part', true, 'on Fridays'),
    ],
    ['that is refused by nobody’s word', { cell: { permission: 'no', assumed } }, may('no', true)],
    [
      'that follows from who alone may',
      { cell: { permission: 'no', guess: true } },
      may('no', true),
    ],
    [
      'the same against its row',
      { cell: { permission: 'no', guess: true }, row: 'yes' },
      may('yes', true),
    ],
  ])('a right %s', (...[, given, told]) => {
    expect(tellMay(given)).toEqual(told)
  })

  it.each<[string, Given, May]>([
    ['is theirs where they do it', { does: doer }, may('yes', false)],
    [
      'is theirs where they do it beside another',
      { does: { beside: ['ROLE-01'] } },
      may('yes', false),
    ],
    ['is supposed where it is', { does: { ...doer, mark: 'assumed' } }, may('yes', true)],
    ['is supposed where they are', { does: { ...doer, actorAssumed: true } }, may('yes', true)],
    ['is unsaid where others do it', {}, may('unsaid', true)],
    ['is refused where its row does not name them', { row: '' }, may('no', true)],
    [
      'is theirs where they do it and its row does not name them',
      { does: doer, row: '' },
      may('yes', false),
    ],
    ['is supposed where others do it and its row names them', { row: 'yes' }, may('yes', true)],
    [
      'is said where they do it and its row names them',
      { does: doer, row: 'yes' },
      may('yes', false),
    ],
    [
      'is supposed where it is, though its row names them',
      { does: { ...doer, mark: 'assumed' }, row: 'own' },
      may('own', true),
    ],
    [
      'has the limit of its row',
      { does: doer, row: 'on Fridays' },
      may('part', false, 'on Fridays'),
    ],
  ])('a function %s', (...[, given, told]) => {
    expect(tellMay({ ...given, item: 'FR-001' })).toEqual(told)
  })
})
