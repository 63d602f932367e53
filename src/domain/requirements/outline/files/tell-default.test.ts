import { describe, expect, it } from 'vitest'
import { tellDefault, tellsDefault } from './tell-default.ts'

const tell = (question: string, until: string, colon = ': ') =>
  tellDefault({ question, until }, { colon, names: new Set(['Gwen']) })

describe('a default without its question', () => {
  it.each([
    [
      'says itself where it names what it is about',
      'How long is a table held for a guest who is late?',
      'A table is held for 15 minutes for a guest who is late.',
      'A table is held for 15 minutes for a guest who is late',
    ],
    [
      'has the case before it',
      'When the oven breaks down, who tells the customers of the orders that day?',
      'Gwen tells the customers by phone.',
      'When the oven breaks down: Gwen tells the customers by phone',
    ],
    [
      'has it also where it refers to it',
      'When the last boat is full, does it wait for those on the list?',
      'It does not wait; those on the list get the next boat.',
      'When the last boat is full: it does not wait; those on the list get the next boat',
    ],
    [
      'begins small behind it, but for a name',
      'Without a deposit, how long does the hut stay reserved?',
      'The hut stays reserved for a week.',
      'Without a deposit: the hut stays reserved for a week',
    ],
    [
      'takes what asks for no case',
      'When does the season start, and may a boat be hired before it?',
      'A boat may be hired from the start of the season, the 1st of May.',
      'A boat may be hired from the start of the season, the 1st of May',
    ],
  ])('%s', (...[, question, until, told]) => {
    expect(tell(question, until)).toBe(told)
  })

  it.each([
    ['a yes', 'Is the van cleaned after each round?', 'Yes, the van is cleaned after each round.'],
    [
      'what refers back',
      'Who may see the notes of a dog?',
      'They are seen by the walker of the dog.',
    ],
    ['the same', 'What is kept of a helper?', 'Keep the same as for a member, a helper too.'],
    ['what names nothing of it', 'What does a late return cost?', 'Five pounds, paid at the desk.'],
  ])('is not understood: %s', (_, question, until) => {
    expect(tell(question, until)).toBeNull()
  })

  it.each([
    [
      '雨で中止のとき、参加費は返しますか。',
      '参加費は返さず、次の回に使える。',
      '雨で中止のとき：参加費は返さず、次の回に使える',
    ],
    [
      '畑の水やりの当番は、だれが決めて、いつ知らせますか。',
      '前の月の終わりに区長が決め、当番の人に紙で知らせる。',
      '畑の水やりの当番：前の月の終わりに区長が決め、当番の人に紙で知らせる',
    ],
    [
      '貸した道具が返らないとき、だれが電話しますか。',
      '道具が返らず三日たつと、館長が電話する。',
      '道具が返らず三日たつと、館長が電話する',
    ],
    ['会費は毎年集めますか。', 'はい、会費は毎年集める。', null],
    [
      '団体の予約は、だれが受けますか。',
      '団体の予約は受付が電話で受ける。',
      '団体の予約は受付が電話で受ける',
    ],
  ])('in Japanese, too: %s', (question, until, told) => {
    expect(tell(question, until, '：')).toBe(told)
  })
})

it.each([
  ['The hut is held 2 days: on the third it is free again.', 'The hut is held 2 days.', true],
  ['The hut is held 2 days: on the third it is free again.', 'The hut is held 3 days.', false],
  ['A guest books a hut.', 'The hut is held until the deposit is paid.', false],
  ['前金は9,000円で、当日に返す。', '前金は九千円とする。', true],
])('a line that tells it needs no other: %s', (line, until, isTold) => {
  expect(tellsDefault(line, until)).toBe(isTold)
})
