import { expect, it } from 'vitest'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { tellWholeWay } from './settle-ways.ts'

type Told = [to: string | null, when: string, channel: string | null]

const settled = (told: readonly Told[], words = ENGLISH) => {
  const names = [...new Set(told.flatMap(([to]) => to ?? []))]
  const rows = [
    ...names.map((name) => makeRow('role', `q5: ${name}`, { name })),
    ...told.map(([to, when, channel]) =>
      makeRow('message', `q13: ${to} ${when} ${channel}`, { to, when, channel }),
    ),
  ]
  const document = writeRows(rows, words)
  const sayings = [{ item: document.messages[0]?.id ?? null, says: 'x' }]
  const given = { document, proposals: { sayings }, previous: null, sameLanguage: true, words }
  const { messages, assumptions } = applyProposals(given).document
  const own = assumptions.filter(({ settles }) => settles !== undefined && 'sends' in settles)
  return {
    ways: messages.map(({ channel, supposed = [] }) =>
      supposed.includes('channel') ? `${channel}†` : channel,
    ),
    settled: own.length,
  }
}

it.each<[string, Told[], { ways: string[]; settled: number }]>([
  [
    'as others to the same people',
    [
      ['armourer', 'a weapon is asked for', 'text'],
      ['armourer', 'a weapon is late', null],
      ['teacher', 'the hire is agreed', 'email'],
      ['teacher', 'the hire is cancelled', null],
    ],
    { ways: ['text', 'text†', 'email', 'email†'], settled: 2 },
  ],
  [
    'else by what is told most',
    [
      ['teacher', 'the hire is agreed', 'email'],
      ['teacher', 'the hire is due', 'email'],
      ['armourer', 'a weapon is asked for', 'text'],
      ['driver', 'a van is free', null],
      [null, 'the store is shut', null],
    ],
    { ways: ['email', 'email', 'text', 'email†', 'email†'], settled: 2 },
  ],
  [
    'else as to others who work there, or are served there',
    [
      ['client', 'the quote is ready', 'email'],
      ['client', 'the deposit is due', 'email'],
      ['helper', 'a day is offered', 'SMS'],
      ['driver', 'the run has moved', null],
      ['member', 'the hire is late', null],
    ],
    { ways: ['email', 'email', 'SMS', 'SMS†', 'email†'], settled: 2 },
  ],
  [
    'never by what is kept for some',
    [
      ['client', 'the van is close, SMS only for the van', 'SMS'],
      ['client', 'the van is late', 'SMS'],
      ['client', 'the papers are OK', 'mail'],
      ['client', 'a photo is there', null],
    ],
    { ways: ['SMS', 'SMS', 'mail', 'mail†'], settled: 1 },
  ],
  [
    'and stays open where no way is told',
    [['driver', 'a van is free', null]],
    { ways: ['Open'], settled: 0 },
  ],
  [
    'also where something is only shown',
    [
      ['driver', 'a slot is gone', 'on the screen'],
      ['driver', 'a van is free', null],
    ],
    { ways: ['on the screen', 'Open'], settled: 0 },
  ],
])('a message goes %s', (_, told, expected) => {
  expect(settled(told)).toEqual(expected)
})

it('does so in Japanese', () => {
  const told: Told[] = [
    ['お客様', '配達の三日前', 'LINE'],
    ['お客様', '予約が取り消された時', null],
  ]
  expect(settled(told, JAPANESE)).toEqual({ ways: ['LINE', 'LINE†'], settled: 1 })
})

it.each([
  ['お客さん', 'LINE', 'LINEが読める人はLINE、ほかは電話'],
  ['お客さん', '電話', 'LINEが読める人はLINE、ほかは電話'],
  ['お客さん', 'ファクス', 'ファクス'],
  ['お客さん', '', ''],
  ['店主', 'LINE', 'LINE'],
])('a supposed way to %s, %s, is the whole of what is told of two: %s', (to, by, told) => {
  const channel = 'LINEが読める人はLINE、ほかは電話'
  const messages = ['お客さん', 'お客さん、女将', '女将'].map((recipient) => ({
    recipient,
    channel,
  }))
  const document = { messages } as unknown as Parameters<typeof tellWholeWay>[0]
  expect(tellWholeWay(document, to, by)).toBe(told)
})
