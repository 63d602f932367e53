import { describe, expect, it } from 'vitest'
import { listMeasured } from '#domain/language/numbers/list-measured.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { listSuspects } from './list-suspects.ts'

const EMPTY = { ...writeRows([], DOCUMENT_WORDS), date: '2026-11-29' }
const traced = (id: string, text: string) =>
  ({ id, text, mark: 'stated', sources: [], quotes: [] }) as never
/** A document is about many things: of two words that hardly a line has, two lines are about the same. */
const MANY = Array.from({ length: 80 }, (_, at) =>
  traced(`BR-${at + 100}`, `Matter${at} settled${at}`),
)

interface Draft {
  until: string
  rule?: string
  message?: string
  other?: string
}

function suspectsOf({ until, rule, message, other }: Draft): string[] {
  const asked = [until, ...(other === undefined ? [] : [other])].map((suggestedDefault, at) => ({
    ...(traced(`OQ-0${at + 1}`, 'What then?') as object),
    ...{ suggestedDefault, blocks: [] },
  }))
  const document: RequirementsDocument = {
    ...EMPTY,
    openQuestions: asked as never,
    rules: [...MANY, ...(rule === undefined ? [] : [traced('BR-01', rule)])],
    messages: message === undefined ? [] : [traced('MSG-01', message)],
  }
  return listSuspects(document).map(({ ids }) => ids.join(' '))
}

describe('lines that may defeat each other', () => {
  it.each<[string, Draft, string[]]>([
    [
      'another figure of one thing',
      {
        until: 'A kayak held by phone is kept for 3 days, then given to the queue.',
        rule: 'A kayak held by phone is kept for 5 days.',
      },
      ['OQ-01 BR-01'],
    ],
    [
      'two defaults with other figures',
      {
        until: '空いた部屋は仮予約から48時間押さえる。',
        other: '空いた部屋は仮予約から24時間押さえる。',
      },
      ['OQ-01 OQ-02'],
    ],
    [
      'the same figure in other words',
      {
        until: 'A kayak held by phone is kept for two days.',
        rule: 'A kayak held by phone is kept for 2 days.',
      },
      [],
    ],
    [
      'figures of other measures',
      {
        until: 'A kayak held by phone is kept for 3 days.',
        rule: 'A kayak held by phone is kept for 2 people.',
      },
      [],
    ],
    [
      'a no against a yes',
      {
        until: 'The harbour office is told of a missing paddle.',
        rule: 'The harbour office is never told of a missing paddle.',
      },
      ['OQ-01 BR-01'],
    ],
    [
      'a message against what a default refuses',
      {
        until: 'The evening paddle tour is not confirmed by phone.',
        message: 'The evening paddle tour is confirmed by phone.',
      },
      ['OQ-01 MSG-01'],
    ],
    [
      'a proof that the page shows',
      {
        until: 'The link asks for the locker code before it takes a yes.',
        rule: 'Whoever opens the link sees the locker code and the tour.',
      },
      ['OQ-01 BR-01'],
    ],
    [
      'what is asked for and shown to nobody',
      {
        until: 'The link asks for the locker code before it takes a yes.',
        rule: 'Whoever opens the link sees the tour.',
      },
      [],
    ],
    ['a day that has passed', { until: 'The harbour is asked by 31 October.' }, ['OQ-01']],
    ['a day to come', { until: 'The harbour is asked by 31 January.' }, []],
  ])('%s', (_, draft, ids) => {
    expect(suspectsOf(draft)).toEqual(ids)
  })

  it('has a stage to which no way leads', () => {
    const table = {
      ...(traced('ST-01', '') as object),
      ...{ thing: 'tour', states: ['asked', 'lost', 'paid'] },
      transitions: [{ from: 'asked', to: 'paid' }],
    }
    const found = listSuspects({ ...EMPTY, statusTables: [table as never] })
    expect(found).toEqual([{ ids: ['ST-01'], why: 'no way leads to “lost”' }])
  })
})

it.each([
  ['within 14 working days or £45', ['14 day', '45 money']],
  ['fourteen days, two people', ['14 day', '2 people']],
  ['二十四時間以内、三名まで', ['24 時間', '3 人']],
  ['10月12日の10時30分に', []],
  ['key 4 and tag 12', []],
])('measures of %s', (text, measures) => {
  expect(listMeasured(text).map(({ value, unit }) => `${value} ${unit}`)).toEqual(measures)
})
