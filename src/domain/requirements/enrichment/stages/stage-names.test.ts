import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { applied, field, stage } from '#domain/requirements/enrichment/testing/halls.ts'
import { cite } from '#domain/requirements/enrichment/testing/yoga.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { tellsOf } from './stage-words.ts'

describe('what a stage is called', () => {
  it.each<[string, string, boolean]>([
    ['She gets a message, pays, comes down at five', 'Paid', true],
    ['payment by the Friday', 'Paid', true],
    ['somebody comes for collection', 'Collected', true],
    ['he checks bikes in and out', 'Checked in', true],
    ['the clerk approves or refuses', 'Awaiting approval', true],
    ['お金は後で払います', '支払済み', true],
    ['荷物を受け取る', '受取済み', true],
    ['荷物を送る', '発送済', true],
    ['he pays at the end', 'Collected', false],
    ['お金は後で払います', '発送済み', false],
    ['お客様が済ませたら', '支払済み', false],
  ])('“%s” tells of “%s”: %s', (quote, name, tells) => {
    expect(tellsOf(quote, name)).toBe(tells)
  })

  const BIKES: Row[] = [
    makeRow('role', 'q5: Jaydon checks bikes in and out', { name: 'helper', also: ['Jaydon'] }),
    makeRow('feature', 'q7: a customer books a slot', {
      actor: 'helper',
      does: 'book a slot',
      priority: 'must',
    }),
    makeRow('aside', 'q6: she gets a message, pays, comes down at five', {}),
    makeRow('thing', 'q10: booking: date, price', {
      name: 'booking',
      fields: ['date', 'price'].map(field),
    }),
  ]
  const ways = (to: string) => ({ ways: [{ to }] })

  it('may be another form of a quoted word, with a capital, and is no name of anybody', () => {
    const table = [
      stage('Booked', 'A slot is booked', {
        cites: [cite('q7', 'a customer books a slot')],
        ...ways('Checked in'),
      }),
      stage('Checked in', 'Jaydon has it', {
        cites: [cite('q5', 'Jaydon checks bikes in and out')],
        ...ways('Paid'),
      }),
      stage('Paid', 'She comes down', { cites: [cite('q6', 'pays, comes down at five')] }),
    ]
    const { document, findings } = applied(writeRows(BIKES, ENGLISH), [['ENT-01', table]])
    expect(findings).toEqual([])
    expect(document.statusTables[0]?.states).toEqual(['Booked', 'Checked in', 'Paid'])
  })

  it('stands so in a table that was told, too', () => {
    const held = stage('Putting back', 'Refused by mistake', {
      cites: [cite('q12', 'pressed refused by mistake? I put it back')],
      ...ways('asked'),
      open: true,
    })
    const { document, findings } = applied(
      writeRows(
        [
          ...BIKES,
          makeRow('aside', 'q12: pressed refused by mistake? I put it back', {}),
          makeRow('stages', 'q9: asked, then held, then done', {
            thing: 'booking',
            stages: ['asked', 'held', 'done'],
            moves: [
              { from: 'asked', to: 'held' },
              { from: 'held', to: 'done' },
            ],
          }),
        ],
        ENGLISH,
      ),
      [
        [
          'ST-01',
          [
            stage('asked', 'A slot is asked for', ways('held')),
            stage('held', 'Nobody else books it', ways('done')),
            stage('done', 'She comes down'),
            held,
          ],
        ],
      ],
    )
    expect(findings).toEqual([])
    expect(document.statusTables[0]?.states).toContain('Putting back')
  })
})
