import { expect, it } from 'vitest'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { listLaterNeeded } from './list-later-needed.ts'
import { listSentTwice } from './list-sent-twice.ts'

/** The tests that need a deed of a later slice, where the first slice has one of this case. */
function laterOf(actor: string, [first, later]: readonly [string, string], given: string) {
  const words = /\p{Script=Han}/u.test(actor) ? JAPANESE : ENGLISH
  const rows = [first, later].map((does) =>
    makeRow('feature', `q7: ${actor} ${does}`, { actor, does, priority: 'must' as const }),
  )
  const document = writeRows([makeRow('role', `q5: ${actor}`, { name: actor }), ...rows], words)
  const [one, other] = listRequirements(document)
  if (one === undefined || other === undefined) return expect.fail('no functions')
  const test = { given, when: '', outcome: '', sources: [], quotes: [], mark: 'assumed' }
  one.criteria = [{ ...test, id: 'AC-001.1' } as never]
  document.slices = [one, other].map(({ id }, at) => ({
    ...{ number: at + 1, title: '', goal: '', requirements: [id] },
  }))
  return listLaterNeeded(document).map(({ test: id, needs }) => [id, needs === other.id])
}

it.each<[string, [string, string], [string, boolean]]>([
  ['clerk', ['send the door code', 'mark paid'], ['a booking that is marked as paid', true]],
  ['clerk', ['send the door code', 'mark paid'], ['a booking on Thursday', false]],
  ['clerk', ['see the day', 'cancel a boat'], ['a boat that was cancelled', true]],
  ['受付', ['一覧を見る', '入金を記録する'], ['入金が記録された予約', true]],
  ['受付', ['一覧を見る', '入金を記録する'], ['予約が一つある', false]],
])('finds a test of what a later slice brings: %s, %j, %j', (actor, deeds, [given, isFound]) => {
  expect(laterOf(actor, deeds, given)).toEqual(isFound ? [['AC-001.1', true]] : [])
})

it.each<[string, string, [string, boolean]]>([
  ['the papers have almost ended', 'papers almost ended', ['Client', true]],
  ['papers OK', 'papers not OK', ['Client', false]],
  ['papers OK', 'papers OK', ['Driver', false]],
  ['a slot is free', 'a slot is taken', ['Client', false]],
  ['順番が来た', '順番が来た', ['Client', true]],
])('finds messages that tell one event twice: %s, %s, %j', (one, other, [to, isFound]) => {
  const messages = [
    { id: 'MSG-01', trigger: one, recipient: 'client' },
    { id: 'MSG-02', trigger: other, recipient: to },
  ]
  const found = listSentTwice({ messages: messages as never })
  expect(found).toEqual(isFound ? [['MSG-01', 'MSG-02']] : [])
})
