import { REQUEST_TEXT } from '#domain/consultation/text-en/request.ts'
// `npm run eval -- replies [--dir FOLDER] [--show CASE] [--question N] [--so-far]`: the built-in reviewer's
// reply to every answer of founders, with `--so-far` as if the later ones were not written yet, to be read by a person and judged by the faults below.

import { parseArgs } from 'node:util'
import { composeFeedbackRequest } from '#domain/consultation/compose-feedback-request.ts'
import { composeReply } from '#domain/consultation/compose-reply.ts'
import type { ProjectReading } from '#domain/consultation/gaps/told-answer.ts'
import { REVIEWER as ENGLISH } from '#domain/consultation/text-en/reviewer.ts'
import { REVIEWER as JAPANESE } from '#domain/consultation/text-ja/reviewer.ts'
import { detectLanguage } from '#domain/language/detect-language.ts'
import { listQuestions } from '#domain/questionnaire/questions.ts'
import { readAnswers } from '#domain/reading/read-answers.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import { asRow, type FieldCase, readCases, TAGGERS } from './reading-cases.ts'

const FAULTS = [
  'the quote is no whole phrase',
  'the gap is not real',
  'a word is called vague that is not',
  'the question is filler',
  'something is praised and then called missing',
  'it says nothing',
  'it contradicts itself',
]

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'test/field-cases' },
    show: { type: 'string', default: '' },
    question: { type: 'string' },
    'so-far': { type: 'boolean', default: false },
  },
})

const cases = readCases(values.dir).filter(({ name }) => name.startsWith(values.show))
const counts = cases.map(print)
const sum = (pick: (count: { replies: number; asking: number }) => number) =>
  counts.reduce((total, count) => total + pick(count), 0)
console.log(
  `\n${sum(({ replies }) => replies)} replies, ${sum(({ asking }) => asking)} ask something. Read each and count the wrong ones: ${FAULTS.join('; ')}.`,
)

/** Prints the replies to one founder's answers; how many, and how many of them ask something. */
function print(field: FieldCase): { replies: number; asking: number } {
  const answers = Object.entries(field.answers).map(([question, text]) => ({
    question: `q${question.replace(/\D/g, '')}`,
    text: String(text),
  }))
  const words = detectLanguage(answers.map(({ text }) => text)) === 'ja' ? JAPANESE : ENGLISH
  const whole = readingOf(answers)
  const asked = listQuestions(words.questionnaire).filter(
    ({ order }) => values.question === undefined || order === Number(values.question),
  )
  const replies = asked.flatMap((question) => {
    const answer = answers.find((each) => each.question === question.id)?.text ?? ''
    if (answer.trim() === '') return []
    const soFar = answers.filter(({ question: id }) => Number(id.slice(1)) <= question.order)
    const reading = values['so-far'] ? readingOf(soFar) : whole
    const request = {
      question,
      answer,
      asked: composeFeedbackRequest(question, answer, REQUEST_TEXT),
      reading,
    }
    const reply = composeReply(request, words)
    console.log(`\n===== ${field.name}, question ${question.order}: ${question.title}\n${reply}`)
    return [reply.includes(`### ${words.reply.headings.followUp}`)]
  })
  return { replies: replies.length, asking: replies.filter(Boolean).length }
}

function readingOf(answers: readonly ReadableAnswer[]): ProjectReading {
  const { rows, unplaced } = readAnswers(answers, TAGGERS)
  return { rows: rows.map(asRow), unplaced, answers }
}
