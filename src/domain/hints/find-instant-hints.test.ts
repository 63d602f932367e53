import { describe, expect, test } from 'vitest'
import { HINTS_TEXT } from '#domain/hints/text-en.ts'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { findInstantHints } from './find-instant-hints.ts'

const codes = (id: string, answer: string) =>
  findInstantHints(id, answer, HINTS_TEXT).map((hint) => hint.code)

test.each(QUESTIONS)('$id: the sample answer needs no hint', ({ id }) => {
  expect(findInstantHints(id, SAMPLE_PROJECT.answers[id] ?? '', HINTS_TEXT)).toEqual([])
})

describe.each([
  ['q1', 'People have problems with bookings.', ['group', 'cost']],
  ['q1', 'Everyone forgets passwords every day.', ['group']],
  ['q1', 'Dog walkers lose track of keys.', ['cost']],
  ['q1', 'Parents of twins lose about three hours a week on lists.', []],
  ['q2', 'They do it by hand and it is annoying.', ['episode', 'tool']],
  ['q2', 'On Friday Tom sent the invoice twice.', ['tool']],
  ['q2', 'Yesterday I copied 40 names from paper into Excel.', []],
  ['q3', 'It will be better and faster.', ['comparison']],
  ['q3', `Clients book alone instead of calling. ${'and so it goes '.repeat(20)}`, ['short']],
  ['q3', 'Parents find a sitter in minutes, unlike asking around.', []],
  ['q4', 'More users and more bookings.', ['measures', 'bare']],
  ['q4', '30 bakers use it weekly and 9 of 10 orders come through it.', []],
  ['q5', 'Clients and owners.', ['limits', 'actions']],
  ['q5', 'Clients can book and never see prices.', ['roles']],
  ['q5', 'Only me: I see everything, nobody else can.', []],
  ['q6', 'They open the app and make a booking.', ['steps']],
  ['q6', 'Tom opens it\nHe sees dogs\nHe picks one\nHe gets a code', []],
  ['q7', 'Booking and calendar.', ['priority', 'features']],
  ['q7', 'Must: I add a dog\nMust: walker sees dogs\nNice: photos', []],
  ['q8', 'Nothing fancy.', ['exclusions', 'reason']],
  ['q8', 'No chat for now\nNo shop, because nobody asked', []],
  ['q9', 'Normal booking rules.', ['form', 'number']],
  ['q9', 'When it is full, then nobody can join.', ['number']],
  ['q9', 'If a walk is under 24 hours away, then it is charged.', []],
  ['q10', 'All the important data.', ['details', 'things']],
  ['q10', 'Dog: name, breed\nOwner: name, phone', []],
  ['q11', 'Simple and modern design.', ['devices']],
  ['q11', 'On the phone: a list of dogs and a map.', []],
  ['q12', 'Show an error message.', ['response', 'three']],
  ['q12', 'No internet: show a note\nTwo clicks: show one\nEmpty: show help', []],
  ['q13', 'Emails and payments.', []],
  ['q14', 'It should be fast and secure.', ['users', 'privacy']],
  ['q14', '20 people now, 200 in a year. Only names are kept.', []],
  ['q15', 'Not much money and not much time.', ['budget', 'date', 'assumption']],
  ['q15', 'About $900, by May 2027. I assume walkers want it.', []],
])('%s: "%s"', (id, answer, expected) => {
  test(expected.length === 0 ? 'no hint' : expected.join(', '), () => {
    expect(codes(id, answer)).toEqual(expected)
  })
})

test.each([
  ['a blank answer', 'q1', '  \n '],
  ['an honest "not sure"', 'q4', "I'm not sure yet, because I have no users."],
  ['Korean', 'q1', '요가 학원 선생님은 예약 관리에 시달립니다.'],
  ['Spanish without accents', 'q1', 'Los clientes reservan por telefono y se pierden.'],
  ['Spanish', 'q4', 'Más reservas y menos llamadas para los profesores.'],
  ['an unknown question', 'q99', 'Anything at all that is long enough.'],
])('no hint for %s', (_, id, answer) => {
  expect(findInstantHints(id, answer, HINTS_TEXT)).toEqual([])
})

test('an answer that is too short gets only that hint', () => {
  expect(codes('q4', 'More!')).toEqual(['short'])
  expect(codes('q4', ' TBD ')).toEqual(['short'])
})

test('a blank that is left is named, and proves nothing', () => {
  expect(codes('q1', 'Parents of twins.\nIt happens about ____ times a week.')).toEqual([
    'open_blank',
    'cost',
  ])
})

test('every hint is one calm sentence or two', () => {
  for (const { id } of QUESTIONS)
    for (const { message } of findInstantHints(
      id,
      'Something that says hardly anything more.',
      HINTS_TEXT,
    )) {
      expect(message).toMatch(/[.?]$/)
      expect(message.length).toBeLessThan(110)
      expect(message).not.toMatch(/error|wrong|invalid|fail|must be/i)
    }
})

test.each([
  ['prose', 'When a class is full then nobody can book, and owners wait 12 hours. '],
  ['one word', 'x'],
  ['spaces', ' \n'],
  ['colons', ':'],
  ['digits', '1'],
  ['today', 'today '],
  ['commas', 'a,'],
  ['blanks', '____ '],
])('10,000 characters of %s take no time to speak of', (_, part) => {
  const answer = `a${part.repeat(10_000)}`.slice(0, 10_000)
  // About 0.5 ms on an idle machine. The bound leaves room for a busy one, yet a check whose time
  // grows with the square of the length (100 ms and more) breaks it.
  const rounds = Array.from({ length: 8 }, () => {
    const start = performance.now()
    for (const { id } of QUESTIONS) findInstantHints(id, answer, HINTS_TEXT)
    return (performance.now() - start) / QUESTIONS.length
  })
  expect(Math.min(...rounds)).toBeLessThan(20)
})
