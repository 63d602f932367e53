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
const table: Block = {
  ...{ kind: 'table', name: roleTable.name },
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
    'nothing at all',
    `${roleTable.nothing}; never: see the till`,
    false,
    'Who may nothing of it: Baker.',
  ],
  [
    'who has no column',
    'One of the cooks',
    false,
    'Besides the table of rights: Baker: one of the cooks.',
  ],
])('has no column of %s: %s', (...[, short, hasColumn, told]) => {
  const { workedOut } = workOut(studio, words)
  const desk = createDesk(studio, words, {
    workedOut: { ...workedOut, rights: rights(short, hasColumn) },
    isFile: true,
  })
  const section = { anchor: '', title: '', isFolded: false, blocks: [table] }
  const [roles, below] = leanRoles({ ...section, name: 'roles' }, desk).blocks
  expect(roles?.kind === 'table' ? roles.head : []).toEqual(table.head.slice(0, 3))
  expect(below?.kind === 'paragraph' ? toPlainText(below.text) : '').toBe(told)
})
