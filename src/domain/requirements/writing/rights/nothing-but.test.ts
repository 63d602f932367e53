import { expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const role = (name: string, also: string[] = []) =>
  makeRow('role', `q5: ${[name, ...also].join(', ')}`, { name, also })
const right = (who: string, may: 'may' | 'never', what: string) =>
  makeRow('permission', `q5: ${who} ${may} ${what}`, { role: who, may, what })

function cellOf(rows: readonly Row[], [who, deed]: readonly [string, string], words = ENGLISH) {
  const { permissions, roles } = writeRows(rows, words)
  const id = roles.find(({ name }) => name.toLowerCase() === who)?.id
  const row = permissions.find(({ action }) => action.toLowerCase() === deed)
  const cell = row?.cells.find((each) => each.role === id)
  return [cell?.permission, cell?.guess === true, cell?.assumed === true]
}

const VAN = [
  ...[role('owner', ['me']), role('driver'), role('assistant')],
  right('driver', 'may', 'see the round of today'),
  right('driver', 'may', 'see telephone numbers in the round of today'),
  right('driver', 'never', 'see anything else'),
  right('assistant', 'never', 'see telephone numbers'),
  right('assistant', 'may', 'see prices'),
  right('assistant', 'may', 'see their own shifts'),
]

it.each([
  ['driver', 'see telephone numbers', ['yes', false, true]],
  ['driver', 'see prices', ['no', false, false]],
  ['driver', 'see their own shifts', ['no', false, false]],
  ['assistant', 'see telephone numbers', ['no', false, false]],
] as const)('“nothing else” of %s leaves "%s" %j', (who, deed, expected) => {
  expect(cellOf(VAN, [who, deed])).toEqual(expected)
})

it.each([
  ['see their own pages', 'unstated'],
  ['see the rota', 'yes'],
])('what staff may, "%s", is of other staff %s', (deed, expected) => {
  const rows = [
    ...[role('owner', ['me']), role('teacher'), role('cleaner')],
    ...[right('teacher', 'may', deed), right('cleaner', 'may', 'open the doors')],
  ]
  expect(cellOf(rows, ['cleaner', deed])[0]).toBe(expected)
})

it.each([
  ['自分のその日の分を見る', 'unstated'],
  ['当番表を見る', 'yes'],
])('「%s」は、ほかのスタッフには %s', (deed, expected) => {
  const rows = [
    ...[role('店長', ['私']), role('先生'), role('パート')],
    ...[right('先生', 'may', deed), right('パート', 'may', '鍵を開ける')],
  ]
  expect(cellOf(rows, ['パート', deed], JAPANESE)[0]).toBe(expected)
})
