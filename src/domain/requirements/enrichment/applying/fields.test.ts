import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { BusinessRule } from '#domain/requirements/document-items.ts'
import { openBench } from './bench.ts'
import { applyFields } from './fields.ts'

const ANSWER = [
  'cancel more than 6 weeks before they get it back, unless its weather, then col decides.',
  'no signal: it goes later with the time he did it. they have 14 days from me saying yes.',
  '雨天の場合は船長が決める。初めてのお客様は前金をもらう。',
].join(' ')

const rule = (quote: string, condition: string, outcome: string) =>
  ({
    ...{ id: 'BR-001', sources: ['q9'], mark: 'stated', text: '', condition, outcome },
    quotes: [{ question: 'q9', text: quote }],
  }) as BusinessRule

const RULES = [
  rule(
    'cancel more than 6 weeks before they get it back',
    'Cancelled more than 6 weeks before',
    'They get it back',
  ),
  rule('unless its weather, then col decides', 'It is weather', 'Col decides'),
  rule('they have 14 days from me saying yes', 'Bev says yes', 'They have 14 days'),
  rule('雨天の場合は船長が決める', '雨天の場合', '船長が決める'),
]

function added(
  fields: readonly {
    name: string
    cite: string
    rule?: string
    meaning?: string
    example?: string
  }[],
) {
  const document = {
    ...{ project: {}, title: '', roles: [], rules: RULES },
    answers: [{ question: 'q9', title: '', text: ANSWER }],
    entities: [
      {
        ...{ id: 'ENT-01', name: 'Booking', sources: [], quotes: [], mark: 'stated', notes: [] },
        fields: [
          {
            name: 'when, the time he did it',
            rule: null,
            meaning: null,
            example: null,
            required: null,
            refersTo: null,
          },
        ],
      },
    ],
  } as unknown as RequirementsDocument
  const bench = openBench({ document, sameLanguage: true, failed: [] })
  const proposals = fields.map(({ cite, ...told }) => ({
    ...{ item: 'ENT-01', meaning: null, rule: null, example: null },
    ...told,
    cites: cite === '' ? [] : [{ question: 'q9', quote: cite }],
  }))
  applyFields(bench, proposals)
  const told = bench.document.entities[0]?.fields.slice(1) ?? []
  return {
    fields: told.map(({ name, assumed }) => name + (assumed === true ? '*' : '')),
    refused: bench.findings.map(({ index, form, rule: why }) => [index, form ?? why]),
    meanings: told.map(({ meaning }) => meaning),
    first: bench.document.entities[0]?.fields[0],
  }
}

describe('fields that a model names', () => {
  it('are none where they are only what makes a rule hold', () => {
    const { fields, refused } = added([
      {
        name: 'cancel',
        rule: 'more than 6 weeks before they get it back',
        cite: 'cancel more than 6 weeks before they get it back',
      },
      { name: 'weather', rule: 'col decides', cite: 'unless its weather, then col decides' },
      { name: '雨天', rule: '船長が決める', cite: '雨天の場合は船長が決める' },
      {
        name: 'day of saying yes',
        rule: '14 days from saying yes',
        cite: 'they have 14 days from me saying yes',
      },
      {
        name: 'weather',
        meaning: 'col decides weather',
        cite: 'unless its weather, then col decides',
      },
    ])
    expect(refused.slice(0, 3)).toEqual([
      [0, 'event'],
      [1, 'event'],
      [2, 'event'],
    ])
    expect(fields).not.toContain('cancel')
    expect(fields).not.toContain('雨天')
    expect(fields).toContain('weather')
  })

  it('may be the plainest of any record without a quote, supposed', () => {
    const { fields, refused } = added([
      { name: 'name', cite: '' },
      { name: '備考', cite: '' },
      { name: 'date', example: '6 weeks', cite: 'more than 6 weeks before' },
      { name: 'loyalty points', cite: '' },
    ])
    expect(fields).toEqual(['name*', '備考*', 'date*'])
    expect(refused).toEqual([[3, 'citation-missing']])
  })

  it('may say what kind of value they hold, where the rest is quoted: supposed', () => {
    const { fields, refused } = added([
      { name: 'date cancelled', cite: 'cancel more than 6 weeks before' },
      { name: '前金の日時', cite: '初めてのお客様は前金をもらう' },
      { name: '割引の日時', cite: '初めてのお客様は前金をもらう' },
      { name: 'date insured', cite: 'cancel more than 6 weeks before' },
      { name: 'number of days', cite: 'they have 14 days from me saying yes' },
    ])
    expect(fields).toEqual(['date cancelled*', '前金の日時*', 'number of days*'])
    expect(refused).toEqual([
      [2, 'words-added'],
      [3, 'words-added'],
    ])
  })

  it('mean no more than their name where that is said again', () => {
    const cite = 'they have 14 days from me saying yes'
    const { meanings } = added([
      { name: '14 days', meaning: ' 14 days. ', cite },
      { name: 'saying yes', meaning: 'from me', cite },
    ])
    expect(meanings).toEqual([null, 'from me'])
  })

  it('are the part of a field that has the same words', () => {
    const { fields, first } = added([
      {
        name: 'the time he did it',
        rule: 'no signal: it goes later',
        cite: 'no signal: it goes later with the time he did it',
      },
    ])
    expect(fields).toEqual([])
    expect(first?.rule).toBe('no signal: it goes later')
  })
})
