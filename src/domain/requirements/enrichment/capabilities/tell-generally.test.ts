import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { findRowFault } from './find-line-fault.ts'
import { listTellable } from './tellable.ts'

const CUT = 'July 2024, power cut at 11.20, Mrs Vaughan with 9 supers half uncapped'
const OUT = 'the owner says "room out of use", everybody is moved and told, nothing is charged'
const SNOW = '去年の2月、大雪で22軒いっぺんに休みになった'
const ALL_OFF = '全部休みを1回で押せて、3時間電話しなくてよい'

it.each([
  [
    CUT,
    OUT,
    'When the power is cut, the owner says "room out of use", everybody is moved and told, nothing is charged.',
    null,
  ],
  [CUT, OUT, 'When the power is cut, everybody is moved.', 'negation'],
  ['cancelled 48 hours before', 'it is free', 'A slot that is cancelled is free.', 'lost'],
  ['booked from 2031 on', '2 slots are the most', '2 slots are the most.', 'lost'],
  ['Mrs Owen is 5 minutes late', 'the slot stays hers', 'Who is late keeps the slot.', null],
  [
    SNOW,
    ALL_OFF,
    '大雪でいっぺんに休みのときは、全部休みを1回で押せて、3時間電話しなくてよい。',
    null,
  ],
  [
    '22軒いっぺんに休みになった',
    ALL_OFF,
    '大雪のときは、全部休みを1回で押せて、3時間電話しなくてよい。',
    'lost',
  ],
])('of the case "%s" with "%s" the row "%s" has %s', (...given) => {
  const [condition, outcome, text, rule] = given
  const draft = {
    ...writeRows([], ENGLISH),
    date: '2026-11-29T09:00:00.000Z',
    rules: [
      {
        ...{ id: 'BR-001', mark: 'stated', sources: ['q12'], condition, outcome },
        ...{ text: `${condition}: ${outcome}`, quotes: [{ question: 'q12', text: condition }] },
      },
    ],
  } as unknown as RequirementsDocument
  const told = [...listTellable(draft).values()].filter(({ prefix }) => prefix === 'BR')
  const around = { document: draft, sameLanguage: false }
  expect(findRowFault({ text, edge: null, told }, around)?.rule ?? null).toBe(rule)
})
