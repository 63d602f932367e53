import { describe, expect, it } from 'vitest'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { CHECK_TEXT } from '#domain/requirements/checks/text-en.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { boundDocument } from './bound-document.ts'
import { checkDocument } from './checks/check-document.ts'
import type { RequirementsDocument } from './document.ts'
import { listCriteria, listItems, listRequirements } from './registers/list-items.ts'
import { inputOf } from './testing/input-of.ts'
import { makeRow } from './testing/make-rows.ts'
import { DOCUMENT_WORDS as WORDS } from './text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from './text-ja/words.ts'
import { writeDocument } from './write-document.ts'

/** Five thousand lines of one letter: an answer of 9,999 characters. */
const LINES = Array.from({ length: 5_000 }, (_, line) => 'abcdefghij'[line % 10]).join('\n')
const HEAVY = {
  title: 'Lines',
  answers: Object.fromEntries(QUESTIONS.map(({ id }) => [id, LINES])),
}
/** Rows of six kinds, far more than any reader gives. */
const ROWS = (['rule', 'limit', 'out', 'connection', 'quality', 'background'] as const).flatMap(
  (kind) =>
    Array.from({ length: 3_000 }, (_, at) => {
      const text = `${'word '.repeat(80)}${at}`
      const row = makeRow(kind, `q1: ${LINES}`, kind === 'rule' ? { then: text } : { what: text })
      return { ...row, id: `r${kind}${at}`, said: [] }
    }),
)
const MOST_SIGNS = 1_600_000

const idsOf = (document: RequirementsDocument) =>
  [...listItems(document), ...listRequirements(document).flatMap(listCriteria)].map(
    ({ item }) => item.id,
  )

describe('a document of more than anybody can read', () => {
  const given = inputOf({ title: HEAVY.title, answers: { q1: 'A list.' } })
  const answers = Object.entries(HEAVY.answers).map(([questionId, value]) => ({
    questionId,
    value,
  }))
  const heavyInput = { ...given, answers, reading: { rows: ROWS, unplaced: [] } }
  const written = writeDocument(heavyInput, DOCUMENT_WORDS)
  const bounded = boundDocument(written, { previous: null, words: WORDS })

  it('is far too large before, and within the bound after', () => {
    expect(JSON.stringify(written).length).toBeGreaterThan(5 * MOST_SIGNS)
    expect(JSON.stringify(bounded).length).toBeLessThanOrEqual(MOST_SIGNS)
    expect(idsOf(bounded).length).toBeLessThanOrEqual(4_000)
    expect(idsOf(bounded).length).toBeGreaterThan(1_000)
  })

  it('keeps every answer word for word, and says what happened and to how much', () => {
    expect(bounded.answers.map(({ text }) => text)).toEqual(QUESTIONS.map(() => LINES))
    const kept = new Set(idsOf(bounded))
    const gone = idsOf(written).filter((id) => !kept.has(id)).length
    const told = bounded.openQuestions.find(({ text }) => text === WORDS.bound.text)
    expect(told?.why).toContain(` ${gone} of them`)
    expect(told?.id).toMatch(/^OQ-\d+$/)
    expect(told?.sources.length).toBeGreaterThan(4)
  })

  it('names nothing that is gone, and brings no fault that it did not have', () => {
    const kept = new Set(idsOf(bounded))
    const dropped = idsOf(written).filter((id) => !kept.has(id))
    const { answers: _, lastNumbers: __, ...rest } = bounded
    const names = new Set(JSON.stringify(rest).match(/"[A-Z]+-[\d.]+"/g))
    expect(dropped.filter((id) => names.has(`"${id}"`))).toEqual([])
    const rules = new Set(checkDocument(written, CHECK_TEXT).map(({ rule }) => rule))
    expect(checkDocument(bounded, CHECK_TEXT).filter(({ rule }) => !rules.has(rule))).toEqual([])
  })

  it('keeps its ids, and the id of what it says of itself, in the next version', () => {
    const input = { ...heavyInput, version: 2, previous: bounded }
    const next = boundDocument(writeDocument(input, DOCUMENT_WORDS), {
      previous: bounded,
      words: WORDS,
    })
    const ofQuestion = ({ openQuestions }: RequirementsDocument) =>
      openQuestions.find(({ text }) => text === WORDS.bound.text)?.id
    expect(ofQuestion(next)).toBe(ofQuestion(bounded))
    expect(JSON.stringify(next).length).toBeLessThanOrEqual(MOST_SIGNS)
  })

  it('says it in Japanese as well', () => {
    const { openQuestions } = boundDocument(written, { previous: null, words: JAPANESE })
    expect(openQuestions[0]?.text).toBe(JAPANESE.bound.text)
    expect(openQuestions[0]?.why).toMatch(/付録A.*もう一度作成/)
  })
})

describe('a document within the bound', () => {
  it('is left as it is', () => {
    const document = writeDocument(inputOf(SAMPLE_PROJECT), DOCUMENT_WORDS)
    expect(boundDocument(document, { previous: null, words: WORDS })).toBe(document)
  })

  it('is bounded by its size alone where few items are long', () => {
    const document = writeDocument(inputOf(SAMPLE_PROJECT), DOCUMENT_WORDS)
    const quote = { question: 'q1', text: 'long '.repeat(2_000) }
    const long = document.rules.slice(0, 1).flatMap((rule) =>
      Array.from({ length: 400 }, (_, index) => ({
        ...rule,
        id: `BR-${900 + index}`,
        quotes: [quote],
      })),
    )
    const bounded = boundDocument({ ...document, rules: long }, { previous: null, words: WORDS })
    expect(JSON.stringify(bounded).length).toBeLessThanOrEqual(MOST_SIGNS)
    expect(bounded.rules.length).toBeGreaterThan(50)
  })

  it('loses the oldest changes of an overlong change log, and nothing else', () => {
    const document = writeDocument(inputOf(SAMPLE_PROJECT), DOCUMENT_WORDS)
    const change = {
      kind: 'added' as const,
      id: 'BR-001',
      before: null,
      after: 'x'.repeat(900),
      because: [],
    }
    const entry = { version: 1, date: '2026-01-02', changes: Array(2_500).fill(change) }
    const previous = { ...document, changeLog: [entry] }
    const input = { ...inputOf(SAMPLE_PROJECT), version: 2, previous }
    const bounded = boundDocument(writeDocument(input, DOCUMENT_WORDS), { previous, words: WORDS })
    expect(idsOf(bounded)).toEqual(idsOf(document))
    expect(bounded.openQuestions).toEqual(document.openQuestions)
    expect(bounded.changeLog.map(({ changes }) => changes.length)).toEqual([0, 500])
  })
})
