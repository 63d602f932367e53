import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { findLost } from './find-lost.ts'
import { listTellable } from './tellable.ts'

const document = (test: { given?: string; when: string; outcome: string }, text: string) =>
  ({
    ...writeRows([], ENGLISH),
    features: [
      {
        title: 'All',
        requirements: [
          {
            ...{ id: 'FR-001', text, role: null, mark: 'stated', sources: [], quotes: [] },
            criteria: [
              { id: 'AC-001.1', mark: 'assumed', sources: [], quotes: [], given: '', ...test },
            ],
          },
        ],
      },
    ],
  }) as unknown as RequirementsDocument

const SLOTS = {
  given: 'today is 1 August and the slots 9 to 11 are free on Wednesday',
  when: 'somebody picks 21 August or 23 August',
  outcome: '21 August is booked, 23 August is refused',
}
const SNOW = {
  when: '大雪で22軒いっぺんに休みにして3時間電話したとき',
  outcome: '全部休みを1回で押せて、4軒残る',
}
const FULL = { given: '8 people are in', when: 'the 9th asks', outcome: 'the app refuses it' }

it.each([
  [SLOTS, 'A slot is booked ahead.', '21 August booked, 23 August refused.', null],
  [SLOTS, 'A slot is booked ahead.', 'Booked or refused.', '21, 23, August'],
  [SNOW, '全部休みを押せること。', '22軒：全部休みを1回で押せて、4軒残る。', null],
  [SNOW, '全部休みを押せること。', '大雪：全部休みを1回で押せて、残る。', '4'],
  [FULL, 'No more than 8 people are let in.', '8 in, more asks: refused.', '9'],
])('the scene of a test %o need not be told below "%s" in "%s": lost %s', (...given) => {
  const [test, requirement, text, words] = given
  const draft = document(test, requirement)
  const told = [...listTellable(draft).values()].filter(({ prefix }) => prefix === 'AC')
  expect(findLost({ text, told, isEdge: true }, draft)?.words ?? null).toBe(words)
})
