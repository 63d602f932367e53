import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { findRowFault } from './find-line-fault.ts'
import { listTellable } from './tellable.ts'

const CUT = 'July 2024, power cut at 11.20, Mrs Vaughan with 9 supers half uncapped'
const OUT = 'the owner says "room out of use", everybody is moved and told, nothing is charged'
const SAT =
  'A room is booked till eight and they stop till half past and the next are sat on the stairs'
const SAT_TOLD =
  'booked till eight and stopped till half past and the tap kiddies were sat on the stairs, I want fifteen minutes between'
const WET = 'A bike comes back wet and nobody dries it and the chain goes brown'
const WET_TOLD =
  'it came back wet and nobody dried it and the chain was brown by Friday, so dry first'
const ALWAYS = 'they come back wet and nobody dries it and the chain goes brown, so dry first'
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
  [SAT, 'Fifteen minutes between', 'In a room there are fifteen minutes between.', null, SAT_TOLD],
  [SAT, 'Fifteen minutes between', 'There are fifteen minutes between.', 'lost', SAT_TOLD],
  [SAT, 'Fifteen minutes between', 'In a room there are minutes between.', 'lost', SAT_TOLD],
  [
    WET,
    'It is dried before it is put away',
    'A bike is dried before it is put away.',
    null,
    WET_TOLD,
  ],
  [
    WET,
    'It is dried before it is put away',
    'A bike is dried before it is put away.',
    'negation',
    ALWAYS,
  ],
  [
    'A room is booked for more than 3 hours and they stop late and the next are sat outside',
    'fifteen minutes between',
    'In a room there are fifteen minutes between.',
    'lost',
    SAT_TOLD,
  ],
])('of the case "%s" with "%s" the row "%s" has %s', (...given) => {
  const [condition, outcome, text, rule, said = condition] = given
  const draft = {
    ...writeRows([], ENGLISH),
    date: '2026-11-29T09:00:00.000Z',
    rules: [
      {
        ...{ id: 'BR-001', mark: 'stated', sources: ['q12'], condition, outcome },
        ...{ text: `${condition}: ${outcome}`, quotes: [{ question: 'q12', text: said }] },
      },
    ],
  } as unknown as RequirementsDocument
  const told = [...listTellable(draft).values()].filter(({ prefix }) => prefix === 'BR')
  const around = { document: draft, sameLanguage: false }
  expect(findRowFault({ text, edge: null, told }, around)?.rule ?? null).toBe(rule)
})
