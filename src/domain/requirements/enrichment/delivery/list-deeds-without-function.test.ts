import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { listDeedsWithoutFunction } from './list-deeds-without-function.ts'

/** What is found of a step behind which a function of these deeds stands. */
function found(deeds: readonly string[], text: string, words = ENGLISH) {
  const rows = deeds.map((does) =>
    makeRow('feature', `q7: volunteer ${does}`, { actor: 'volunteer', does }),
  )
  const document = writeRows(
    [makeRow('role', 'q5: volunteer', { name: 'volunteer' }), ...rows],
    words,
  )
  const about = { id: 'UJ-01', sources: [], mark: 'stated', quotes: [] }
  const steps = [{ number: 7, text, requirements: ['FR-001'] }]
  const journeys = [{ ...about, title: 'one', persona: null, role: null, steps }] as never
  return listDeedsWithoutFunction({ ...document, journeys }).map((deed) => deed.text)
}

it.each([
  [
    ['hand out the pieces'],
    'The volunteer hands out the pieces, swaps what is too small.',
    ['swaps what is too small'],
  ],
  [
    ['take back a tool', 'write down damage to a tool'],
    'The volunteer takes back the tool and writes down damage.',
    [],
  ],
  [
    ['book a lesson'],
    'The volunteer books a lesson; weighs the rider at the gate; goes.',
    ['weighs the rider at the gate'],
  ],
])('finds what a step tells beside its function: %s: %s', (deeds, text, deed) => {
  expect(found(deeds, text)).toEqual(deed)
})

it.each([
  ['届け物を配る', '配る届け物を積んで、空の箱を集めて数える。', ['空の箱を集めて']],
  ['届け物を配る', '届け物を配る。', []],
])('in Japanese, too: %s: %s', (deed, text, left) => {
  expect(found([deed], text, JAPANESE)).toEqual(left)
})
