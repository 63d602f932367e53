import { expect, it } from 'vitest'
import type { FunctionalRequirement, Screen } from '#domain/requirements/document-items.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { leaveIdle } from './leave-idle.ts'

const studio = writeStudio()
const [role = expect.fail('no role')] = studio.roles
const [feature = expect.fail('no feature')] = studio.features
const [pattern = expect.fail('no requirement')] = feature.requirements
const [page = expect.fail('no screen')] = studio.screens

type Permission = 'yes' | 'no' | null
interface Given {
  screen?: Partial<Screen>
  deed?: Partial<FunctionalRequirement>
  /** What the table says of the ferryman for what is done there, and for another thing. */
  cell?: Permission
  other?: [what: string, permission: Permission]
}

function whoOf({ screen = {}, deed = {}, cell = 'no', other = ['Paint', 'yes'] }: Given) {
  const cellsOf = (permission: Permission) =>
    permission === null ? [] : [{ role: 'ROLE-92', permission, text: '' }]
  const rows = [
    { what: 'See who read the notice', items: ['FR-901'], cells: cellsOf(cell) },
    { what: other[0], items: ['FR-902'], cells: cellsOf(other[1]) },
  ]
  const done = { ...pattern, id: 'FR-901', role: 'ROLE-91', beside: [], ...deed }
  const named = (id: string, name: string) => ({ ...role, id, name, also: [] })
  const own: Screen = {
    ...{ ...page, id: 'SCR-90', name: 'Readers', content: 'who has not read it', states: [] },
    ...{ mark: 'assumed', quotes: [], who: ['ROLE-91', 'ROLE-92'], requirements: ['FR-901'] },
    ...screen,
  }
  const document = {
    features: [{ ...feature, requirements: [done] }],
    ...{ screens: [own], roles: [named('ROLE-91', 'Owner'), named('ROLE-92', '叔父')] },
  }
  const [left] = leaveIdle(document, { rows, note: '', silent: [] })
  return left?.who?.includes('ROLE-92')
}

const uncle = [{ question: 'q11' as const, text: '叔父の画面' }]

it.each<[string, Given, boolean]>([
  ['nothing that is done there', {}, false],
  ['nothing, on a named one', { screen: { mark: 'stated', supposed: ['who'] } }, false],
  ['nothing, where it was said', { screen: { mark: 'stated' } }, true],
  ['nothing, where the screen was named by them', { screen: { quotes: uncle } }, true],
  ['nothing, as the only one', { screen: { who: ['ROLE-92'] } }, true],
  ['what is done there', { cell: 'yes' }, true],
  ['what the table does not tell', { cell: null }, true],
  ['what they do', { deed: { beside: ['ROLE-92'] } }, true],
  ['something that it shows', { other: ['Read the log', 'yes'] }, true],
  ['nothing that it shows', { other: ['Read the log', 'no'] }, false],
  ['nothing that is known', { screen: { requirements: [] } }, true],
])('has who may do %s', (_, given, isThere) => {
  expect(whoOf(given)).toBe(isThere)
})
