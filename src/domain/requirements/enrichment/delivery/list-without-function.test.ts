import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { listWithoutFunction } from './list-without-function.ts'

const draft = (deed: string, connection: string, words = ENGLISH) =>
  writeRows(
    [
      makeRow('role', 'q5: clerk', { name: 'clerk' }),
      makeRow('feature', `q7: clerk ${deed}`, { actor: 'clerk', does: deed }),
      makeRow('thing', `q10: ${words === ENGLISH ? 'consents' : '同意書'}`, {
        name: words === ENGLISH ? 'consent form' : '同意書',
      }),
      makeRow('connection', `q13: ${connection}`, { what: connection, direction: 'in' as const }),
    ],
    words,
  )

it.each([
  ['export the bills as a csv for the accountant', 'a csv for the accountant in Alnwick', 0],
  ['see the bills', 'a csv for the accountant in Alnwick', 1],
  ['bring in the old bookings from the spreadsheet', 'the spreadsheet of old bookings', 0],
  ['see the bookings', 'the spreadsheet of old bookings', 1],
  ['enter a consent form', 'the spreadsheet of consent forms', 1],
])('finds the connections that nothing brings about: %s', (deed, connection, count) => {
  expect(listWithoutFunction(draft(deed, connection)).connections).toHaveLength(count)
})

it.each([
  ['大学ノートの予約を打ち込む', '大学ノート', 0],
  ['空きを見る', '大学ノート', 1],
  ['同意書を登録する', 'エクセルの同意書の表', 1],
  ['エクセルの同意書を取り込む', 'エクセルの同意書の表', 0],
])('in Japanese, too: %s', (deed, connection, count) => {
  expect(listWithoutFunction(draft(deed, connection, JAPANESE)).connections).toHaveLength(count)
})

it.each([
  ['set the prices', false],
  ['see the prices', true],
])('finds prices that nobody sets: %s', (deed, prices) => {
  const money = [{ id: 'MON-01', sources: [], mark: 'stated', quotes: [], text: 'A boat is £5.' }]
  const document = { ...draft(deed, 'a csv'), money: money as never }
  expect(listWithoutFunction(document).prices).toBe(prices)
})
