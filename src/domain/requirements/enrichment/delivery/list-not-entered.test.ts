import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { listNotEntered } from './list-not-entered.ts'

function found(thing: string, deeds: readonly string[], words = ENGLISH) {
  const actor = words === ENGLISH ? 'clerk' : '受付'
  const document = writeRows(
    [
      makeRow('role', `q5: ${actor}`, { name: actor }),
      makeRow('thing', `q10: ${thing}`, { name: thing }),
      ...deeds.map((does) => makeRow('feature', `q7: ${actor} ${does}`, { actor, does })),
    ],
    words,
  )
  return listNotEntered(document).map(({ name }) => name.toLowerCase())
}

it.each<[string, string[], boolean]>([
  ['visit', ['see the list of visits'], true],
  ['visit', ['see the list of visits', 'put in a visit'], false],
  ['visit', ['print the visits', 'cancel a visit'], true],
  ['stall', ['book a stall at the fair', 'see the stalls'], false],
  ['stall', ['write down the trader of a stall', 'see the stalls'], true],
  ['price', ['see the prices', 'change the prices'], false],
  ['boat', ['see the tide'], false],
])('finds a thing that nobody enters: %s: %j', (thing, deeds, isFound) => {
  expect(found(thing, deeds)).toEqual(isFound ? [thing] : [])
})

it.each<[string, string[], boolean]>([
  ['生徒', ['生徒の一覧を見る'], true],
  ['生徒', ['生徒の一覧を見る', '生徒を登録する'], false],
  ['生徒', ['生徒の一覧を見る', '生徒の住所を登録する'], true],
  ['生徒', ['生徒と組を登録し、住所を直す', '生徒の一覧を見る'], false],
])('in Japanese, too: %s: %j', (thing, deeds, isFound) => {
  expect(found(thing, deeds, JAPANESE)).toEqual(isFound ? [thing] : [])
})
