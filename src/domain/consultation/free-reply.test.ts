import { expect, test } from 'vitest'
import { QUESTIONS, type WorkshopQuestion } from '#domain/questionnaire/questions.ts'
import { composeReply } from './compose-reply.ts'
import { readFollowUp } from './follow-up.ts'

const project = { projectTitle: 'Yoga *studio*' }
const byId = (id: string) => QUESTIONS.find((question) => question.id === id) as WorkshopQuestion
const free = (asked: string, id?: string) =>
  composeReply({ ...project, question: id === undefined ? null : byId(id), answer: '', asked })
const words = (text: string) => text.split(/\s+/).length

test.each([
  ['How do refunds and cancellations work?', 9],
  ['Which payment service should I use, and does it send email?', 13],
  ['Is my budget realistic and what are the risks?', 15],
  ['I want to build an app for dog walkers', 1],
  ['Tell me about question 12', 12],
  ['What goes into The Main Story?', 6],
])('a free question "%s" leads to question %i', (asked, order) => {
  const text = free(asked)
  expect(text).toContain('not a language model')
  expect(text).toContain(`**question ${order}, `)
  expect(text).toContain('“Yoga \\*studio\\*”')
  expect(readFollowUp(text)).not.toBeNull()
  expect(words(text)).toBeLessThanOrEqual(200)
})

test('a free question that fits nothing says so and offers a beginning', () => {
  expect(free('Hello there')).toContain('could not match “Hello there”')
})

test('with a question on the screen, a free question is not taken for its answer', () => {
  expect(free('What is a role?', 'q1')).toContain('**question 5, ')
  expect(free('Hmm', 'q4')).toContain('**question 4, ')
})
