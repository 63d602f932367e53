import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { shareRights } from './share-rights.ts'

const ROLES = ['owner', 'Connie', 'pupil', '組合長', '書記'].map((name) =>
  makeRow('role', `q5: ${name}`, { name }),
)

it.each([
  ['owner', 'see the discount, with Connie', ['owner see the discount', 'Connie see the discount']],
  ['owner and Connie', 'set prices', ['owner set prices', 'Connie set prices']],
  ['組合長と書記', '値段を決める', ['組合長 値段を決める', '書記 値段を決める']],
  ['pupil', 'book a lesson with Connie', ['pupil book a lesson with Connie']],
  ['pupil', 'see the form, with the price', ['pupil see the form, with the price']],
])('%s: "%s" is a right of each', (role, what, told) => {
  const rows = shareRights([
    ...ROLES,
    makeRow('permission', `q5: ${what}`, { role, may: 'may', what }),
  ])
  expect(
    rows.flatMap((row) => (row.kind === 'permission' ? [`${row.role} ${row.what}`] : [])),
  ).toEqual(told)
})

it('one right of two people is one row of the matrix', () => {
  const { permissions, roles } = writeRows([
    ...ROLES.slice(0, 3),
    makeRow('permission', 'q5: I see the discount, with Connie', {
      role: 'owner',
      may: 'only',
      what: 'see the discount, with Connie',
    }),
    makeRow('permission', 'q5: Connie sees the discount', {
      role: 'Connie',
      may: 'may',
      what: 'see the discount',
    }),
  ])
  expect(permissions).toHaveLength(1)
  const may = permissions[0]?.cells.filter(({ permission }) => permission !== 'no')
  expect(may?.map(({ role }) => roles.find(({ id }) => id === role)?.name)).toEqual([
    'Owner',
    'Connie',
  ])
})
