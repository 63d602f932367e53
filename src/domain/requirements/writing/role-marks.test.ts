import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'

it('is no surer of a stranger than of the words that stand with them', () => {
  const child = makeRow('role', 'q5: children', { name: 'children', access: false })
  const list = makeRow('permission', 'q5: children the list', { role: 'children', what: 'list' })
  const marks = (right: typeof list) =>
    writeRows([child, right], ENGLISH).outsiders?.map(({ mark }) => mark)
  expect(marks(list)).toEqual(['stated'])
  expect(marks({ ...list, flags: ['verb'] })).toEqual(['unconfirmed'])
})

it('nor of somebody who may do everything', () => {
  const boss = makeRow('role', 'q5: the boss', { name: 'boss' })
  const all = makeRow('permission', 'q5: maybe all', { role: 'boss', what: 'everything' })
  const marks = (right: typeof all) =>
    writeRows([boss, right], ENGLISH).roles.map(({ mark }) => mark)
  expect(marks(all)).toEqual(['stated'])
  expect(marks({ ...all, certainty: 'guess' })).toEqual(['unconfirmed'])
})
