import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { checkDocument } from '#domain/requirements/checks/check-document.ts'
import { CHECK_TEXT } from '#domain/requirements/checks/text-en.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { STUDIO_ROWS, writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { computeReadiness } from './readiness.ts'

const scoreOf = (rows: readonly Row[], answers: Record<string, string> = {}) => {
  const document = writeStudio({ rows, answers })
  return computeReadiness(document, checkDocument(document, CHECK_TEXT), DOCUMENT_WORDS).score
}

const whole = writeStudio()
const before = scoreOf(STUDIO_ROWS)

/** What a founder may add, each with words of its own in the answer that it belongs to. */
const ADDED: readonly [string, Row][] = [
  ['a role', makeRow('role', 'q5: Cleaner: sees the week', { name: 'cleaner' })],
  [
    'a right',
    makeRow('permission', 'q5: The teacher sees the notes of a class', {
      role: 'teacher',
      what: 'see the notes of a class',
    }),
  ],
  [
    'a wish without a rank',
    makeRow('feature', 'q7: The owner prints the list of a class', {
      actor: 'owner',
      does: 'print the list of a class',
    }),
  ],
  [
    'a nice wish',
    makeRow('feature', 'q7: Nice: a client rates a class', {
      actor: 'client',
      does: 'rate a class',
      priority: 'could',
    }),
  ],
  [
    'a rule with a limit',
    makeRow('rule', 'q9: When a client is 10 minutes late, the place is given away', {
      when: 'a client is 10 minutes late',
      then: 'the place is given away',
    }),
  ],
  [
    'a case',
    makeRow('case', 'q12: When the teacher is ill, the class is cancelled', {
      when: 'the teacher is ill',
      then: 'the class is cancelled',
    }),
  ],
  [
    'a thing',
    makeRow('thing', 'q10: Room: name, size', {
      name: 'room',
      fields: [
        { name: 'name', private: false, values: [] },
        { name: 'size', private: false, values: [] },
      ],
    }),
  ],
  [
    'a message',
    makeRow('message', 'q13: The teacher gets an email when a client cancels', {
      to: 'teacher',
      when: 'a client cancels',
      channel: 'email',
    }),
  ],
  ['what is left out', makeRow('out', 'q8: No gift cards', { what: 'gift cards' })],
  [
    'a sign of success',
    makeRow('measure', 'q4: Missed classes drop from 5 a week to 1', {
      what: 'missed classes',
      from: '5 a week',
      to: '1',
    }),
  ],
  [
    'a worry',
    makeRow('doubt', 'q15: I worry that teachers forget to tick names', {
      about: 'worry',
      what: 'teachers forget to tick names',
    }),
  ],
]

function withMore(row: Row): Record<string, string> {
  const [said] = row.said
  const text = whole.answers.find(({ question }) => question === said?.question)?.text ?? ''
  return said === undefined ? {} : { [said.question]: `${text}\n${said.words}` }
}

describe('readiness never falls', () => {
  it.each(ADDED)('because the founder added %s', (_name, row) => {
    expect(scoreOf([...STUDIO_ROWS, row], withMore(row))).toBeGreaterThanOrEqual(before)
  })

  it('because the founder answered a question about a limit, either way', () => {
    for (const question of whole.boundaries ?? []) {
      for (const yes of [true, false]) {
        const rows = STUDIO_ROWS.map((row) =>
          question.rows?.includes(row.id) ? { ...row, edges: [{ asks: question.asks, yes }] } : row,
        )
        expect(scoreOf(rows), question.text).toBeGreaterThanOrEqual(before)
      }
    }
  })

  it('because the founder said yes to what was read', () => {
    for (const guess of STUDIO_ROWS.filter(({ certainty }) => certainty === 'guess')) {
      const rows = STUDIO_ROWS.map((row) =>
        row === guess ? { ...row, state: 'confirmed' as const } : row,
      )
      expect(scoreOf(rows), guess.id).toBeGreaterThanOrEqual(before)
    }
  })

  it('because a model asked a good question about a must', () => {
    const document = writeStudio()
    const scoreFor = (each: typeof document) =>
      computeReadiness(each, checkDocument(each, CHECK_TEXT), DOCUMENT_WORDS).score
    const asked = {
      ...{ id: 'OQ-90', sources: ['q9'], mark: 'open' as const, blocks: ['FR-001', 'FR-010'] },
      quotes: [{ question: 'q9', text: 'after that the place is charged' }],
      ...{ text: 'Whom?', why: 'It costs money.', suggestedDefault: 'Who booked.' },
    }
    const openQuestions = [...document.openQuestions, asked]
    expect(scoreFor({ ...document, openQuestions })).toBe(scoreFor(document))
  })

  it('because of what the writer asks: no gap of ours holds a must up', () => {
    const document = writeStudio()
    const silent = { ...document, openQuestions: [] }
    const score = computeReadiness(silent, checkDocument(silent, CHECK_TEXT), DOCUMENT_WORDS).score
    expect(
      computeReadiness(document, checkDocument(document, CHECK_TEXT), DOCUMENT_WORDS).score,
    ).toBe(score)
  })
})
