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
