import { describe, expect, it } from 'vitest'
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
