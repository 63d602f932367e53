import { CHECK_TEXT } from '#domain/requirements/checks/text-en.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
// The requirements engine by itself: writing, checking and scoring, for the sample project and for
// answers of growing length. Time is the processor's, so that neighbours on the machine count less.

import { findCrossAnswerQuestions } from '#domain/cross-answers/find-cross-answer-questions.ts'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { checkDocument, createCheckMemo } from '#domain/requirements/checks/check-document.ts'
import { computeReadinessOfAnswers } from '#domain/requirements/readiness/compute-readiness-of-answers.ts'
import { computeReadiness } from '#domain/requirements/readiness/readiness.ts'
import { readingOf } from '#domain/requirements/testing/input-of.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'

type Answers = { questionId: string; value: string }[]

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15)
/** Characters in each of the fifteen answers; the last is the limit of one answer. */
const LENGTHS = [1_250, 2_500, 5_000, 10_000]

const PROJECT = {
  title: SAMPLE_PROJECT.title,
  description: SAMPLE_PROJECT.description,
  assignee: null,
  startDate: null,
  endDate: null,
}

/** Answers at the limit that no person writes, and that must not cost more than those they do. */
const DEGENERATE = {
  'lines of one letter': 'a\n'.repeat(5_000),
  'lines of one digit': '1\n'.repeat(5_000),
  'one line without spaces': 'a'.repeat(10_000),
  'one line of commas': 'a, '.repeat(3_333),
}

const sample: Answers = Object.entries(SAMPLE_PROJECT.answers).map(([questionId, value]) => ({
  questionId,
  value,
}))

console.log(`\nmilliseconds of processor time, median of ${ROUNDS} rounds`)
console.table({
  'the sample': measure(sample),
  ...Object.fromEntries(
    LENGTHS.map((length) => [`15 answers of ${length} characters`, measure(ofLength(length))]),
  ),
  ...Object.fromEntries(
    Object.entries(DEGENERATE).map(([name, value]) => [
      `15 answers: ${name}`,
      measure(sample.map(({ questionId }) => ({ questionId, value }))),
    ]),
  ),
})

function textsOf(answers: Answers): Record<string, string> {
  return Object.fromEntries(answers.map(({ questionId, value }) => [questionId, value]))
}

function measure(answers: Answers) {
  const reading = readingOf(textsOf(answers))
  const input = {
    project: PROJECT,
    answers,
    reading,
    version: 1,
    date: '2026-01-02',
    previous: null,
  }
  const document = writeDocument(input, DOCUMENT_WORDS)
  const findings = checkDocument(document, CHECK_TEXT)
  const all = median(() => {
    const written = writeDocument(input, DOCUMENT_WORDS)
    return computeReadiness(written, checkDocument(written, CHECK_TEXT), DOCUMENT_WORDS)
  })
  const memo = createCheckMemo()
  let typed = 0
  return {
    read: median(() => readingOf(textsOf(answers))),
    write: median(() => writeDocument(input, DOCUMENT_WORDS)),
    check: median(() => checkDocument(document, CHECK_TEXT)),
    score: median(() => computeReadiness(document, findings, DOCUMENT_WORDS)),
    'documents/s': Math.round(1000 / all),
    // Each round one answer is another one, as it is while typing.
    'while typing': median(() => {
      typed += 1
      const last = answers.length - 1
      const changed = answers.map((answer, index) =>
        index === last ? { ...answer, value: `${answer.value} ${typed} more.` } : answer,
      )
      return computeReadinessOfAnswers(
        { title: PROJECT.title, language: 'answers', answers: changed, reading },
        DOCUMENT_WORDS,
        memo,
      )
    }),
    'cross-answers': median(() => findCrossAnswerQuestions(answers)),
    findings: findings.length,
  }
}

/** The sample's answers again and again with other numbers, up to this many characters. */
function ofLength(length: number): Answers {
  return sample.map(({ questionId, value }) => {
    const times = Math.ceil(length / value.length)
    const copies = Array.from({ length: times }, (_, n) =>
      value.replace(/\d+/g, (digits) => String(Number(digits) + n)),
    )
    return { questionId, value: copies.join('\n').slice(0, length) }
  })
}

function median(work: () => unknown): number {
  work()
  const times = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  return Number((times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN).toFixed(1))
}
