import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

it.each([
  ['料金', '嫁は、料金を扱えること。'],
  ['予約', '嫁は、予約ができること。'],
  [
    '待っとる人を入れていいかに、いいよを押す',
    '嫁は、待っとる人を入れていいかに、いいよを押せること。',
  ],
  ['鍵を持っとる人に、順番を送る', '嫁は、鍵を持っとる人に、順番を送れること。'],
  ['写真を撮った時、日付を入れる', '嫁は、写真を撮った時、日付を入れられること。'],
  ['休みの日を閉じる', '嫁は、休みの日を閉じられること。'],
])('somebody who is to do “%s”: %s', (does, told) => {
  const document = writeRows(
    [
      makeRow('role', 'q5: 嫁', { name: '嫁' }),
      makeRow('feature', `q7: 嫁が${does}`, { actor: '嫁', does }),
    ],
    JAPANESE,
  )
  const [requirement] = document.features.flatMap(({ requirements }) => requirements)
  expect(requirement?.text).toBe(told)
})

it.each([
  ['連絡を誰が読んだか見る', '誰が読んだか分かる'],
  ['空いている部屋の数を直す', '残りの部屋が減る'],
])('a test of “%s” names nobody where nobody was named', (does, outcome) => {
  const rows = [
    makeRow('role', 'q5: 嫁', { name: '嫁' }),
    makeRow('feature', `q7: ${does}、${outcome}`, { actor: null, does, outcome }),
  ]
  const document = writeRows(rows, JAPANESE)
  const tests = document.features.flatMap(({ requirements }) =>
    requirements.flatMap(({ criteria }) => criteria),
  )
  expect(tests).toContainEqual(expect.objectContaining({ when: does, outcome }))
})
