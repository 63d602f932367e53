import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { addHidden } from './field-values.ts'

type Told = [
  said: string,
  name: string,
  values: string[],
  meaning: string | null,
  rule: string | null,
  example: string | null,
]

function fieldOf([said, name, values]: Told, words = ENGLISH) {
  const fields = [{ name, private: false, values }]
  const { entities } = writeRows(
    [makeRow('thing', `q10: ${said}`, { name: 'horse', fields })],
    words,
  )
  const [field] = entities[0]?.fields ?? []
  return field ?? expect.fail('no field')
}

it.each<Told>([
  [
    'Payment: amount, mode (UPI / cash / bank)',
    'mode',
    ['UPI', 'cash', 'bank'],
    null,
    'one of: UPI, cash, bank',
    null,
  ],
  [
    'he goes through the list boards, ties, ladders',
    'list',
    ['boards', 'ties', 'ladders'],
    'boards, ties, ladders',
    null,
    null,
  ],
  ['sharing (2 or 3)', 'sharing', ['2', '3'], null, 'one of: 2, 3', null],
  [
    'a horse has a level: beginner, middle, good',
    'level',
    ['beginner', 'middle', 'good'],
    null,
    'one of: beginner, middle, good',
    null,
  ],
  [
    "if a horse is on bute or antibiotics it's twice a day",
    'medicine',
    ['bute', 'antibiotics'],
    null,
    null,
    'bute, antibiotics',
  ],
  [
    'the medicine, like bute or antibiotics',
    'medicine',
    ['bute', 'antibiotics'],
    null,
    null,
    'bute, antibiotics',
  ],
  [
    'the medicine: bute, antibiotics and so on',
    'medicine',
    ['bute', 'antibiotics'],
    null,
    null,
    'bute, antibiotics',
  ],
  [
    'sizes: wetsuit, fins, BCD',
    'sizes',
    ['wetsuit', 'fins', 'BCD'],
    'wetsuit, fins, BCD',
    null,
    null,
  ],
  [
    'phones (LINE or WhatsApp)',
    'phones',
    ['LINE', 'WhatsApp'],
    null,
    'one of: LINE, WhatsApp',
    null,
  ],
])('values are a closed list where the answer lists those of the field: %s', (...told) => {
  const [, , , meaning, rule, example] = told
  expect(fieldOf(told)).toMatchObject({ meaning, rule, example })
})

it.each<Told>([
  ['寸法（身丈、裄など）', '寸法', ['身丈', '裄など'], null, null, '身丈、裄'],
  [
    '支払い方法（現金／振込）',
    '支払い方法',
    ['現金', '振込'],
    null,
    '次のいずれか：現金、振込',
    null,
  ],
  ['頓服か抗生剤の場合は、一日二回です', '薬', ['頓服', '抗生剤'], null, null, '頓服、抗生剤'],
  ['例えば頓服や抗生剤', '薬', ['頓服', '抗生剤'], null, null, '頓服、抗生剤'],
])('and so in Japanese: %s', (...told) => {
  const [, , , meaning, rule, example] = told
  expect(fieldOf(told, JAPANESE)).toMatchObject({ meaning, rule, example })
})

it.each([
  [null, 'private', 'private'],
  ['private', 'private', 'private'],
  ['Private, for me and Ann', 'private', 'for me and Ann; private'],
  ['one of: yes, no', 'private', 'one of: yes, no; private'],
  ['非公開、店主だけ', '非公開', '店主だけ; 非公開'],
])('says once of %s that it is private', (rule, hidden, told) => {
  expect(addHidden(rule, hidden)).toBe(told)
})
