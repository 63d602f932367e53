import { describe, expect, it } from 'vitest'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { bringForward } from './bring-forward.ts'

/** In which part the last deed stands when each was put into a part of its own. */
function placeOfLast(
  deeds: readonly string[],
  words: typeof ENGLISH,
  priority = 'unsaid' as const,
) {
  const actor = words === ENGLISH ? 'clerk' : '受付'
  const document = writeRows(
    [
      makeRow('role', `q5: ${actor}`, { name: actor }),
      makeRow('quality', 'q14: by law we keep a register of boats each day', {
        about: 'law',
        what: 'keep a register of boats each day',
      }),
      ...deeds.map((does) => makeRow('feature', `q7: ${actor} ${does}`, { actor, does, priority })),
    ],
    words,
  )
  const all = listRequirements(document)
  const parts = all.map((each) => ({ title: '', goal: '', of: [each] }))
  const last = all.at(-1)
  const made = bringForward(parts, document)
  return made.findIndex(({ of }) => of.some((each) => each === last)) + 1
}

/** Whether a function of the second part is brought into the first. */
function comesFirst(each: { text: string }, law: { roles: object[]; privacy: object[] }): boolean {
  const nothing = { criteria: [], rules: [], entities: [], quotes: [], priority: 'unsaid' }
  const of = (text: string) => [{ ...nothing, text, mark: 'stated', role: null }]
  const parts = [{ of: of('The app shall let the member book a berth.') }, { of: of(each.text) }]
  const document = { ...law, entities: [], rules: [], statusTables: [] }
  return bringForward(parts as never, document as never).length === 1
}

describe('what the others cannot be used without', () => {
  it.each([
    ['sign in with a code', 1],
    ['come in by a link in the mail', 1],
    ['add a person who signs in', 1],
    ['make accounts for the crew', 1],
    ['cut off a lost phone', 1],
    ['import the boats', 1],
    ['bring in the old bookings from the spreadsheet', 1],
    ['bring in the log spreadsheet', 3],
    ['import the mooring plan', 4],
    ['put in the old boys with no smartphone', 4],
    ['type the notebook into the app', 1],
    ['show the register of boats of each day', 1],
    ['change anything', 1],
    ['see door codes for that day only', 2],
    ['cancel a booking', 2],
    ['change their bookings', 2],
    ['sign in a child at the door', 4],
    ['see the account balance', 4],
    ['print the harbour map', 4],
    ['cancel a course', 4],
  ])('comes early enough: %s in part %i', (deed, place) => {
    const deeds = ['book a boat', 'see the list with code and name', 'print the log', deed]
    expect(placeOfLast(deeds, ENGLISH)).toBe(place)
  })

  it.each([
    ['本人と確かめて入る', 1],
    ['ノートの予約を打ち込む', 1],
    ['ノートの日誌を打ち込む', 3],
    ['予約を取り消す', 2],
    ['予約を「乗船」に変更する', 4],
    ['港の地図を印刷する', 4],
  ])('in Japanese, too: %s in part %i', (deed, place) => {
    expect(placeOfLast(['予約を入れる', '船を見る', '日誌を印刷する', deed], JAPANESE)).toBe(place)
  })

  it('is no wish', () => {
    const deeds = ['book a boat', 'see the list', 'print the log', 'sign in with a code']
    expect(placeOfLast(deeds, ENGLISH, 'could' as never)).toBe(4)
  })

  it.each([
    ['stated', true],
    ['assumed', false],
  ])('is what a line of law names, and none of ours: %s', (mark, isFirst) => {
    const each = { text: 'The app shall let the member show the harbour log.' }
    const privacy = [{ text: 'The harbour log is kept for the town.', mark }]
    expect(comesFirst(each, { roles: [], privacy })).toBe(isFirst)
  })

  it.each([
    ['請求書を出す', false],
    ['インボイスを出す', false],
    ['インボイスの番号を出す', true],
    ['請求書控えを出す', true],
  ])('is more than one word of a law, in Japanese, too: %s', (deed, isFirst) => {
    const each = { text: `受付が、${deed}こと。` }
    const roles = [{ name: '受付', also: [] }]
    const privacy = [{ text: '請求書の番号はインボイスの番号。請求書控えも残す。', mark: 'stated' }]
    expect(comesFirst(each, { roles, privacy })).toBe(isFirst)
  })
})
