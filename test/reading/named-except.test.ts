import { expect, it } from 'vitest'
import { readProject } from './read-project.ts'

const PEOPLE = 'Volunteers: book. Anna: sees bills. Ben, the treasurer: sees fees. Me: everything.'
const ALL = ['Anna', 'Ben', 'owner']

it.each([
  ['Nobody sees the bank account except Ben, me and Anna.', ALL],
  ['Nobody sees the bank account except B., me, and Anna.', ALL],
  ['Nobody but B., me and Anna sees the bank account.', ALL],
  ['Only B. and I see the bank account.', ['Ben', 'owner']],
])('%s names all of them', (text, names) => {
  const { rows } = readProject({ q5: PEOPLE, q14: text })
  const soles = rows.flatMap((row) =>
    row.kind === 'permission' && row.may === 'only' ? [row] : [],
  )
  expect(soles.map(({ role }) => role).sort()).toEqual(names)
  expect(new Set(soles.map(({ what }) => what))).toEqual(new Set(['see the bank account']))
})
