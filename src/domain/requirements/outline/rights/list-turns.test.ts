import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listTurns } from './list-turns.ts'

function turnsOf(roles: { id: string; edited?: boolean }[]) {
  const inTurn = [{ role: 'ROLE-03', of: ['ROLE-01', 'ROLE-02'] }]
  return listTurns({ inTurn, roles } as unknown as RequirementsDocument)
}

it.each([
  ['with both of them', [{ id: 'ROLE-01' }, { id: 'ROLE-02' }, { id: 'ROLE-03' }], 1],
  ['with one of them struck out', [{ id: 'ROLE-01' }, { id: 'ROLE-03' }], 0],
  ['without the role', [{ id: 'ROLE-01' }, { id: 'ROLE-02' }], 0],
  ['edited', [{ id: 'ROLE-01' }, { id: 'ROLE-02' }, { id: 'ROLE-03', edited: true }], 0],
])('a role in turn %s', (...[, roles, count]) => {
  expect(turnsOf(roles)).toHaveLength(count)
})
