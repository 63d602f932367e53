import { expect, it } from 'vitest'
import type { Contradiction, OpenQuestion } from '#domain/requirements/document-registers.ts'
import { putShort, putWhy } from './put-short.ts'

const TOLD = ['I hold a list 5 days for Mrs Ames, when two ask for it.', '返事は5日待ちます。']
const make = (text: string): OpenQuestion => ({
  ...{ id: 'OQ-01', sources: ['q9'], mark: 'open', text, why: '', blocks: [] },
  quotes: [{ question: 'q9', text: TOLD[0] ?? '' }],
  suggestedDefault: 'The list is free again after 20 minutes.',
})
const english = 'What happens with a list when nobody answers?'
const japanese = 'お客様から返事がないとき、予約はどうしますか？'

it.each([
  ['a few words', english, 'Nobody answers in 5 days?', true],
  ['a figure of what holds until then', english, 'Free again after 20 minutes?', true],
  ['what two do at once', english, 'Two want one list?', true],
  ['a name that was told', english, 'Does Mrs Ames wait longer?', true],
  ['a figure of nobody', english, 'Nobody answers in 9 days?', false],
  ['a name of nobody', english, 'Does Mr Crabtree wait longer?', false],
  ['no question', english, 'Nobody answers in 5 days.', false],
  ['two sentences', english, 'Nobody answers? Is it free?', false],
  ['too few words', english, 'Free then?', false],
  ['too many words', english, 'What happens with it when nobody at all answers us?', false],
  ['an id', english, 'Is FR-014 free again?', false],
  ['another language', english, '返事がないときは？', false],
  ['nothing', english, '', false],
  ['none', english, null, false],
  ['a few letters', japanese, '5日返事がないときは？', true],
  ['letters with a figure of nobody', japanese, '9日返事がないときは？', false],
  ['too few letters', japanese, '返事は？', false],
  [
    'too many letters',
    japanese,
    '返事がないときは予約をいつまで取っておいたらよろしいですか？',
    false,
  ],
  ['English for Japanese', japanese, 'Nobody answers in 5 days?', false],
])('takes or leaves %s', (...[, text, short, isTaken]) => {
  const item = make(text)
  expect(putShort(item, { short }, TOLD)).toBe(isTaken)
  expect(item.short).toBe(isTaken ? short : undefined)
})

it.each([
  ['It decides where the app waits for money', 'It decides where the app waits for money.'],
  ['It costs 9 pounds a week', undefined],
  [`It decides ${'so much of '.repeat(8)}it`, undefined],
  [null, undefined],
])('takes or leaves why it matters: %s', (why, expected) => {
  const clash: Contradiction = {
    ...make(english),
    suggestedDefault: 'It waits.',
    items: [],
    why: '',
  }
  const { why: _, ...item }: Contradiction = clash
  putWhy(item, { why }, TOLD)
  expect((item as Contradiction).why).toBe(expected)
})
