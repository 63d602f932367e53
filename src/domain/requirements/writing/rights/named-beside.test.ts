import { expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { isNamedWith } from './named-beside.ts'

type Right = Extract<Row, { kind: 'permission' }>

const roleOf = (id: string, name: string, also: string[]) => ({ id, name, also }) as unknown as Role

it.each<[what: string, words: string[], expected: boolean]>([
  ['see the code', ['Only Ann and Bob see the code'], true],
  ['see the code', ['Ann and Bob, nobody else'], true],
  ['see the code', ['Only Ann sees the code', 'Ann and Bob stand at the front'], false],
  ['see the code', ['Ann and Bob hand out the code'], true],
  ['直す', ['直していいのは私だけ', 'まず私と栗田さんの受付で'], false],
  ['直す', ['直していいのは私と栗田さんだけ'], true],
  ['料金を変える', ['私と栗田さんが料金を変えます'], true],
])('of “%s” %j names another beside who alone may: %s', (what, words, expected) => {
  const isJapanese = /\p{Script=Han}/u.test(words[0] ?? '')
  const [ann, bob] = isJapanese
    ? [roleOf('1', '受付', ['私']), roleOf('2', 'パート', ['栗田さん'])]
    : [roleOf('1', 'Ann', []), roleOf('2', 'Bob', [])]
  const row = makeRow('permission', `q5: ${words[0]}`, { role: ann.name, may: 'only', what })
  const [first] = row.said
  const said = words.map((each) => ({ ...first, words: each }))
  const right = { ...row, said } as Right
  expect(isNamedWith(bob, [right], { find: () => ann })).toBe(expected)
})
