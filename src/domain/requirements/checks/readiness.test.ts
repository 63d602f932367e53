import { describe, expect, it } from 'vitest'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'
import { readinessOf } from './readiness.ts'

function write(answers: Record<string, string>): RequirementsDocument {
  return writeDocument({
    project: { title: 'App', description: null, assignee: null, startDate: null, endDate: null },
    answers: Object.entries(answers).map(([questionId, value]) => ({ questionId, value })),
    version: 1,
    date: '2026-01-02',
    previous: null,
  })
}

describe('readinessOf', () => {
  it('gives nothing for nothing but the missing questions’ suggestions', () => {
    expect(readinessOf(write({}))).toMatchObject({ score: 5, band: 'talk' })
  })

  it('calls the sample ready to build, and names what holds it back', () => {
    const { band, parts } = readinessOf(write({ ...SAMPLE_PROJECT.answers }))
    expect(band).toBe('build')
    expect(parts).toMatchObject({ coverage: 1, clarity: 1 })
    expect(parts.testability).toBeLessThan(1)
    expect(parts.consistency).toBeLessThan(1)
  })

  it.each([
    'It should help people with their everyday things.',
    'Users can do stuff in the app',
    '予約できるようにしたいです。',
  ])('asks to keep talking when every answer is %j', (answer) => {
    const answers = Object.fromEntries(QUESTIONS.map(({ id }) => [id, answer]))
    expect(readinessOf(write(answers)).band).toBe('talk')
  })

  it('rises as the sample is answered', () => {
    const answers = Object.entries(SAMPLE_PROJECT.answers)
    const scores = [0, 4, 8, 12, 15].map(
      (count) => readinessOf(write(Object.fromEntries(answers.slice(0, count)))).score,
    )
    expect(scores).toEqual(scores.toSorted((a, b) => a - b))
    expect(new Set(scores).size).toBe(5)
  })

  it('falls when a feature is vague', () => {
    const clear = readinessOf(write({ q7: 'Must: clients book a free place' }))
    const vague = readinessOf(write({ q7: 'Must: clients easily book some free place, etc.' }))
    expect(vague.parts.clarity).toBeCloseTo(clear.parts.clarity - 0.2)
  })
})
