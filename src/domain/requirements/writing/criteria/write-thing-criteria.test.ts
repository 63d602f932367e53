import { expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const thing = (name: string, ...fields: string[]) =>
  makeRow('thing', `q10: ${name}: ${fields.join(', ')}`, {
    name,
    fields: fields.map((each) => ({ name: each, private: false, values: [] })),
  })

function kept(does: string, things: readonly Row[], words?: typeof JAPANESE): string[] {
  const name = words === undefined ? 'clerk' : '客'
  const rows = [
    makeRow('role', `q5: ${name}`, { name }),
    makeRow('feature', `q7: ${name} ${does}`, { actor: name, does }),
    ...things,
  ].map((row): Row => ({ ...row, by: 'model' }))
  return listRequirements(writeRows(rows, words)).flatMap(({ criteria }) =>
    criteria.map(({ outcome }) => outcome),
  )
}

const JOB = thing('job', 'date', 'truck', 'litres')
const BUCKET = thing('bucket', 'code', 'weight kg')
const PAYMENT = thing('payment', 'member', 'kg', 'amount')

it.each<[string, Row[], string[]]>([
  ['add a job', [JOB], ['date, truck and litres are kept with the job']],
  // What the deed tells is kept like all that is saved, and one part alone is no test.
  ['choose a truck', [JOB], []],
  ['type the kg of a payment', [BUCKET, PAYMENT], []],
  ['send a call with photo and postcode', [thing('call', 'photo', 'postcode')], []],
  ['make a call', [thing('call', 'photo')], []],
  ['do a quote', [thing('quote', 'exactly what they said yes to', 'what time')], []],
  // Nothing is kept with itself.
  ['give the medical', [thing('medical', 'medical')], []],
  ['give the medical', [thing('medical', 'medical', 'allergies')], []],
])('“%s”', (does, things, expected) => {
  expect(kept(does, things)).toEqual(expected)
})

it.each<[string, Row[], string[]]>([
  // One letter is found in no other word by its pairs.
  ['空いている便に席を取り置く', [thing('便', '日', '船')], []],
  ['便を作る', [thing('便', '日', '船')], ['便の日、船が残る']],
  [
    '空いている便に自分で予約する',
    [thing('便', '日', '船'), thing('予約', '何人', '貸し竿')],
    ['予約の何人、貸し竿が残る'],
  ],
  [
    '枠を予約する',
    [thing('枠', '日', '先生'), thing('予約', '何人', '時刻')],
    ['予約の何人、時刻が残る'],
  ],
])('「%s」', (does, things, expected) => {
  expect(kept(does, things, JAPANESE)).toEqual(expected)
})
