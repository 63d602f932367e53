import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { decideUntil } from './decided-until.ts'

const ROLES = ['Treasurer', 'Head cook', '店長', '会計係'].map((name, at) => ({
  ...{ id: `ROLE-0${at + 1}`, name, can: [], mustNot: [] },
}))

function decide(role: string, action: string, told: string) {
  const contradictions = [
    { id: 'CT-01', suggestedDefault: told },
    { id: 'CT-02', suggestedDefault: 'The app refuses it.', toldBy: 'CT-01' },
  ]
  const document = { roles: ROLES, contradictions } as unknown as RequirementsDocument
  return decideUntil(document, 'CT-02', { role, action })
}

it.each([
  [
    'ROLE-01',
    'See what a table pays',
    'The head cook and the Treasurer see what each table pays.',
    'yes',
  ],
  ['ROLE-01', 'See what a table pays', 'The head cook sees what each table pays.', 'no'],
  ['ROLE-01', 'See what a table pays', 'The app asks the Treasurer what a table pays.', 'no'],
  ['ROLE-01', 'See what a table pays', 'The Treasurer does not see what a table pays.', 'no'],
  ['ROLE-01', 'See what a table pays', 'The Treasurer sees only her own table.', 'no'],
  ['ROLE-01', 'See what a table pays', 'The Treasurer keeps the keys.', 'no'],
  ['ROLE-04', '売上を見る', '店長と会計係は売上を見る。', 'yes'],
  ['ROLE-04', '売上を見る', '会計係は売上を見られない。', 'no'],
])('%s, %s: %s', (...[role, action, told, may]) => {
  expect(decide(role, action, told)).toEqual({ id: may === 'yes' ? 'CT-01' : 'CT-02', may })
})
