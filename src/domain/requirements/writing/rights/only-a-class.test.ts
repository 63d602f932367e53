import { expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import type { PermissionCell } from '#domain/requirements/document-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const role = (name: string, also: string[] = []) =>
  makeRow('role', `q5: ${[name, ...also].join(', ')}`, { name, also })
const right = (...[who, may, what, said]: [string, 'may' | 'only', string, string?]) =>
  makeRow('permission', `q5: ${said ?? `${who} ${may} ${what}`}`, { role: who, may, what })

function cellsOf(rows: readonly Row[], deed: string, words?: Parameters<typeof writeRows>[1]) {
  const { permissions, roles } = writeRows(rows, words)
  const row = permissions.find(({ action }) => action.toLowerCase().includes(deed))
  const tell = ({ permission, guess, assumed }: PermissionCell) =>
    permission + (guess === true ? '°' : '') + (assumed === true ? '†' : '')
  return Object.fromEntries(
    (row?.cells ?? []).map((cell) => [
      roles.find(({ id }) => id === cell.role)?.name.toLowerCase(),
      tell(cell),
    ]),
  )
}

it('leaves what only members may to whoever has a post among them', () => {
  const rows = [
    role('owner', ['me']),
    role('treasurer', ['Sheila']),
    role('Maureen'),
    role('member'),
    role('guest'),
    right('member', 'may', 'book their own slot'),
    right('treasurer', 'may', 'mark a slot paid'),
    right('Maureen', 'may', 'run the rota'),
    right('member', 'only', 'collect swarms', 'Only members who are paid up may collect swarms'),
  ]
  expect(cellsOf(rows, 'collect')).toEqual({
    ...{ owner: 'yes†', treasurer: 'unstated', maureen: 'yes†', member: 'yes', guest: 'no°' },
  })
})

it('leaves who runs the place what only a class of others may, and refuses it to another class', () => {
  const rows = [
    role('owner', ['me']),
    role('driver'),
    role('customer'),
    right('customer', 'may', 'book a ride'),
    right('driver', 'may', 'see the rides'),
    right('driver', 'only', 'close a ride', 'Only drivers close a ride'),
  ]
  expect(cellsOf(rows, 'close')).toEqual({ owner: 'yes†', driver: 'only', customer: 'no°' })
})

it('leaves nobody what one person alone may', () => {
  const rows = [
    role('owner', ['me']),
    role('treasurer'),
    role('member'),
    right('member', 'may', 'book their own slot'),
    right('treasurer', 'only', 'mark a deposit as returned', 'Only the treasurer marks it'),
  ]
  expect(cellsOf(rows, 'deposit')).toEqual({ owner: 'no°', treasurer: 'only', member: 'no°' })
})

it('does so in Japanese', () => {
  const rows = [
    role('店長', ['私']),
    role('会計'),
    role('会員'),
    right('会員', 'may', '自分の予約を取る'),
    right('会計', 'may', '入金を付ける'),
    right('会員', 'only', '巣箱を借りる', '巣箱を借りるのは会員だけです'),
  ]
  expect(cellsOf(rows, '巣箱', JAPANESE)).toEqual({ 店長: 'yes†', 会計: 'unstated', 会員: 'yes' })
})

it.each<[string, string, string]>([
  ['写真は、うちと本人だけ', 'yes†', 'yes†'],
  ['写真は、うちとお客さん本人だけ', 'no°', 'no°'],
  ['写真は、うちだけ', 'no°', 'no°'],
])('leaves a thing to whom it is about, whoever that is: %s', (said, inn, museum) => {
  const rows = [
    role('店長', ['うち']),
    role('スタッフ'),
    role('お客さん'),
    role('旅館のお客様'),
    role('美術館'),
    right('お客さん', 'may', '自分の注文を見る'),
    right('旅館のお客様', 'may', '自分の注文を見る'),
    right('美術館', 'may', '自分の注文を見る'),
    right('スタッフ', 'may', '寸法を見る'),
    right('店長', 'only', '写真を見る', said),
    right('お客さん', 'only', '本人の写真を見る', said),
  ]
  expect(cellsOf(rows, '写真', JAPANESE)).toMatchObject({
    旅館のお客様: inn,
    美術館: museum,
    スタッフ: 'no°',
  })
})

it.each<[string, string]>([
  ['Photos: only me and the person themselves', 'yes†'],
  ['Photos: only me and whose home it is', 'yes†'],
  ['Photos: only drivers themselves and me', 'no°'],
])('does so in English: %s', (said, told) => {
  const rows = [
    role('owner', ['me']),
    role('driver'),
    role('customer'),
    right('customer', 'may', 'book a ride'),
    right('driver', 'may', 'see the rides'),
    right('owner', 'only', 'see photos', said),
  ]
  expect(cellsOf(rows, 'photos')).toMatchObject({ customer: told })
})
