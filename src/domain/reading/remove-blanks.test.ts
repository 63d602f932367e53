import { expect, it } from 'vitest'
import { readingOf } from '#domain/requirements/testing/input-of.ts'
import { removeBlanks } from './remove-blanks.ts'

it.each([
  ['Nobody pays. Dogs wait outside.', 'Nobody pays. Dogs wait outside.'],
  ['When a client cancels late, then ____. Dogs wait outside.', 'Dogs wait outside.'],
  ['Dogs wait outside.\nOnly ____ sees the names.', 'Dogs wait outside.\n'],
  ['来なかった場合は、____。犬は外で待つ。', '犬は外で待つ。'],
])('leaves out what is not finished: %s', (text, finished) => {
  expect(removeBlanks(text)).toBe(finished)
})

it.each([
  ['q9', 'When a client does not turn up, then ____.'],
  ['q13', 'The client gets a reminder ____ before.'],
  ['q10', 'Slot: day, time, ____.'],
  ['q9', 'お客様が来なかった場合は、____。'],
])('nothing is read of a blank: %s %s', (question, text) => {
  expect(readingOf({ [question]: text }).rows).toEqual([])
})

it('reads the sentence once it is finished', () => {
  const { rows } = readingOf({ q9: 'When a client does not turn up, then the place is charged.' })
  expect(rows.map(({ kind }) => kind)).toContain('rule')
})
