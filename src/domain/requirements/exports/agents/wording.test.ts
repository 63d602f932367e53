import { expect, it } from 'vitest'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { EXPORT_TEXT } from '#domain/requirements/text-en/exports.ts'
import { writeUserStory } from './wording.ts'

const ROLES = [
  makeRow('role', 'q5: Danny is the instructor, says Danny', { name: 'Danny' }),
  makeRow('role', 'q5: my brother col, col rings', { name: 'col', also: ['my brother'] }),
  makeRow('role', 'q5: the office staff', { name: 'office staff' }),
]

it.each([
  ['Danny', 'As Danny, I want to print the list.'],
  ['col', 'As Col, I want to print the list.'],
  ['office staff', 'As an office staff, I want to print the list.'],
])('tells a story of %s', (actor, story) => {
  const feature = makeRow('feature', 'q7: print the list', { actor, does: 'print the list' })
  const document = writeRows([...ROLES, feature])
  const told = listRequirements(document).map((each) => writeUserStory(each, document, EXPORT_TEXT))
  expect(told).toEqual([story])
})
