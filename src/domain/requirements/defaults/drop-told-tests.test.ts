import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { AcceptanceCriterion, Priority } from '#domain/requirements/document-items.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { dropToldTests } from './drop-told-tests.ts'

const studio = writeStudio()
const [pattern = expect.fail('the studio has no requirement')] = listRequirements(studio)

type Parts = Partial<AcceptanceCriterion> & { quote?: string }

function test({ quote = 'at most 12 kids on the wall', ...parts }: Parts): AcceptanceCriterion {
  const quotes = [{ question: 'q9', text: quote }]
  const own = { id: 'AC', sources: ['q9'], mark: 'assumed' as const, quotes, failure: false }
  return { ...own, given: '', when: '', outcome: '', ...parts }
}

/** Each in a requirement of its own. */
function documentOf(tests: readonly Parts[], priority: Priority): RequirementsDocument {
  const requirements = tests.map((parts, at) => ({
    ...pattern,
    ...{ id: `FR-90${at}`, priority, rules: [] },
    criteria: [test({ ...parts, id: `AC-90${at}.1` })],
  }))
  const [feature = expect.fail('the studio has no feature')] = studio.features
  return { ...studio, features: [{ ...feature, requirements }] }
}

function keep(tests: readonly Parts[], priority: Priority = 'unsaid'): number[] {
  const { features } = dropToldTests(documentOf(tests, priority))
  const left = features.flatMap(({ requirements }) => requirements)
  return left.flatMap(({ criteria }, at) => (criteria.length > 0 ? [at] : []))
}

const MORE = { when: 'more than 12 kids are put on the wall', outcome: 'the app refuses it' }
const BOTH = {
  when: 'Bev puts 12 kids; 13 kids on the wall',
  outcome: '12 kids: taken; 13 kids: refused',
  example: true,
}
const EDGE = {
  when: 'Bev puts kids on the wall with 12 kids; with more than 12 kids',
  outcome: 'it is taken; the app refuses it',
  edge: true,
}
const POORLY = { when: 'an instructor is poorly', outcome: 'the other one gets asked' }
const SET = {
  given: 'an instructor is set for climbing',
  when: 'the instructor is poorly',
  outcome: 'the other one gets asked, and if neither can, Bev gets a message',
}
const BARN = {
  given: 'the barn is held for a group',
  when: 'Bev types in a booking from the diary for the barn on the same weekend',
  outcome: 'the app refuses it, as the barn cannot be double booked',
}
const BARN_AGAIN = {
  given: 'the barn is already booked for that weekend',
  when: 'Bev types in a booking with the barn for the same weekend',
  outcome: 'the app refuses it, the barn is not double booked',
}
const WEEKS = {
  when: 'Bev cancels more than 6 weeks before',
  outcome: 'the app shows that the deposit goes back',
}
const LATE = { ...WEEKS, when: 'Bev cancels less than 6 weeks before' }
const TEXT = { when: "nobody's done it by 14:00", outcome: 'the owner gets a text' }
const MOVED = { given: 'a foreman is off sick and his tickets are moved', ...TEXT }
const DUE = { given: 'a scaffold is due its check that day', ...TEXT }
const ENTER = { when: '家内が電話の分を入れる', outcome: '一人も入れない' }
const CHANGE = { when: '家内が電話の分を増やすように直す', outcome: '一人も入れず、前のままである' }
const FULL = {
  given: '残りが3である',
  when: '客が2人を予約する; 4人を予約する',
  outcome: '予約が入る; 断られる',
  example: true,
}
const OVER = { when: '客が4人を予約する', outcome: '断られる' }
const TWICE = { when: 'お客さんが二回押す', outcome: '二件入らない' }
const TWICE_AGAIN = {
  given: 'お客さんが予約を入れるところ',
  when: '予約のボタンを二回押したら',
  outcome: '同じ予約は二件にならない',
}
const WRITING = {
  given: 'the brakes have been written down and signed for',
  when: 'anybody, the mechanic too, tries to change it',
  outcome: 'nobody can change it',
}
const WRITING_AGAIN = {
  given: 'the dangerous brakes have been written down and signed for',
  when: 'anybody, the mechanic too, tries to change the writing',
  outcome: 'the app refuses it and the signed writing stays as it was',
}
const somebody = studio.roles[0]?.name
const ERASED = {
  given: '載せていいと言うた人の写真がある',
  when: '後で嫌と言われて写真を消す',
  outcome: 'その写真がすぐ消える',
}
const ERASED_AGAIN = {
  given: '写真を載せていいと言うた人の写真がある',
  when: '後で嫌と言われたら',
  outcome: 'その写真をすぐ消せる',
}
const SEE_PRICE = { when: `a ${somebody} tries to see the price`, outcome: 'the app refuses it' }
const SEE_HIVES = { when: `a ${somebody} tries to see the hives`, outcome: 'the app refuses it' }

it.each<[string, Parts[], number[]]>([
  ['refused in other words', [WRITING, WRITING_AGAIN], [1]],
  ['refused in other words in Japanese', [TWICE, TWICE_AGAIN], [1]],
  ['with another ending in Japanese', [ERASED, ERASED_AGAIN], [0]],
  ['each, of two things that are refused', [SEE_PRICE, SEE_HIVES], [0, 1]],
  ['by an example, not by a model', [MORE, BOTH], [1]],
  ['by an example, not by the edge', [BOTH, EDGE], [0]],
  ['with what is so before', [{ ...POORLY, rows: ['r1'] }, SET], [1]],
  ['where it says as much, by the first', [BARN_AGAIN, BARN], [0]],
  ['in Japanese', [OVER, FULL], [1]],
  ['each, on the two sides of a limit', [WEEKS, LATE], [0, 1]],
  ['each, in a special case', [DUE, MOVED], [0, 1]],
  ['each, of two deeds in Japanese', [ENTER, CHANGE], [0, 1]],
  ['each, of other words of the answers', [MORE, { ...BOTH, quote: 'the barn is 28' }], [0, 1]],
  ['each, where one was edited', [{ ...MORE, edited: true }, BOTH], [0, 1]],
  ['each, of what two roles are refused', [{ ...MORE, from: ['PERM-01'] }, BOTH], [0, 1]],
  ['each, of two examples', [BOTH, { ...BOTH, given: 'one instructor' }], [0, 1]],
])('tells a case once: %s', (_, tests, left) => {
  expect(keep(tests)).toEqual(left)
})

it('leaves a must its last test, and keeps the id of what it drops', () => {
  expect(keep([MORE, BOTH], 'must')).toEqual([0, 1])
  const made = { ...MORE, rows: ['r1'] }
  const document = documentOf([made, BOTH], 'unsaid')
  expect(dropToldTests(document).retired).toMatchObject({ 'AC-900.1': ['r1'] })
  expect(dropToldTests(document, new Set(['AC-900.1'])).retired).toBeUndefined()
})
