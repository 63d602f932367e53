import { expect, it } from 'vitest'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { applyRightRows } from './apply-right-rows.ts'
import { stampRights } from './rights-told.ts'

const role = (name: string, also: string[]) =>
  makeRow('role', `q5: ${[name, ...also].join(', ')}`, { name, also })

it.each<[string, string[]]>([
  ['book a ride', ['Rider', 'Owner']],
  ['cancel a ride', ['Rider']],
])('lets who runs the place, too, %s', (does, told) => {
  const feature = makeRow('feature', `q7: riders ${does}`, { actor: 'rider', does })
  const roles = [role('rider', []), role('owner', ['me'])]
  const document = writeRows([...roles, feature], DOCUMENT_WORDS)
  const items = listRequirements(document).map(({ id }) => id)
  const row = { items, text: does, cells: [{ role: 'rider', may: 'yes' }] }
  const applied = applyRightRows({
    ...{ document, sameLanguage: true, inTurn: [] },
    rightRows: stampRights([row], document),
  })
  const [first] = applied.document.rightRows ?? []
  const names = first?.cells.map((cell) => document.roles.find(({ id }) => id === cell.role)?.name)
  expect(names).toEqual(told)
})

it('lets them what a right does, and has no right to everything', () => {
  const right = (name: string, what: string) =>
    makeRow('permission', `q5: ${name} ${what}`, { role: name, what })
  const rights = [right('owner', 'do everything'), right('owner', 'block a day')]
  const roles = [role('rider', []), role('owner', ['me'])]
  const told = [...roles, ...rights, right('rider', 'block a day')]
  const document = writeRows(told, DOCUMENT_WORDS)
  const items = document.permissions.map(({ id }) => id)
  const row = { items, text: 'Block a day', cells: [{ role: 'rider', may: 'yes' }] }
  const { document: now, findings } = applyRightRows({
    ...{ document, sameLanguage: true, inTurn: [] },
    rightRows: stampRights([row], document),
  })
  expect(findings).toEqual([])
  expect(now.rightRows?.[0]?.cells).toHaveLength(2)
  expect(now.rightRows?.[0]?.items).toHaveLength(1)
})
