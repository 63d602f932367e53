import { describe, expect, it } from 'vitest'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { isBrokenDeed } from './broken-deed.ts'

describe('isBrokenDeed', () => {
  it.each([
    'check',
    'approve it',
    'decide that',
    'see one per hostel',
    'press one thing',
    'print that for her',
    'tell him the count',
    'see own group incl.',
    'could',
    "hit can't get in takes a picture",
    'レッスン動画を見られるとすてき',
    '変更する',
  ])('sees that %j says too little', (does) => {
    expect(isBrokenDeed(does)).toBe(true)
  })

  it.each([
    'pick a day',
    'mark it done with the litres',
    'weigh',
    'join',
    'log in',
    'move the line around',
    'show the customer a number',
    'see the list',
    "see who can't come",
    "mark those that don't come",
    '欠席を届ける',
    '検診の予約を変更する',
    'キャンセルする',
  ])('lets %j stand', (does) => {
    expect(isBrokenDeed(does)).toBe(false)
  })
})

it.each([
  [
    'お知らせを携帯への通知とメール、紙の方には印刷して渡す',
    '久保田さんのお知らせを携帯への通知とメール、紙の方には印刷して渡して',
    'お知らせを携帯への通知とメール、紙の方には印刷して渡す。',
  ],
  [
    'お知らせを携帯への通知とメール、紙の方には印刷して渡す',
    'お客様へのお知らせを携帯への通知とメール、紙の方には印刷して',
    'お客様へのお知らせを携帯への通知とメール、紙の方には印刷して。',
  ],
])('a title without a deed holds no name of the story', (does, said, title) => {
  const rows = [
    makeRow('role', 'q5: 受付', { name: '受付' }),
    makeRow('step', 'q6: 久保田さんに知らせる', {
      ...{ role: '受付', does: '知らせる', example: ['久保田さん'] },
    }),
    { ...makeRow('feature', `q7: ${said}`, { actor: '受付', does }), by: 'model' as const },
  ]
  const found = listRequirements(writeRows(rows, JAPANESE)).map(({ text }) => text)
  expect(found).toContain(title)
})
