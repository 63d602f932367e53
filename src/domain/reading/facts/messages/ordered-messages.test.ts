import { describe, expect, it } from 'vitest'
import { readEnglish } from '#domain/reading/english/read-english.ts'
import { createWinkTagger } from '#server/providers/taggers/create-wink-tagger.ts'

const PEOPLE =
  'Tenants report repairs. The plumber sees his own jobs. The caretaker, Ruth, closes jobs. I do everything. The council office gets a report, no login.'
const tagger = createWinkTagger()

function messages(question: string, text: string): string[] {
  const answers = [
    { question: 'q5', text: PEOPLE },
    { question, text },
  ]
  return readEnglish(answers, tagger).flatMap((row) =>
    row.kind === 'message' && row.said.some((said) => said.question === question)
      ? [`${row.certainty} ${row.to} | ${row.when} | ${row.channel}`]
      : [],
  )
}

describe('messages that are ordered', () => {
  it.each([
    ['q13', 'text the tenant the day before', ['clear tenant | the day before | text']],
    [
      'q13',
      'text the plumber the day before and text me if a job is late and email the council the numbers every month',
      [
        'clear plumber | the day before | text',
        'clear owner | a job is late | text',
        'clear council office | the numbers every month | email',
      ],
    ],
    [
      'q13',
      'SMS to the tenant when the job is done. Email to the caretaker every evening.',
      [
        'clear tenant | the job is done | SMS',
        'clear caretaker | Email to the caretaker every evening | Email',
      ],
    ],
    [
      'q13',
      'New repairs come to me straight away, urgent ones to Ruth as well.',
      ['clear owner | New repairs | null', 'clear caretaker | urgent new repairs | null'],
    ],
    [
      'q13',
      'Report by email to the council office, last day of the month.',
      [
        'clear council office | Report by email to the council office, last day of the month | email',
      ],
    ],
    [
      'q9',
      'Job open longer than a week, tell Ruth.',
      ['clear caretaker | Job open longer than a week | null'],
    ],
    [
      'q12',
      'pipe bursts -> text plumber + me',
      ['clear plumber | pipe bursts | text', 'clear owner | pipe bursts | text'],
    ],
  ])('%s %s', (question, text, expected) => {
    expect(messages(question, text)).toEqual(expected)
  })

  it.each([
    ['q13', 'Rent is paid by bank transfer to the caretaker.'],
    ['q13', 'No email to tenants.'],
    ['q12', 'The plumber phones the tenant.'],
  ])('none: %s %s', (question, text) => {
    expect(messages(question, text)).toEqual([])
  })
})
