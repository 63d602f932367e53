import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { AcceptanceCriterion } from '#domain/requirements/document-items.ts'
import type { StatusTable } from '#domain/requirements/document-stages.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { partCriteria } from './part-criteria.ts'
import { markHollow } from './says-itself.ts'

function test(id: string, more: Partial<AcceptanceCriterion>): AcceptanceCriterion {
  const own = { id, sources: ['q7'], mark: 'stated' as const, quotes: [], rows: ['r1'] }
  return { ...own, given: '', when: '', outcome: '', failure: false, ...more }
}

function shows(own: Partial<AcceptanceCriterion>, text = 'Lend drills.'): boolean {
  const statusTables = [
    { id: 'ST-01', thing: 'hire', states: ['asked', 'picked and held'] },
  ] as unknown as StatusTable[]
  const requirement = { criteria: [test('a', own)], priority: 'must' as const, text }
  const features = [{ title: '', requirements: [requirement] }]
  const document = {
    rules: [],
    roles: [],
    statusTables,
    features,
  } as unknown as RequirementsDocument
  const marked = markHollow(document)
  const [given = requirement] = listRequirements(marked)
  const { shown, folded } = partCriteria(given, marked)
  expect([...shown, ...folded]).toHaveLength(1)
  return shown.length > 0
}

it.each<[string, string, boolean]>([
  ['だれかが台所に食べられない物を出す', '食べられない物が出る', false],
  ['だれかが欠航の連絡を誰が読んだか見る', '誰が読んだか分かる', false],
  ['だれかが子ども料金がわかるようにする', '子ども料金がわかる', false],
  ['店主が見積もりをお客様に送る', '見積もりが送られる', false],
  ['the keeper opens the list of drills', 'the app shows the list', false],
  ['the baker marks the cake as iced', 'the cake is marked as iced', false],
  // What is kept, goes back, is seen by others, refused or counted is more.
  ['お客様が予約を取り消す', '予約がもどる', true],
  ['お客様が予約を取り消す', '残りの席が戻る', true],
  ['店主が見積もりを送る', 'お客様に見積もりが送られる', true],
  ['店主が見積もりを入れる', '見積もりが画面に出る', true],
  ['お客様が席を選ぶ', '席が選べない', true],
  ['お客様が席を選ぶ', '席が2つ選べる', true],
  ['the clerk puts the price', 'the app shows the price', true],
  ['the clerk sends the quote', 'the hirer sees the quote', true],
  ['the hirer books the hall', 'the hall is not booked', true],
  ['the hirer books the hall', 'the booking is kept with the day', true],
])('“%s”, “%s” stands where it is built: %s', (when, outcome, isShown) => {
  expect(shows({ when, outcome })).toBe(isShown)
  expect(shows({ when, outcome, edited: true })).toBe(true)
  expect(shows({ when, outcome, given: 'a drill is late' })).toBe(true)
})

it.each<[Partial<AcceptanceCriterion>, boolean]>([
  [{ from: ['ST-01'], outcome: 'the app allows it only from a stage that leads there' }, false],
  [{ from: ['ST-01'], outcome: 'その手前の段階からだけ変更できる' }, false],
  [{ from: ['ST-01'], outcome: 'the hire is “picked and held”' }, true],
  [{ from: ['ST-01', 'BR-001'], outcome: 'the deposit is due' }, true],
])('a test that stages follow their table stands there: %o: %s', (own, isShown) => {
  expect(shows({ when: 'the volunteer sets the hire', ...own })).toBe(isShown)
})
