// `npm run eval -- replies [--dir FOLDER] [--show CASE] [--question N]`: the built-in reviewer's reply to
// every answer of founders, to be read by a person and judged by the faults below.

import { parseArgs } from 'node:util'
import { composeReply } from '#domain/consultation/compose-reply.ts'
import { feedbackRequest } from '#domain/consultation/feedback-request.ts'
import { REVIEWER as ENGLISH } from '#domain/consultation/text-en/reviewer.ts'
import { REVIEWER as JAPANESE } from '#domain/consultation/text-ja/reviewer.ts'
import { detectLanguage } from '#domain/language/detect-language.ts'
import { questionsIn } from '#domain/questionnaire/questions.ts'
import { asRow, type FieldCase, readCase, readCases } from './reading-cases.ts'

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
  const { rows, unplaced } = readCase(field)
  const answers = Object.entries(field.answers).map(([question, text]) => ({
    question: `q${question.replace(/\D/g, '')}`,
    text: String(text),
  }))
  const words = detectLanguage(answers.map(({ text }) => text)) === 'ja' ? JAPANESE : ENGLISH
  const reading = { rows: rows.map(asRow), unplaced, answers }
  const asked = questionsIn(words.questionnaire).filter(
    ({ order }) => values.question === undefined || order === Number(values.question),
  )
  const replies = asked.flatMap((question) => {
    const answer = answers.find((each) => each.question === question.id)?.text ?? ''
    if (answer.trim() === '') return []
    const request = { question, answer, asked: feedbackRequest(question, answer), reading }
    const reply = composeReply(request, words)
    console.log(`\n===== ${field.name}, question ${question.order}: ${question.title}\n${reply}`)
    return [reply.includes(`### ${words.reply.headings.followUp}`)]
  })
  return { replies: replies.length, asking: replies.filter(Boolean).length }
}
