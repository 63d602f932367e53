import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAnswers } from '#domain/reading/read-answers.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import { readCases, TAGGERS } from '../../bench/eval/reading-cases.ts'

const cases = readCases('test/field-cases').map(({ name, answers }) => ({
  name,
  answers: Object.entries(answers).map(([number, text]) => ({ question: `q${number}`, text })),
}))
/** Lines of all cases, to be put together again. */
const lines = cases.flatMap(({ answers }) => answers.flatMap(({ text }) => text.split('\n')))

const text = fc
  .array(fc.oneof(fc.constantFrom(...lines), fc.string({ maxLength: 40 })), { maxLength: 6 })
  .map((parts) => parts.join('\n'))
const question = fc.integer({ min: 1, max: 15 }).map((number) => `q${number}`)
const answers = fc.uniqueArray(fc.record({ question, text }), {
  selector: (answer) => answer.question,
  maxLength: 6,
})

describe('what a reading always holds', () => {
  it.each(cases)('$name', ({ answers: told }) => holds(told))

  it('holds for lines of all cases put together anew, and for any signs', () => {
    fc.assert(fc.property(answers, holds), { numRuns: 60 })
  }, 60_000)

  it('reads the same rows again', () => {
    for (const { answers: told } of cases) {
      expect(readAnswers(told, TAGGERS)).toEqual(readAnswers(told, TAGGERS))
    }
  })

  it('takes about twice as long for an answer twice as long', () => {
    const long = (times: number) => [
      {
        question: 'q9',
        text: lines
          .filter((line) => /^[ -~]+$/.test(line))
          .join('\n')
          .repeat(times),
      },
    ]
    readAnswers(long(1), TAGGERS)
    const [one, four] = [1, 4].map((times) => {
      const start = performance.now()
      readAnswers(long(times), TAGGERS)
      return performance.now() - start
    })
    expect((four ?? 0) / (one ?? 1)).toBeLessThan(9)
  }, 60_000)
})

/** Literal quotes; no word lost; roles that exist; nothing clear that was not read whole. */
function holds(told: readonly ReadableAnswer[]): void {
  const { rows, unplaced } = readAnswers(told, TAGGERS)
  const textOf = (asked: string) => told.find(({ question }) => question === asked)?.text ?? ''
  for (const { said } of [...rows, { said: unplaced }]) {
    expect(said.length > 0 || said === unplaced).toBe(true)
    for (const { question, words } of said) {
      expect(words.trim()).not.toBe('')
      expect(textOf(question)).toContain(words)
    }
  }
  for (const { question, text } of told)
    expect(lost(question, text, [...rows, { said: unplaced }])).toEqual([])
  const roles = rows.filter((row) => row.kind === 'role').map(({ name }) => name)
  for (const row of rows) {
    if (row.kind === 'permission') expect(roles).toContain(row.role)
    if (row.kind === 'feature' && row.flags.includes('verb')) expect(row.certainty).toBe('guess')
  }
}

/** Stretches of three or more words of a line that are in no quote. */
function lost(
  question: string,
  text: string,
  rows: readonly { said: readonly { question: string; words: string }[] }[],
): string[] {
  const marks = new Array<boolean>(text.length).fill(false)
  for (const { said } of rows) {
    for (const { words } of said.filter((each) => each.question === question)) {
      for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + words.length)) {
        marks.fill(true, at, at + words.length)
      }
    }
  }
  const open =
    [...text].length === text.length
      ? [...text].map((sign, at) => (marks[at] ? '\n' : sign)).join('')
      : ''
  return open.split('\n').filter((line) => /(?:[A-Za-z]+\s+){2,}[A-Za-z]+/.test(line))
}
