import { expect, test } from 'vitest'
import { checkAnswers } from '#domain/answers.ts'
import { findQuestion, listQuestions, QUESTIONS } from './questions.ts'
import { SAMPLE_PROJECT } from './sample-project.ts'
import { QUESTIONNAIRE as JAPANESE, SAMPLE } from './text-ja.ts'

test('there are fifteen questions, numbered from one, and all but three are required', () => {
  expect(QUESTIONS.map(({ id }) => id)).toEqual(
    Array.from({ length: 15 }, (_, index) => `q${index + 1}`),
  )
  expect(QUESTIONS.map(({ order }) => order)).toEqual(
    Array.from({ length: 15 }, (_, index) => index + 1),
  )
  expect(QUESTIONS.filter(({ required }) => !required).map(({ id }) => id)).toEqual([
    'q11',
    'q13',
    'q15',
  ])
})

test('the first question is the one that the landing page shows', () => {
  expect(QUESTIONS[0]).toMatchObject({
    title: 'Problem and Target',
    prompt: 'Whose problem do you want to solve and what is it?',
  })
})

test.each(QUESTIONS)('$id has guidance, and its example stands apart from it', (question) => {
  expect(question.prompt).toMatch(/\?|\.$/)
  expect(question.guidance.length).toBeGreaterThan(40)
  expect(question.guidance).not.toContain('Example:')
  expect(question.guidance).not.toContain(question.example)
})

test('the sample project answers every question well enough to generate a document', () => {
  const answers = new Map(Object.entries(SAMPLE_PROJECT.answers))
  expect(answers.size).toBe(15)
  expect(checkAnswers(QUESTIONS, answers)).toEqual({ ready: true })
})

test('a question is found by its id only', () => {
  expect(findQuestion('q10', QUESTIONS)?.title).toBe('Information to Keep')
  expect(findQuestion('q16', QUESTIONS)).toBeNull()
  expect(findQuestion('Q1', QUESTIONS)).toBeNull()
})

test.each(listQuestions(JAPANESE))(
  '$id is asked in Japanese, with an example that answers it',
  (question) => {
    const original = findQuestion(question.id, QUESTIONS)
    expect(question).toMatchObject({ order: original?.order, required: original?.required })
    for (const part of ['title', 'prompt', 'guidance', 'example'] as const) {
      expect(question[part]).toMatch(/[\p{Script=Hiragana}\p{Script=Han}]/u)
      expect(question[part]).not.toBe(original?.[part])
    }
    expect(checkAnswers([question], new Map([[question.id, question.example]]))).toEqual({
      ready: true,
    })
    expect(SAMPLE.title).not.toBe(SAMPLE_PROJECT.title)
  },
)
