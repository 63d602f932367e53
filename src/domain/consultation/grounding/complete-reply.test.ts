import { describe, expect, it } from 'vitest'
import { composeReply } from '#domain/consultation/compose-reply.ts'
import { readFollowUp } from '#domain/consultation/follow-up.ts'
import { REVIEWER } from '#domain/consultation/text-en/reviewer.ts'
import { findQuestion, QUESTIONS } from '#domain/questionnaire/questions.ts'
import { readProject } from '#test/reading/read-project.ts'
import { completeFreeReply, completeReview } from './complete-reply.ts'

const builtIn = composeReply(
  {
    question: findQuestion('q1', QUESTIONS),
    answer: 'People have problems with bookings.',
    asked: 'Please review my answer',
    reading: readProject({ q1: 'People have problems with bookings.' }),
  },
  REVIEWER,
)
const none: ReadonlySet<string> = new Set()
const FOLLOW_UP =
  '### One question for you\n\n**Who has it?**\n\nFor example: Owners of ____ have it.'
const LEAD = '> “bookings”\n\nIt does not say who has it.'
const part = (heading: string) => `### ${heading}\n\n- A point about “bookings”.`
const FIVE = ['Strengths', 'Improvements', 'Suggestions', 'Missing elements', 'Next steps'].map(
  part,
)
const WHOLE = [LEAD, FOLLOW_UP, ...FIVE].join('\n\n')
const complete = (text: string, names = none) =>
  completeReview({ text, names, users: [], builtIn, language: 'en' })

describe('a review', () => {
  it('that has all parts stays as it is', () => {
    expect(complete(WHOLE)).toBe(WHOLE)
  })

  it('in other heading marks and another order is put in order', () => {
    const text = `**Next steps:**\n\n- Save.\n\n## 1. Strengths\n\n- Clear.\n\n${FOLLOW_UP}`
    const headings = complete(text)?.match(/^(?:#+|\*\*(?!Who)).*$/gm)
    expect(headings?.map((line) => line.replace(/^[#*\d. ]+|[:*]+$/g, ''))).toEqual([
      'One question for you',
      'Strengths',
      'Improvements',
      'Suggestions',
      'Missing elements',
      'Next steps',
    ])
  })

  it('gets what it lacks from the built-in reviewer, and says so', () => {
    const text = [part('Strengths'), part('Suggestions'), '### Next steps\n\n'].join('\n\n')
    const whole = complete(text) ?? ''
    expect(whole).toContain('- A point about “bookings”.')
    expect(whole).toContain('left it out: One question for you, Improvements, Missing elements')
    // With the question comes what it is about.
    expect(whole).toMatch(/^> “People have problems with bookings”\n\nIt doesn't say how often/)
    expect(readFollowUp(whole)).toEqual(readFollowUp(builtIn))
  })

  it('that says that nothing is missing asks nothing', () => {
    const text = ['> “bookings”\n\nNothing essential is missing.', ...FIVE].join('\n\n')
    expect(complete(text)).toBe(text)
  })

  it('names what is not from the answers, before the question', () => {
    const whole = complete(WHOLE, new Set(['Stripe'])) ?? ''
    expect(whole).toContain('*Not from your answers: Stripe. Please check before you use it.*')
    expect(readFollowUp(whole)).toEqual(readFollowUp(WHOLE))
  })

  it('leaves a blank for a name that nobody gave in what becomes the users own text', () => {
    const text = WHOLE.replace('Owners of ____ have it', 'Owners who use Google Calendar')
    const whole = complete(text, new Set(['Google', 'Calendar'])) ?? ''
    expect(readFollowUp(whole)?.example).toBe('Owners who use ____.')
  })

  it.each(['I cannot help with that.', part('Strengths'), '', '### Recipe\n\nTake two eggs.'])(
    'is not %j',
    (text) => {
      expect(complete(text)).toBeNull()
    },
  )
})

it('a free reply names them before its question, or at its end', () => {
  const names = new Set(['Stripe', 'Ana'])
  const note = '*Not from your answers: Stripe, Ana. Please check before you use them.*'
  const free = (text: string) => completeFreeReply({ text, names, users: [], language: 'en' })
  expect(free('Use Stripe.')).toBe(`Use Stripe.\n\n${note}`)
  expect(free(`Use Stripe.\n\n${FOLLOW_UP}`)).toBe(`Use Stripe.\n\n${note}\n\n${FOLLOW_UP}`)
})

describe('what the model says of people or the law by itself', () => {
  const users = [
    'Most customers pay in cash. The data protection law says that we delete the cards.',
    '多くの方は現金で払います。',
  ]
  const noted = (text: string) =>
    completeFreeReply({ text, names: none, users, language: 'en' }).slice(text.length).trim()

  it.each([
    ['Most people forget their passwords.'],
    ['Under the GDPR you must ask for consent.'],
    ['Customers usually prefer to book in the evening.'],
    ['個人情報保護法により同意が必要です。'],
    ['多くの人は電話を好みます。'],
  ])('is marked: %s', (text) => {
    expect(noted(text)).toBe(
      `*The AI model added this on its own; your answers don't say it: “${text}”*`,
    )
  })

  it.each([
    ['You say that most customers pay in cash.'],
    ['The data protection law says that you delete the cards.'],
    ['Which law binds you?'],
    ['Add: “Most customers ____.”'],
    ['多くの方は現金で払うと書いています。'],
    ['### Legal things'],
    ['You name one kind of person.'],
  ])('is not marked when an answer says so, or nothing is claimed: %s', (text) => {
    expect(noted(text)).toBe('')
  })
})
