import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import { decideUntil, findAllowing } from './decided-until.ts'

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
  ['ROLE-01', 'See what a table pays', 'The Treasurer sees only her own table.', 'part'],
  ['ROLE-01', 'See what a table pays', 'The Treasurer keeps the keys.', 'no'],
  ['ROLE-04', '売上を見る', '店長と会計係は売上を見る。', 'yes'],
  ['ROLE-04', '売上を見る', '会計係は売上を見られない。', 'no'],
  ['ROLE-04', '売上を見る', '会計係には、自分の店の売上だけを見せ、ほかは断る。', 'part'],
])('%s, %s: %s', (...[role, action, told, may]) => {
  expect(decide(role, action, told)).toEqual({ id: may === 'no' ? 'CT-02' : 'CT-01', may })
})

it.each([
  ['売上を見る', '最後の画面だけ会計係のスマホに売上を出し、ほかの画面には出さない。', 'CT-01'],
  ['売上を見る', '会計係に売上は見せない。', null],
  ['鍵を借りる', '最後の画面だけ会計係のスマホに売上を出す。', null],
])('what is refused may be allowed in a case: %s: %s', (action, suggestedDefault, id) => {
  const contradictions = [{ id: 'CT-01', items: ['PERM-01'], suggestedDefault }]
  const document = { contradictions } as unknown as RequirementsDocument
  const [, , , role = expect.fail('none')] = ROLES
  const told = { role: role as unknown as Role, action }
  expect(findAllowing(document, ['PERM-01'], told)).toBe(id)
  expect(findAllowing(document, ['PERM-02'], told)).toBeNull()
})
