import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const right = (role: string, what: string, may: 'may' | 'never' | 'only' = 'may') =>
  makeRow('permission', `q5: ${role} ${what}`, { role, what, may })
const role = (name: string) => makeRow('role', `q5: ${name}`, { name })

it.each([
  [
    'with the role in its words',
    ENGLISH,
    [right('volunteer', 'volunteers see the board'), right('vet', 'see the board')],
    ['See the board'],
  ],
  [
    'by another verb',
    ENGLISH,
    [right('volunteer', 'view the board'), right('vet', 'see the board')],
    ['See the board'],
  ],
  [
    'with who asked for it',
    JAPANESE,
    [right('係', '写真を選ぶ'), right('お客様', '申し込んだ方が写真を選ぶ')],
    ['写真を選ぶ'],
  ],
  [
    'by another verb in Japanese',
    JAPANESE,
    [right('係', '予定を確認する'), right('お客様', 'お客様は予定を見る')],
    ['予定を見る'],
  ],
  [
    'but not of what is only theirs',
    JAPANESE,
    [right('係', '写真を選ぶ'), right('お客様', '自分の写真を選ぶ')],
    ['写真を選ぶ', '自分の写真を選ぶ'],
  ],
  [
    'nor of other things',
    ENGLISH,
    [right('volunteer', 'volunteers see the board'), right('vet', 'see the board of trustees')],
    ['See the board', 'See the board of trustees'],
  ],
])('one deed is one row, %s', (...[, words, rights, actions]) => {
  const roles = words === ENGLISH ? ['volunteer', 'vet'] : ['係', 'お客様']
  const { permissions } = writeRows([...roles.map(role), ...rights], words)
  expect(permissions.map(({ action }) => action)).toEqual(actions)
  if (permissions.length > 1) return
  expect(permissions[0]?.cells.map(({ permission }) => permission)).toEqual(['yes', 'yes'])
})
