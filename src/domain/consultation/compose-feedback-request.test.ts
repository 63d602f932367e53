import { expect, test } from 'vitest'
import { REQUEST_TEXT } from '#domain/consultation/text-en/request.ts'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import {
  chooseShownInput,
  composeFeedbackRequest,
  findQuotedAnswer,
} from './compose-feedback-request.ts'

const question = { title: 'Problem and Target', prompt: 'Whose problem?' }
const said = (text: string, originalUserInput: string | null = null) =>
  chooseShownInput({ question: text, originalUserInput })

test.each(QUESTIONS)('$id: the request names the question and gives the answer back', (item) => {
  const answer = SAMPLE_PROJECT.answers[item.id] ?? ''
  const request = composeFeedbackRequest(item, answer, REQUEST_TEXT)
  expect(request).toContain(item.title)
  expect(request).toContain(item.prompt)
  for (const part of ['Strengths', 'Improvements', 'Suggestions', 'Missing elements', 'Next steps'])
    expect(request).toContain(part)
  expect(said(request)).toBe(answer)
})

test.each([
  ['quotes', 'She said "no" and "never".'],
  ['a feedback list', 'Our form asks:\nPlease tell us\n1. Strengths\n2. "Weaknesses"'],
  ['the mark itself', 'My Answer: "yes"'],
  ['lines and blanks', 'First: ____\n\nSecond: ____'],
  ['Japanese', '予約が重なって困っています。'],
  ['nothing', ''],
])('an answer with %s survives the request', (_, answer) => {
  expect(findQuotedAnswer(composeFeedbackRequest(question, answer, REQUEST_TEXT))).toBe(answer)
})

test('an object answer is quoted as formatted JSON', () => {
  expect(composeFeedbackRequest(question, { seats: 12 }, REQUEST_TEXT)).toContain(
    '{\n  "seats": 12\n}',
  )
})

const request = composeFeedbackRequest(question, 'quoted', REQUEST_TEXT)

test.each([
  {
    name: 'the original input wins',
    text: request,
    original: 'what I typed',
    shown: 'what I typed',
  },
  { name: 'a blank original input does not', text: request, original: '  ', shown: 'quoted' },
  { name: 'a free question is shown as it is', text: 'What is a role?', shown: 'What is a role?' },
  {
    name: 'another wording of the list',
    text: 'Question: X\nMy Answer: "Ours"\n\nPlease provide feedback on:\n- Strengths\n- Next steps',
    shown: 'Ours',
  },
  {
    name: 'a list without a quoted answer',
    text: 'Is my plan good?\n\nPlease provide strengths, improvements and next steps.',
    shown: 'Is my plan good?',
  },
  { name: 'a quote never closed', text: 'My Answer: "Ours\n1. Strengths', shown: 'Ours' },
  {
    name: 'strengths as a plain word',
    text: 'What are\nthe strengths?',
    shown: 'What are\nthe strengths?',
  },
])('shown input: $name', ({ text, original, shown }) => {
  expect(said(text, original ?? null)).toBe(shown)
})
