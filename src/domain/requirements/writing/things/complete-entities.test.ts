import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const byModel = (row: Row): Row => ({ ...row, by: 'model' })
const field = (name: string) => ({ name, private: false, values: [] })
const HIRER = makeRow('role', 'q5: hirers', { name: 'hirer' })
const deed = (does: string, things: string[]) =>
  byModel(makeRow('feature', `q7: ${does}`, { actor: 'hirer', does, things }))
const thing = (said: string, name: string, fields: string[]) =>
  byModel(makeRow('thing', said, { name, fields: fields.map(field) }))

/** "Booking (assumed): when*": a field that nobody said has a star. */
const tell = (document: ReturnType<typeof writeRows>) =>
  document.entities.map(
    ({ name, mark, fields }) =>
      `${name} (${mark}): ${fields.map((each) => each.name + (each.assumed ? '*' : '')).join(', ')}`,
  )

describe('the things that are kept', () => {
  it('have what a rule or a stage needs, marked where nobody said it', () => {
    const rows = [
      HIRER,
      deed('book a boat', ['booking']),
      thing('q10: a booking has a date and a price', 'booking', ['date', 'price']),
      byModel(
        makeRow('stages', 'q9: asked, held', { thing: 'booking', stages: ['asked', 'held'] }),
      ),
      byModel(
        makeRow('rule', 'q9: at most 4 people', { when: 'booking', then: 'at most 4 people' }),
      ),
    ]
    expect(tell(writeRows(rows))).toEqual([
      'Booking (stated): date, price, for whom*, how many people*, state*',
    ])
  })

  it('are there for what functions are about and what is kept, though nobody told their fields', () => {
    const rows = [
      HIRER,
      deed('say yes to the estimate', ['estimate']),
      byModel(makeRow('thing', 'q10: invoices ten years', { name: 'invoice', keep: 'ten years' })),
      thing('q10: boats have a number', 'boat', ['number']),
    ]
    const document = writeRows(rows)
    expect(tell(document)).toEqual([
      'Boat (stated): number',
      'Invoice (assumed): number*, date and time*, for whom*, amount*, paid or not*',
      'Estimate (assumed): amount*, date and time*, yes or no, and when*',
    ])
    const estimate = document.entities.at(-1)?.id
    expect(document.features[0]?.requirements[0]?.entities).toEqual([estimate])
  })

  it('keep the words that close a list, and no address of mail for a text message', () => {
    const words = '予約はお名前と携帯番号だけです'
    const rows = [
      makeRow('role', 'q5: お客様', { name: 'お客様' }),
      thing(`q10: ${words}`, '予約', ['お名前', '携帯番号']),
      makeRow('message', 'q13: 前日にショートメール', {
        to: 'お客様',
        when: '前日',
        channel: 'ショートメール',
      }),
    ]
    const document = writeRows(rows, JAPANESE)
    expect(tell(document)).toEqual(['予約 (stated): お名前, 携帯番号, 日と時間*, 状態*'])
    expect(document.entities[0]?.notes).toEqual([`「${words}」`])
    expect(document.dataRules.map(({ text }) => text).join()).not.toContain('メールアドレス')
  })
})

it.each([
  ['variety', ['stems', 'price'], ['name*', 'stems', 'price']],
  ['variety', ['variety name', 'price'], ['variety name', 'price']],
  ['pitch', ['number', 'size'], ['number', 'size']],
])('what another thing names has a name of its own: %s with %j', (name, own, fields) => {
  const { entities } = writeRows([
    HIRER,
    thing(`q10: ${name} has ${own.join(', ')}`, name, own),
    thing(`q10: a crate has a ${name}`, 'crate', [name]),
  ])
  expect(entities[0]?.fields.map((each) => each.name + (each.assumed ? '*' : ''))).toEqual(fields)
})
