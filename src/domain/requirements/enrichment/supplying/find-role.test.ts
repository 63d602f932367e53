import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { findRoles } from './find-role.ts'

const { roles } = writeRows(
  [
    makeRow('role', 'q5: Ana and Bo are the guides', { name: 'guide', also: ['Ana', 'Bo'] }),
    makeRow('role', 'q5: Ana', { name: 'Ana' }),
  ],
  ENGLISH,
)
const named = (names: string[]) => {
  const found = findRoles(roles, names)
  return 'roles' in found ? found.roles.map(({ name }) => name) : found.unknown
}

it.each<[string, string[], string[] | string]>([
  ['who is a role of their own alone', ['Ana'], ['Ana']],
  ['the role that somebody is one of', ['Bo'], ['Guide']],
  ['several in the order of the document', ['Ana', 'guide'], ['Guide', 'Ana']],
  ['nobody', ['Ana', 'pirate'], 'pirate'],
])('finds %s', (_, names, expected) => {
  expect(named(names)).toEqual(expected)
})
