import { describe, expect, it } from 'vitest'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { checkDocument, createCheckMemo } from '#domain/requirements/checks/check-document.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { inputOf } from '#domain/requirements/testing/input-of.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'
import { readiness } from './readiness.ts'
import { readinessOfAnswers } from './readiness-of-answers.ts'

type Answers = Readonly<Record<string, string>>

const given = (answers: Answers) =>
  Object.entries(answers).map(([questionId, value]) => ({ questionId, value }))

const scored = (answers: Answers) =>
  readinessOfAnswers({ title: 'Yoga', language: 'answers', answers: given(answers) })

function sample(change: (document: RequirementsDocument) => void = () => {}): RequirementsDocument {
  const document = structuredClone(writeDocument(inputOf(SAMPLE_PROJECT)))
  change(document)
  return document
}

const judged = (document: RequirementsDocument) => readiness(document, checkDocument(document))

const part = (document: RequirementsDocument, wanted: string) =>
  judged(document).parts.find((entry) => entry.part === wanted)?.score

const without = (...ids: string[]): Answers =>
  Object.fromEntries(Object.entries(SAMPLE_PROJECT.answers).filter(([id]) => !ids.includes(id)))

describe('readiness', () => {
  it('finds the sample ready to build, with its one loose end', () => {
    const { score, band, bandText, fixes } = scored(SAMPLE_PROJECT.answers)
    expect(score).toBeGreaterThanOrEqual(90)
    expect([band, bandText]).toEqual(['build', 'Ready to build'])
    expect(fixes[0]).toMatchObject({ question: 'q7' })
  })

  it('weighs the parts as the score does', () => {
    const { parts, score } = scored(SAMPLE_PROJECT.answers)
    expect(parts.map(({ part: name, weight }) => [name, weight])).toEqual([
      ['coverage', 30],
      ['testability', 25],
      ['clarity', 20],
      ['consistency', 15],
      ['openness', 10],
    ])
    const sum = parts.reduce((total, entry) => total + (entry.score * entry.weight) / 100, 0)
    expect(Math.abs(sum - score)).toBeLessThanOrEqual(1)
  })

  it('is nothing for nothing, and leads to what is worth most', () => {
    const { score, band, fixes } = scored({})
    expect([score, band]).toEqual([0, 'talk'])
    expect(fixes).toHaveLength(3)
    expect(fixes[0]).toMatchObject({ question: 'q7' })
  })

  it.each([
    [0, 'build'],
    [2, 'build'],
    [4, 'estimate'],
    [9, 'talk'],
    [13, 'talk'],
  ])('with %i answers missing it is: %s', (missing, band) => {
    const order = [
      'q11',
      'q13',
      'q15',
      'q2',
      'q3',
      'q14',
      'q1',
      'q8',
      'q4',
      'q12',
      'q10',
      'q9',
      'q5',
    ]
    expect(scored(without(...order.slice(0, missing))).band).toBe(band)
  })

  it('is not taken in by answers that are there but say little', () => {
    const vague = scored({
      q1: 'People have problems with bookings.',
      q2: 'They use other tools and it is bad.',
      q3: 'It will be better and faster.',
      q4: 'More people should use it.',
      q5: 'Users and admins.',
      q6: 'Someone opens the app and books something.',
      q7: 'Booking and payments and other things.',
      q8: 'Nothing fancy for the moment.',
      q9: 'The app should follow our studio rules.',
      q10: 'All the important information.',
      q12: 'It should handle errors well.',
      q14: 'It should be safe and fast.',
    })
    expect(vague.band).toBe('talk')
    const thin = expect.objectContaining({ problem: 'Say more in “Problem and Target”.' })
    expect(scored({ ...SAMPLE_PROJECT.answers, q1: 'People have problems.' }).fixes).toContainEqual(
      thin,
    )
  })

  it('takes what a question without an answer is worth, and says so', () => {
    const whole = scored(SAMPLE_PROJECT.answers).score
    // Two points of coverage, and a fifth of the ten for open points: no default handles it.
    const required = scored(without('q2'))
    expect(whole - required.score).toBe(4)
    expect(required.fixes).toContainEqual(expect.objectContaining({ question: 'q2', gain: 4 }))
    const optional = scored(without('q11'))
    expect(whole - optional.score).toBe(2)
    expect(optional.fixes).toContainEqual(expect.objectContaining({ question: 'q11', gain: 2 }))
  })

  it.each([
    ['an error', 85, (n: number) => `The app shall show the TBD list ${n}.`],
    ['a warning', 95, (n: number) => `The app shall show list ${n} to several people.`],
    ['a hint', 100, (n: number) => `The app shall show list ${n} from a database.`],
  ])('takes what %s costs from each requirement that has one', (_name, score, text) => {
    const faulty = sample((d) => {
      const requirements = d.features.flatMap((feature) => feature.requirements)
      const all = [...requirements, ...d.rules, ...d.quality, ...d.success]
      all.forEach((item, n) => {
        Object.assign(item, { text: text(n) })
      })
    })
    expect(part(sample(), 'clarity')).toBe(100)
    expect(part(faulty, 'clarity')).toBe(score)
  })

  it('counts a requirement without a test as not testable', () => {
    const untested = sample((d) =>
      Object.assign(d.features[0]?.requirements[0] ?? {}, { criteria: [] }),
    )
    // Four of the eleven have a criterion of the owner's own, six count by half, one is open.
    expect(part(sample(), 'testability')).toBe(64)
    expect(part(untested, 'testability')).toBe(55)
  })

  it('lowers the handling of open points when a must waits', () => {
    const blocked = sample((d) => d.openQuestions[0]?.blocks.push('FR-001'))
    expect(part(sample(), 'openness')).toBe(100)
    expect(part(blocked, 'openness')).toBe(83)
    expect(judged(blocked).fixes.map(({ question }) => question)).toContain('q5')
  })

  it('says for each fix what to do, and gives no number of its own', () => {
    const answers = { ...without('q8'), q4: 'Clients are happier.' }
    const { fixes, score } = scored(answers)
    expect(fixes).toHaveLength(3)
    for (const { problem, advice, gain } of fixes) {
      expect(problem).not.toBe('')
      expect(advice).not.toBe('')
      expect(gain).toBeGreaterThan(0)
      expect(gain).toBeLessThanOrEqual(100 - score)
    }
  })

  it('judges answers in the language of the document they would make', () => {
    const answers = given(SAMPLE_PROJECT.answers)
    const score = (language: 'answers' | 'en' | 'ja') =>
      readinessOfAnswers({ title: 'Yoga', language, answers }).score
    expect(score('answers')).toBe(score('en'))
    expect(score('ja')).not.toBe(score('en'))
  })

  it('says the same with a memo while an answer grows', () => {
    const memo = createCheckMemo()
    const text = SAMPLE_PROJECT.answers.q9 ?? ''
    for (let end = 0; end <= text.length; end += 40) {
      const answers = given({ ...SAMPLE_PROJECT.answers, q9: text.slice(0, end) })
      const input = { title: 'Yoga', language: 'answers' as const, answers }
      expect(readinessOfAnswers(input, memo)).toEqual(readinessOfAnswers(input))
    }
  })
})
