import { expect, it } from 'vitest'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

/** The tests of a rule of one function. */
function testsOf(does: string, rule: { when: string; then: string }, words = ENGLISH) {
  const [name = '', said = ''] = words === ENGLISH ? ['keeper', 'when'] : ['係']
  const document = writeRows(
    [
      makeRow('role', `q5: ${name}`, { name }),
      makeRow('feature', `q7: ${name} ${does}`, { actor: name, does }),
      makeRow('rule', `q9: ${said} ${rule.when}, ${rule.then}`, { ...rule, about: [does] }),
    ],
    words,
  )
  return listRequirements(document)
    .flatMap(({ criteria }) => criteria)
    .filter(({ failure }) => failure)
    .map(({ when, outcome }) => `${when} → ${outcome}`)
}

it.each([
  [
    'hand over a sword',
    { when: 'a sword goes to a school', then: 'never without a teacher present' },
    ['a sword goes to a school, without a teacher present → the app refuses it'],
  ],
  [
    'let out a boat',
    { when: 'a boat is let out to a child', then: 'not without a grown-up on board' },
    ['a boat is let out to a child, without a grown-up on board → the app refuses it'],
  ],
  ['let out a boat', { when: 'a boat is let out', then: 'never on a Sunday' }, []],
  ['let out a boat', { when: 'a boat is late', then: 'the deposit is kept' }, []],
])('what may never be without something is tried without: %s', (does, rule, told) => {
  expect(testsOf(does, rule)).toEqual(told)
})

it.each([
  [
    '刀を貸す',
    { when: '学校に刀を貸す', then: '先生がいないと貸さない' },
    ['先生なしで、学校に刀を貸すとき → 断られる'],
  ],
  ['刀を貸す', { when: '学校に刀を貸す', then: '先生に知らせる' }, []],
])('in Japanese, too: %s', (does, rule, told) => {
  expect(testsOf(does, rule, JAPANESE)).toEqual(told)
})
