import { expect, test } from 'vitest'
import { REVIEWER } from '#domain/consultation/text-en/reviewer.ts'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import { readProject } from '#test/reading/read-project.ts'
import { composeReply } from './compose-reply.ts'
import { NOTHING_READ } from './gaps/told-answer.ts'

const free = (
  asked: string,
  { id, reading = NOTHING_READ }: { id?: string; reading?: typeof NOTHING_READ } = {},
) =>
  composeReply(
    {
      question: QUESTIONS.find((each) => each.id === id) ?? null,
      answer: '',
      asked,
      reading,
    },
    REVIEWER,
  )

test.each([
  ['How do refunds and cancellations work?', 9],
  ['Which payment service should I use, and does it send email?', 13],
  ['Is my budget realistic and what are the risks?', 15],
  ['I want to build an app for dog walkers', 1],
  ['Tell me about question 12', 12],
  ['What goes into The Main Story?', 6],
])('a free question "%s" leads to question %i, which has no answer yet', (asked, order) => {
  expect(free(asked)).toMatch(
    new RegExp(`^The built-in checks can.t answer this themselves, but question ${order}, `),
  )
  expect(free(asked)).toContain("You haven't answered it yet: ")
})

test('where it is answered, it says what is still missing there', () => {
  const reading = readProject({ q9: 'When a kennel is taken, then nobody else gets it.' })
  const text = free('How do refunds work?', { reading })
  expect(text).toContain('> “When a kennel is taken, then nobody else gets it”')
  expect(text).toContain("There's no number in these rules")
  expect(text).toContain('**Which limit, price or deadline goes with these rules?**')
  expect(text).not.toContain('### Strengths')
})

test('a question that it cannot answer gets one short honest sentence', () => {
  expect(free('Hello there')).toMatch(/^I can.t answer that: without an AI model [^.]+\.$/)
})

test('with a question on the screen, a free question is not taken for its answer', () => {
  expect(free('What is a role?', { id: 'q1' })).toContain('question 5, ')
  expect(free('Hmm', { id: 'q4' })).toContain('question 4, ')
})
