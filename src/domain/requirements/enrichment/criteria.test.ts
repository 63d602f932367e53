import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { applied, cite, DOCUMENT, FULL } from './testing/yoga.ts'

const CRITERION = {
  item: 'FR-010',
  given: 'a class is full',
  when: 'the owner opens the class',
  outcome: 'nobody can book',
  failure: true,
}

const lastOf = (document: RequirementsDocument, id: string) =>
  listRequirements(document)
    .find((item) => item.id === id)
    ?.criteria.at(-1)

describe('a new acceptance criterion', () => {
  it('in the words it cites is Stated, under the next id', () => {
    const { document, findings } = applied({ criteria: [{ ...CRITERION, cites: [FULL] }] })
    expect(findings).toEqual([])
    expect(lastOf(document, 'FR-010')).toMatchObject({
      id: 'AC-010.2',
      mark: 'stated',
      sources: ['q9'],
      quotes: [{ question: 'q9', text: FULL.quote }],
    })
  })

  it.each([
    ['adds words of its own', { outcome: 'nobody can book and the owner is told why' }],
    ['says the opposite', { outcome: 'a client can book' }],
    ['says only what any app does', { outcome: 'the app shows a message' }],
  ])('that %s is Assumed and registered', (_, change) => {
    const { document } = applied({ criteria: [{ ...CRITERION, ...change, cites: [FULL] }] })
    expect(lastOf(document, 'FR-010')?.mark).toBe('assumed')
    expect(document.assumptions.at(-1)?.items).toEqual(['AC-010.2'])
  })

  it('needs nothing that has to be so before', () => {
    const { document, findings } = applied({
      criteria: [{ ...CRITERION, given: '', when: 'a class is full', cites: [FULL] }],
    })
    expect(findings).toEqual([])
    expect(lastOf(document, 'FR-010')).toMatchObject({ given: '', mark: 'stated' })
  })

  it('may have a vague word that the answer has', () => {
    const quote = 'the second gets told nicely'
    const document = {
      ...DOCUMENT,
      answers: DOCUMENT.answers.map((answer) =>
        answer.question === 'q12' ? { ...answer, text: `${answer.text} ${quote}` } : answer,
      ),
    }
    const told = { ...CRITERION, outcome: 'the second gets told nicely' }
    const proposed = [
      { ...told, cites: [cite('q12', quote)] },
      { ...told, when: 'two do it', cites: [FULL] },
    ]
    const { findings } = applied({ criteria: proposed }, { document })
    expect(findings).toMatchObject([
      { index: 1, rule: 'check-failed', part: 'outcome', words: 'nicely' },
    ])
  })

  it('is Assumed when it speaks another language than the answers', () => {
    const criteria = [{ ...CRITERION, cites: [FULL] }]
    const { document } = applied({ criteria }, { sameLanguage: false })
    expect(lastOf(document, 'FR-010')?.mark).toBe('assumed')
  })

  it.each([
    ['cites nothing', { cites: [] }, 'citation-missing'],
    ['cites wrongly', { cites: [cite('q1', 'nobody can book')] }, 'citation-wrong'],
    ['invents a number', { cites: [FULL], outcome: 'nobody can book for 17 days' }, 'invented'],
    ['invents a name', { cites: [FULL], outcome: 'the app tells Zoe Miller' }, 'invented'],
  ])('that %s is Assumed with an open question', (_, change, rule) => {
    const { document, findings } = applied({ criteria: [{ ...CRITERION, ...change }] })
    expect(findings).toMatchObject([{ rule, outcome: 'assumed' }])
    expect(lastOf(document, 'FR-010')?.mark).toBe('assumed')
    expect(document.openQuestions.at(-1)?.blocks).toEqual(['AC-010.2'])
  })

  it.each([
    ['invents and cites nothing', { cites: [], outcome: 'the place costs 17 dollars' }, 'invented'],
    ['names an address', { cites: [FULL], outcome: 'the app opens evil.example' }, 'address'],
    ['has no outcome', { cites: [FULL], outcome: ' . ' }, 'shape'],
    ['has a placeholder', { cites: [FULL], outcome: 'TBD' }, 'check-failed'],
    ['belongs to nothing', { cites: [FULL], item: 'FR-777' }, 'unknown-item'],
    ['says what is there', { item: 'FR-001', when: 'a class is full', cites: [FULL] }, 'repeated'],
  ])('that %s is refused', (_, change, rule) => {
    const { document, findings } = applied({ criteria: [{ ...CRITERION, ...change }] })
    expect(findings).toMatchObject([{ rule, outcome: 'refused' }])
    expect(document).toEqual({ ...DOCUMENT, lastNumbers: document.lastNumbers })
  })

  it('is one of three at most for each requirement, besides the writer’s own', () => {
    const words = ['Monday', 'refund', 'spreadsheet', 'courses', 'calendar']
    const criteria = words.map((word) => ({
      ...CRITERION,
      when: `the ${word} stands there`,
      given: `a ${word} was opened by ${word} of ${word}`,
      cites: [FULL],
    }))
    const { document, findings } = applied({ criteria })
    expect(listRequirements(document).find(({ id }) => id === 'FR-010')?.criteria).toHaveLength(4)
    expect(findings.filter(({ outcome }) => outcome === 'refused')).toMatchObject([
      { index: 3, rule: 'too-many' },
      { index: 4, rule: 'too-many' },
    ])
  })
})
