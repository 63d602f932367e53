import { expect, it } from 'vitest'
import type { AcceptanceCriterion } from '#domain/requirements/document-items.ts'
import { createDesk } from '#domain/requirements/outline/desk.ts'
import { toPlainText } from '#domain/requirements/outline/pieces.ts'
import { workOut } from '#domain/requirements/outline/worked/work-out.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { writeCriterionLine } from './criteria-lines.ts'

const studio = writeStudio()
const [pattern = expect.fail('the studio has no criterion')] = studio.features.flatMap(
  ({ requirements }) => requirements.flatMap(({ criteria }) => criteria),
)

function tell(parts: Partial<AcceptanceCriterion>, words = ENGLISH): string {
  const desk = createDesk(studio, words.document, workOut(studio, words.document))
  const criterion = { ...pattern, from: [], rows: [], given: '', ...parts }
  return toPlainText(writeCriterionLine(desk, criterion, { named: new Map() }).text)
}

it.each([
  ['28 are put in; 29 are put in', '28 are taken; the 29th is refused'],
  ['28 are put in;29 are put in', '28 are taken；the 29th is refused'],
])('tells each event of an example with its own result: %s', (when, outcome) => {
  expect(tell({ when, outcome })).toBe(
    'When 28 are put in, then 28 are taken; or when 29 are put in, then the 29th is refused.',
  )
})

it('does so in Japanese, and behind what is given', () => {
  const told = { given: '残りが3', when: '2人で予約する; 4人で予約する', outcome: '入る; 断られる' }
  expect(tell(told, JAPANESE)).toBe(
    '前提： 残りが3。操作： 2人で予約する。結果： 入る。または操作： 4人で予約する。結果： 断られる。'.replaceAll(
      '： ',
      '：',
    ),
  )
})

it('leaves together what has not as many results as events', () => {
  expect(tell({ when: 'a place is booked; a card is shown', outcome: 'the place is held' })).toBe(
    'When a place is booked; a card is shown, then the place is held.',
  )
})

it.each([
  [
    { when: 'Bev puts 12 kids; 13 kids in one go', outcome: '12 kids: taken; 13 kids: refused' },
    'When Bev puts 12 kids in one go, then taken; or when 13 kids, then refused.',
  ],
  [
    {
      when: 'Bev marks it as cancelled on 2 April; on 4 April',
      outcome: '2 April (43 days before): £50 goes back; 4 April (41 days before): £0 goes back',
    },
    'When Bev marks it as cancelled on 2 April (43 days before), then £50 goes back; or when on 4 April (41 days before), then £0 goes back.',
  ],
  [
    {
      given: 'a pitch with 16 kids; a pitch with 24 kids',
      when: 'the app works out the bill',
      outcome: 'pitch £80; pitch £120',
    },
    'Given a pitch with 16 kids, when the app works out the bill, then £80; or given a pitch with 24 kids, then £120.',
  ],
  [
    {
      given: '10 kids of 8 yrs; 10 kids of 7 yrs',
      when: 'the leader ticks canoes',
      outcome: '8 yrs: taken; 7 yrs: refused',
    },
    'Given 10 kids of 8 yrs, when the leader ticks canoes, then taken; or given 10 kids of 7 yrs, then refused.',
  ],
  [
    {
      when: 'the leader puts in 34 kids and 6 adults; 34 kids and 7 adults',
      outcome: '40 people: taken; 41 people: “no, ring Bev”',
    },
    'When the leader puts in 34 kids and 6 adults, then 40 people: taken; or when 34 kids and 7 adults, then 41 people: “no, ring Bev”.',
  ],
])('tells no result by its case again: %o', (parts, told) => {
  expect(tell(parts)).toBe(told)
})

it('pairs what is given in Japanese, too', () => {
  const told = { given: '大人2人; 小学生2人', when: '予約する', outcome: '2,000円; 1,000円' }
  expect(tell(told, JAPANESE)).toBe(
    '前提：大人2人。操作：予約する。結果：2,000円。または前提：小学生2人。結果：1,000円。',
  )
})
