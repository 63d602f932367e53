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
