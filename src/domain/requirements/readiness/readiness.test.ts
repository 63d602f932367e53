import { describe, expect, it } from 'vitest'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import type { Row } from '#domain/reading/rows.ts'
import { checkDocument } from '#domain/requirements/checks/check-document.ts'
import { CHECK_TEXT } from '#domain/requirements/checks/text-en.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Unplaced } from '#domain/requirements/document-registers.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { readingOf } from '#domain/requirements/testing/input-of.ts'
import { STUDIO_ROWS, writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { computeReadinessOfAnswers } from './compute-readiness-of-answers.ts'
import { rankFixes } from './rank-fixes.ts'
import { computeReadiness } from './readiness.ts'
import { findThinAnswers, listFirstWanted } from './score-parts.ts'

type Answers = Readonly<Record<string, string>>

const given = (answers: Answers) =>
  Object.entries(answers).map(([questionId, value]) => ({ questionId, value }))

const scored = (answers: Answers) =>
  computeReadinessOfAnswers(
    {
      title: 'Yoga',
      language: 'answers',
      answers: given(answers),
      reading: readingOf(answers),
    },
    DOCUMENT_WORDS,
  )

function sample(change: (document: RequirementsDocument) => void = () => {}): RequirementsDocument {
  const document = structuredClone(writeStudio())
  change(document)
  return document
}

const judged = (document: RequirementsDocument) =>
  computeReadiness(document, checkDocument(document, CHECK_TEXT), DOCUMENT_WORDS)

const part = (document: RequirementsDocument, wanted: string) =>
  judged(document).parts.find((entry) => entry.part === wanted)?.score

const unplaced: Unplaced = {
  id: 'UN-01',
  text: 'Cats.',
  mark: 'stated',
  sources: ['q1'],
  quotes: [{ question: 'q1', text: 'Owners' }],
}

const without = (...ids: string[]): Answers =>
  Object.fromEntries(Object.entries(SAMPLE_PROJECT.answers).filter(([id]) => !ids.includes(id)))

describe('computeReadiness', () => {
  it('finds the studio, read clearly, ready to build', () => {
    const { score, band, bandText, fixes } = judged(sample())
    expect([band, bandText]).toEqual(['build', 'Ready to build'])
    expect(score).toBeGreaterThanOrEqual(85)
    expect(fixes.map(({ question }) => question)).toContain('q7')
  })

  it('weighs the parts as the score does, and lets the weakest bound it', () => {
    const { parts, score } = judged(sample())
    expect(parts.map(({ part: name, weight }) => [name, weight])).toEqual([
      ['understood', 30],
      ['coverage', 30],
      ['openness', 10],
      ['testability', 10],
      ['clarity', 10],
      ['consistency', 10],
    ])
    const scores = Object.fromEntries(parts.map((entry) => [entry.part, entry.score]))
    const sum = parts.reduce((total, entry) => total + (entry.score * entry.weight) / 100, 0)
    const asked = ((scores.testability ?? 0) + 200) / 3
    expect(Math.abs(Math.min(sum, scores.understood ?? 0, asked) - score)).toBeLessThanOrEqual(1)
    const rows = STUDIO_ROWS.map((row) => ({ ...row, certainty: 'guess' as const }))
    expect(judged(writeStudio({ rows })).score).toBe(0)
  })

  it('counts the sentences that were read clearly or confirmed, and no guess', () => {
    const guesses = STUDIO_ROWS.map((row) =>
      row.kind === 'rule' ? { ...row, certainty: 'guess' as const } : row,
    )
    const confirmed = guesses.map((row) => ({ ...row, state: 'confirmed' as const }))
    const understood = (rows: readonly Row[]) => part(writeStudio({ rows }), 'understood') ?? 0
    expect(understood(guesses)).toBeLessThan(understood(STUDIO_ROWS))
    expect(understood(confirmed)).toBe(100)
    const fixes = rankFixes(writeStudio({ rows: guesses }), [], {
      words: DOCUMENT_WORDS,
      thin: new Map(),
    })
    expect(fixes).toContainEqual(
      expect.objectContaining({ question: 'q9', advice: DOCUMENT_WORDS.readiness.confirmAdvice }),
    )
  })

  it.each<[string, (document: RequirementsDocument) => void]>([
    ['something said is not used', (d) => void d.unplaced.push(unplaced)],
    ['nobody said who may do what', (d) => void d.permissions.splice(0)],
    [
      'the seventh answer named no feature',
      (d) =>
        listRequirements(d).forEach((each) => {
          each.sources = each.sources.filter((id) => id !== 'q7')
        }),
    ],
  ])('needs more detail where %s', (_, change) => {
    const confirmed = STUDIO_ROWS.map((row) => ({ ...row, state: 'confirmed' as const }))
    const whole = writeStudio({ rows: confirmed })
    expect(judged(whole).band).not.toBe('talk')
    const changed = structuredClone(whole)
    change(changed)
    expect(judged(changed)).toMatchObject({ band: 'talk' })
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
    [5, 'estimate'],
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
    const gone = new Set(order.slice(0, missing))
    const rows = STUDIO_ROWS.filter(({ said }) => !said.some(({ question }) => gone.has(question)))
    const answers = Object.fromEntries([...gone].map((id) => [id, '']))
    expect(judged(writeStudio({ rows, answers })).band).toBe(band)
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
  })

  it('leads back to an answer that says too little, and to one that is missing', () => {
    const thin = writeStudio({ answers: { q1: 'People have problems.', q2: '' } })
    const told = rankFixes(thin, [], {
      words: DOCUMENT_WORDS,
      thin: findThinAnswers(thin, DOCUMENT_WORDS.hints),
    })
    expect(told).toContainEqual(
      expect.objectContaining({ problem: 'Say more in “Problem and Target”.', question: 'q1' }),
    )
    // A fifteenth of the thirty points for the questions.
    expect(told).toContainEqual(expect.objectContaining({ question: 'q2', gain: 2 }))
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
        Object.assign(item, { text: text(n), missing: [] })
      })
    })
    expect(part(sample(), 'clarity')).toBe(100)
    expect(part(faulty, 'clarity')).toBe(score)
  })

  it('counts a must without a test of its own by half, a title not at all, and nothing else', () => {
    const musts = listFirstWanted(sample()).length
    expect(part(sample(), 'testability')).toBe(100)
    const changed = (change: object) =>
      part(
        sample((d) => Object.assign(listFirstWanted(d)[0] ?? {}, change)),
        'testability',
      )
    expect(changed({ criteria: [] })).toBe(Math.round(100 - 50 / musts))
    expect(changed({ missing: ['actor'] })).toBe(Math.round(100 - 100 / musts))
    const unranked = sample((d) => {
      for (const { requirements } of d.features) {
        for (const each of requirements) if (each.priority !== 'must') each.criteria = []
      }
    })
    expect(part(unranked, 'testability')).toBe(100)
  })

  it('counts a must that waits for the owner as not settled, and none that the writer asks about', () => {
    expect(part(sample(), 'openness')).toBe(100)
    const asked = sample((d) => d.openQuestions[0]?.blocks.push('FR-001'))
    expect(part(asked, 'openness')).toBe(100)
    const undecided = STUDIO_ROWS.map((row) =>
      row.kind === 'feature' && row.does === 'book a free place'
        ? { ...row, state: 'undecided' as const }
        : row,
    )
    const waiting = writeStudio({ rows: undecided })
    expect(part(waiting, 'openness')).toBe(50)
    const fixes = rankFixes(waiting, [], { words: DOCUMENT_WORDS, thin: new Map() })
    expect(fixes.some(({ problem }) => problem.startsWith('A must-have depends'))).toBe(true)
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
})
