import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { listPromised } from './list-promised.ts'

/** Whether what holds until then is promised, with a message of this event. */
function isPromised(suggestedDefault: string, trigger: string, words = ENGLISH): boolean {
  const document = writeRows([makeRow('role', 'q5: hirer', { name: 'hirer' })], words)
  const about = { sources: [], quotes: [], mark: 'open' }
  const openQuestions = [{ id: 'OQ-01', ...about, text: 'What then?', suggestedDefault }] as never
  const messages = [{ id: 'MSG-01', ...about, text: trigger, trigger, recipient: 'hirer' }] as never
  return listPromised({ ...document, openQuestions, messages }).has('OQ-01')
}

it.each([
  [
    'After 5 days without an answer the boat is free and the hirer is told.',
    'a boat is late',
    true,
  ],
  ['The app reminds the hirer when the boat is late.', 'the boat is late', false],
  ['The boat stays free, and nobody has it.', 'the boat is late', false],
  ['A hirer is told at the counter that the deck is wet.', 'booked', true],
])('finds what is promised and no message says: %s (%s)', (until, trigger, is) => {
  expect(isPromised(until, trigger)).toBe(is)
})

it.each([
  ['五日返事がなければ枠は空き、お客様に知らせる。', '届けた時', true],
  ['届けた時にお客様に知らせる。', '届けた時', false],
  ['五日返事がなければ枠は空く。', '届けた時', false],
])('in Japanese, too: %s (%s)', (until, trigger, is) => {
  expect(isPromised(until, trigger, JAPANESE)).toBe(is)
})
