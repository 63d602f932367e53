import { expect, it } from 'vitest'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { findWaiting } from './find-waiting.ts'

interface Told {
  deeds: readonly string[]
  rule: { when: string; then: string }
  words?: typeof ENGLISH
  /** The deed that takes a thing to another stage, by the rule. */
  isWay?: boolean
  /** A test of the second deed runs the rule. */
  isTried?: boolean
  /** The place of the deed that brings a thing to where the last takes it on. */
  begun?: number
}

/** In which part something waits for the last deed, each in one of its own; the second keeps the rule. */
function find({ deeds, rule, words = ENGLISH, isWay = false, isTried = false, begun }: Told) {
  const actor = words === ENGLISH ? 'clerk' : '受付'
  const written = writeRows(
    [
      makeRow('role', `q5: ${actor}`, { name: actor }),
      ...deeds.map((does) => makeRow('feature', `q7: ${actor} ${does}`, { actor, does })),
      makeRow('rule', `q9: ${rule.when} ${rule.then}`, rule),
    ],
    words,
  )
  const [told = expect.fail('no rule')] = written.rules
  const all = listRequirements(written)
  const made = all.map((each, at): FunctionalRequirement => {
    const isLast = at === all.length - 1
    const test = { id: 'AC#1', sources: [], mark: 'assumed', quotes: [], from: [told.id] }
    const tests = [{ ...test, given: '', when: 'one', outcome: 'two', failure: false }] as never[]
    const isKeeping = at === 1 || (isLast && !isWay)
    return {
      ...each,
      rules: isKeeping ? [told.id] : [],
      criteria: at === 1 && isTried ? tests : [],
    }
  })
  const last = made.at(-1) ?? expect.fail('no deed')
  const way = { from: 'asked', to: 'out', items: [last.id, told.id] }
  const begins = begun === undefined ? [] : [made[begun]?.id ?? expect.fail('no deed')]
  const states = [...begins.map(() => 'new'), 'asked', 'out']
  const transitions = [...begins.map((id) => ({ from: 'new', to: 'asked', items: [id] })), way]
  const table = { id: 'ST-01', thing: 'thing', states, transitions }
  return findWaiting(last, {
    ...{ roles: written.roles, rules: written.rules, entities: [] },
    statusTables: isWay ? [table as never] : [],
    parts: made.map((each) => ({ title: '', goal: '', of: [each] })),
    deedOf: ({ id }) => deeds[made.findIndex((each) => each.id === id)] ?? '',
  })
}

const UNPAID = { when: 'a berth is not paid', then: 'no key goes out' }
const HOIST = { when: 'boats are on the hoist', then: 'at most 2 boats at one time' }

it.each<[string, Told, number]>([
  ['a mark', { deeds: ['see', 'book a berth', 'ring', 'mark paid'], rule: UNPAID }, 1],
  ['a record', { deeds: ['see', 'book', 'ring', 'record that a berth is paid'], rule: UNPAID }, 1],
  [
    'nothing that only sees it',
    { deeds: ['see', 'book', 'ring', 'see who paid'], rule: UNPAID },
    -1,
  ],
  [
    'no record of another thing',
    { deeds: ['see', 'book', 'ring', 'note the tide'], rule: UNPAID },
    -1,
  ],
  [
    'nothing of who sets the prices',
    { deeds: ['see', 'set the prices', 'ring', 'mark paid'], rule: UNPAID },
    -1,
  ],
  [
    'what brings a thing to the stage that a test runs',
    {
      ...{ deeds: ['see', 'list the boats', 'ring', 'lift boats out and in'], rule: HOIST },
      ...{ isWay: true, isTried: true },
    },
    1,
  ],
  [
    'what ends it, not before its beginning',
    {
      ...{ deeds: ['see', 'list the boats', 'haul one', 'lift boats out and in'], rule: HOIST },
      ...{ isWay: true, isTried: true, begun: 2 },
    },
    -1,
  ],
  [
    'what ends it, behind its beginning',
    {
      ...{ deeds: ['haul one', 'list the boats', 'ring', 'lift boats out and in'], rule: HOIST },
      ...{ isWay: true, isTried: true, begun: 0 },
    },
    1,
  ],
  [
    'not what no test there runs',
    { deeds: ['see', 'list the boats', 'ring', 'lift boats out'], rule: HOIST, isWay: true },
    -1,
  ],
  [
    'a record in Japanese',
    {
      deeds: ['船を見る', '伝票を出す', '電話する', 'ツケの入金を記録'],
      rule: { when: 'ツケが15万円をこえた', then: '次の伝票を止める' },
      words: JAPANESE,
    },
    1,
  ],
])('waits for %s', (_, told, place) => {
  expect(find(told)).toBe(place)
})

it('waits no earlier than in the second part', () => {
  const deeds = ['book a berth', 'ring', 'mark paid']
  expect(find({ deeds, rule: UNPAID })).toBe(1)
})

it.each([
  ['add a boat', 0],
  ['see a boat', -1],
  ['add a mooring', -1],
  ['enter the boats of a guest', 0],
  ['enter at the desk what boats ask by phone', -1],
])('comes with the first function about what it adds: %s', (does, place) => {
  const deeds = ['list the boats', 'ring', does]
  const written = writeRows(
    [
      makeRow('role', 'q5: clerk', { name: 'clerk' }),
      makeRow('thing', 'q10: boat', { name: 'boat' }),
      ...deeds.map((deed) =>
        makeRow('feature', `q7: clerk ${deed}`, { actor: 'clerk', does: deed }),
      ),
    ],
    ENGLISH,
  )
  const [boat] = written.entities
  const made = listRequirements(written).map((each, at) => ({
    ...each,
    entities: at === 0 ? [boat?.id ?? ''] : [],
  }))
  const last = made.at(-1) ?? expect.fail('no deed')
  const parts = made.map((each) => ({ title: '', goal: '', of: [each] }))
  const deedOf = ({ id }: FunctionalRequirement) =>
    deeds[made.findIndex((each) => each.id === id)] ?? ''
  expect(findWaiting(last, { ...written, parts, deedOf })).toBe(place)
})
