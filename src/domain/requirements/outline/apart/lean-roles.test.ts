import { expect, it } from 'vitest'
import type { Block } from '#domain/requirements/outline/blocks.ts'
import { createDesk } from '#domain/requirements/outline/desk.ts'
import { makeStrong, makeTextCell, toPlainText } from '#domain/requirements/outline/pieces.ts'
import { workOut } from '#domain/requirements/outline/worked/work-out.ts'
import type { ToldRights } from '#domain/requirements/outline/worked/worked-out.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { leanRoles } from './lean-roles.ts'

const words = DOCUMENT_WORDS.document
const { columns, roleTable } = words
const studio = writeStudio()

const rights = (short: string, hasColumn: boolean): ToldRights => ({
  columns: hasColumn ? [{ name: 'Baker', roles: ['ROLE-90'] }] : [],
  rows: [
    {
      ...{ what: 'Count the till', items: [] },
      cells: [{ role: 'ROLE-90', permission: 'yes', text: 'Yes' }],
    },
    {
      ...{ what: 'Order the flour', items: [] },
      cells: [{ role: 'ROLE-90', permission: 'no', text: roleTable.cells.no }],
    },
  ],
  ...{ shorts: { 'ROLE-90': short }, note: '', silent: [] },
})
const table: Extract<Block, { kind: 'table' }> = {
  ...{ kind: 'table' as const, name: roleTable.name },
  head: [columns.id, roleTable.role, roleTable.who, roleTable.short],
  rows: [
    {
      id: 'ROLE-90',
      cells: [[makeStrong('Baker')], 'Ann', 'as it is'].map((each) => makeTextCell(each)),
    },
  ],
}

it.each([
  ['what the table tells', 'Count the till', true, ''],
  [
    'what no row tells',
    'Count the till at midnight',
    true,
    'Besides the table of rights: Baker: count the till at midnight.',
  ],
  [
    'what the table only supposes',
    'Order the flour',
    true,
    'Besides the table of rights: Baker: order the flour.',
  ],
  [
    'what must not be done by who has no column',
    `${roleTable.nothing}; never: see the till`,
    false,
    'Besides the table of rights: Baker, never: see the till.',
  ],
  [
    'who has no column',
    'One of the cooks',
    false,
    'Besides the table of rights: Baker: one of the cooks.',
  ],
])('has no column of %s: %s', (...[, short, hasColumn, told]) => {
  expect(toldOf(studio, rights(short, hasColumn))).toBe(told)
})

const [role = expect.fail('no role')] = studio.roles
const [feature = expect.fail('no feature')] = studio.features
const [pattern = expect.fail('no requirement')] = feature.requirements
const [screen = expect.fail('no screen')] = studio.screens
const [message = expect.fail('no message')] = studio.messages
const of = (change: Partial<typeof pattern>) => ({
  features: [{ ...feature, requirements: [{ ...pattern, criteria: [], ...change }] }],
})
const baker = { ...role, id: 'ROLE-90', name: 'Baker', also: [] }
const ban = 'Besides the table of rights: Baker, never: see the till.'

it.each<[string, Partial<typeof studio>, string]>([
  ['nothing', {}, 'Who may nothing of it: Baker.'],
  ['a function', of({ role: 'ROLE-90' }), ban],
  ['a function with others', of({ role: 'ROLE-01', beside: ['ROLE-90'] }), ban],
  ['a screen', { screens: [{ ...screen, who: ['ROLE-90'] }] }, ban],
  ['a message', { messages: [{ ...message, recipient: 'the baker' }] }, ban],
])('of who may nothing and is named by %s: %s', (_, change, told) => {
  const bare = { screens: [], messages: [], features: [] }
  const document = { ...studio, ...bare, roles: [...studio.roles, baker], ...change }
  const short = `${roleTable.nothing}; never: see the till`
  const none = { ...rights(short, false), rows: rights(short, false).rows.slice(1) }
  expect(toldOf(document, none)).toBe(told)
})

it('what two roles have besides is a list of a line each', () => {
  const [row] = table.rows
  const cells = ['Cook', 'Bo', 'as it is'].map((each) => makeTextCell(each))
  const two = { ...table, rows: [...table.rows, { ...row, id: 'ROLE-91', cells }] }
  const own = rights('Count the till at midnight', true)
  const shorts = { ...own.shorts, 'ROLE-91': 'Boil the eggs' }
  const [, below, list] = leanedOf(studio, { ...own, shorts }, two)
  expect(below?.kind === 'paragraph' && toPlainText(below.text)).toBe(
    'Besides the table of rights: ',
  )
  expect(list?.kind === 'list' && list.entries.map(toPlainText)).toEqual([
    'Baker: count the till at midnight',
    'Cook: boil the eggs',
  ])
})

function toldOf(document: typeof studio, own: ToldRights): string {
  const [roles, below] = leanedOf(document, own, table)
  expect(roles?.kind === 'table' ? roles.head : []).toEqual(table.head.slice(0, 3))
  return below?.kind === 'paragraph' ? toPlainText(below.text) : ''
}

function leanedOf(document: typeof studio, own: ToldRights, of: typeof table): readonly Block[] {
  const { workedOut } = workOut(document, words)
  const desk = createDesk(document, words, {
    workedOut: { ...workedOut, rights: own },
    isFile: true,
  })
  const section = { anchor: '', title: '', isFolded: false, blocks: [of] }
  return leanRoles({ ...section, name: 'roles' }, desk).blocks
}
