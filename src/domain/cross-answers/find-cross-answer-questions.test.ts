import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { findCrossAnswerQuestions } from './find-cross-answer-questions.ts'

type Answers = Readonly<Record<string, string>>

const BUSINESSES: { title: string; answers: Answers }[] = [
  SAMPLE_PROJECT,
  ...JSON.parse(readFileSync('test/checks/businesses.json', 'utf8')),
]

const asked = (answers: Answers) =>
  findCrossAnswerQuestions(
    Object.entries(answers).map(([questionId, value]) => ({ questionId, value })),
  )

const ROLES = { q5: 'Client: sees free classes and books. Owner: everything.' }
const FEATURES = { q7: 'Must: client books a class. Nice: waiting list. Nice: reviews' }
const KEPT = { q10: 'Class: day, time. Client: name, email.' }

describe('findCrossAnswerQuestions', () => {
  it.each(BUSINESSES)('asks nothing silly: $title', ({ answers }) => {
    expect(asked(answers)).toEqual([])
  })

  it.each<[string, Answers, string[], string]>([
    [
      'role-missing',
      { ...ROLES, q6: '1. The client books. 2. The teacher ticks her name.' },
      ['q6', 'q5'],
      'teacher',
    ],
    [
      'role-missing',
      { ...ROLES, q9: 'An admin must approve each new studio.' },
      ['q9', 'q5'],
      'admin',
    ],
    ['thing-missing', { q7: 'Must: owner creates vouchers.', ...KEPT }, ['q7', 'q10'], 'vouchers'],
    [
      'thing-missing',
      { q6: '1. Ana uploads a certificate.', ...KEPT },
      ['q6', 'q10'],
      'certificate',
    ],
    [
      'payment-unexplained',
      { q9: 'When a client cancels late, then half the price is charged.' },
      ['q9', 'q13'],
      'charged',
    ],
    [
      'payment-unexplained',
      { q9: 'A deposit is due in 3 days.', q13: 'None.' },
      ['q9', 'q13'],
      'deposit',
    ],
    [
      'number-unmoved',
      { ...FEATURES, q4: 'Parking tickets drop from 9 to 2.' },
      ['q4', 'q7'],
      'Parking tickets',
    ],
  ])('asks %s', (code, answers, ...[questions, words]) => {
    const found = asked(answers)
    expect(found).toMatchObject([{ code, questions }])
    expect(found[0]?.text.toLowerCase()).toContain(words.toLowerCase())
  })

  it.each<[string, Answers]>([
    ['the role under another word', { ...ROLES, q6: 'The customer books a class.' }],
    ['no list of people yet', { q6: 'The teacher ticks her name.' }],
    ['a thing that is kept under its plural', { q7: 'Must: owner creates a class', ...KEPT }],
    ['a rule that forbids paying', { q9: 'Nobody pays in the first month.' }],
    ['paying that is explained', { q9: 'Half the price is charged.', q13: 'Cash at the counter.' }],
    ['a number that a feature moves', { ...FEATURES, q4: 'Double bookings drop from 8 to 0.' }],
    ['a number of the whole business', { ...FEATURES, q4: '20 studios use it every week.' }],
    ['nothing at all', {}],
  ])('is silent about %s', (_name, answers) => {
    expect(asked(answers)).toEqual([])
  })

  it('reads a long answer in time that grows with its length only', () => {
    const long = (text: string, n: number) => text.repeat(Math.ceil(n / text.length)).slice(0, n)
    const answers = Object.fromEntries(
      Object.entries(SAMPLE_PROJECT.answers).map(([id, text]) => [id, long(`${text}\n`, 100_000)]),
    )
    expect(asked(answers)).toEqual([])
  })
})
