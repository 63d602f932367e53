import { expect, it } from 'vitest'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

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
  const { messages, openQuestions } = applyProposals(given).document
  const asked = openQuestions.filter(({ text }) => text === words.enrichment.ways.text)
  return {
    ways: messages.map(({ channel, supposed = [] }) =>
      supposed.includes('channel') ? `${channel}†` : channel,
    ),
    asked: asked.map(({ blocks }) => blocks.length),
  }
}

it.each<[string, Told[], { ways: string[]; asked: number[] }]>([
  [
    'as others to the same people',
    [
      ['armourer', 'a weapon is asked for', 'text'],
      ['armourer', 'a weapon is late', null],
      ['teacher', 'the hire is agreed', 'email'],
      ['teacher', 'the hire is cancelled', null],
    ],
    { ways: ['text', 'text†', 'email', 'email†'], asked: [2] },
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
    { ways: ['email', 'email', 'text', 'email†', 'email†'], asked: [2] },
  ],
  [
    'and stays open where no way is told',
    [['driver', 'a van is free', null]],
    { ways: ['Open'], asked: [] },
  ],
  [
    'also where something is only shown',
    [
      ['driver', 'a slot is gone', 'on the screen'],
      ['driver', 'a van is free', null],
    ],
    { ways: ['on the screen', 'Open'], asked: [] },
  ],
])('a message goes %s', (_, told, expected) => {
  expect(settled(told)).toEqual(expected)
})

it('does so in Japanese', () => {
  const told: Told[] = [
    ['お客様', '配達の三日前', 'LINE'],
    ['お客様', '予約が取り消された時', null],
  ]
  expect(settled(told, JAPANESE)).toEqual({ ways: ['LINE', 'LINE†'], asked: [1] })
})
