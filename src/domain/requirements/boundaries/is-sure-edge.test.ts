import { expect, it } from 'vitest'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { STUDIO_ROWS, studioInput } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'

function edgesOf(when: string, then: string) {
  const isJapanese = /\p{Script=Han}/u.test(when)
  const q9 = isJapanese ? `${when}とき、${then}` : `When ${when}, ${then}`
  const about = ['cancel own places']
  const rule = makeRow('rule', `q9: ${q9}`, { about, when, then })
  const rows = [...STUDIO_ROWS.filter(({ kind }) => kind !== 'rule'), rule]
  const input = { ...studioInput({ rows }), answers: [{ questionId: 'q9', value: q9 }] }
  return listRequirements(writeDocument(input, isJapanese ? JAPANESE : ENGLISH))
    .flatMap(({ criteria }) => criteria)
    .filter(({ edge }) => edge === true)
}

it.each([
  ['the pupil is ill or cancels less than 12 hours before', 'the fee is charged'],
  ['a place is cancelled/moved less than 12 hours before', 'the fee is charged'],
  ['a boat, a trailer, more than 3 people', 'the harbour master is asked'],
  ['a hire has music, a bar, or exceeds more than 80 people', 'the board approves the hire'],
  ['a pupil is under 21, or is it 18 (check the insurance)', 'no bike is lent'],
  ['a pupil is under 21 (is it 18?)', 'no bike is lent'],
  ['a place is cancelled maybe less than 12 hours before', 'the fee is charged'],
  ['a place is cancelled less than 12 or 24 hours before', 'the fee is charged'],
  ['hay música o más de 80 personas', 'decide la junta'],
  ['音楽、酒類または八十人を超える催し', '理事会が承認する'],
  ['音楽か酒類か八十人を超える催しがある', '理事会が承認する'],
  ['返却が二三日を超えて遅れた', '延滞料をいただく'],
  ['返却が2、3日を超えて遅れた', '延滞料をいただく'],
  ['遅れたり三日を超えて借りたりした', '延滞料をいただく'],
])('no edge is told of one of several conditions, nor of a doubted figure: %s', (when, then) => {
  expect(edgesOf(when, then)).toEqual([])
})

it.each([
  ['a pupil is 16 or under', 'a pupil is exactly 16'],
  ['a pupil is at most 16', 'a pupil is exactly 16'],
  ['八十人以上の催しがある', '80人ちょうどの催しがある'],
])('it is told of one condition, whatever its limit is made of: %s', (when, told) => {
  const then = /\p{Script=Han}/u.test(when) ? '理事会が承認する' : 'the place is free'
  const [edge] = edgesOf(when, then)
  expect(edge?.when).toContain(told)
  expect(edge?.outcome).toContain(then)
})

it.each([
  ['a group is more than 1,000 people', 'the place is free'],
  ['a place is cancelled less than 12 hours before', 'the fee is charged'],
  ['八十人を超える催しがある', '理事会が承認する'],
])('no test says only that something does not follow: %s', (when, then) => {
  expect(edgesOf(when, then)).toEqual([])
})
