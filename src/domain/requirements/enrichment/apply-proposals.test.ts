import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDocument } from '#domain/requirements/checks/check-document.ts'
import { CHECK_TEXT } from '#domain/requirements/checks/text-en.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listItems } from '#domain/requirements/registers/list-items.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { applyProposals } from './apply-proposals.ts'
import { findUnfounded } from './find-unfounded.ts'
import { NO_PROPOSALS, type Proposals } from './proposals.ts'
import { applied, cite, DOCUMENT, FULL, TAKEN } from './testing/yoga.ts'

const CRITERION = {
  item: 'FR-010',
  given: 'a class is full',
  when: 'the owner opens the class',
  outcome: 'nobody can book',
  failure: true,
}

describe('fields, risks and questions', () => {
  it('takes a link to another thing or a role, and no field of that kind besides', () => {
    const teacher = DOCUMENT.roles.find(({ name }) => name === 'Teacher')
    const cites = [cite('q9', 'Free cancellation until 12 hours before')]
    const link = { item: 'ENT-03', meaning: null, rule: null, example: null, cites }
    const names = ['teacher', 'loyalty card']
    const { document, findings } = applied({ fields: names.map((name) => ({ ...link, name })) })
    const fields = document.entities.find(({ id }) => id === 'ENT-03')?.fields ?? []
    expect(fields.at(-1)).toMatchObject({ refersTo: teacher?.id, assumed: true })
    expect(findings).toMatchObject([{ index: 1, rule: 'words-added' }])
  })

  const field = { item: 'ENT-03', name: 'cancellation', meaning: null, rule: null, example: null }
  it('takes a field in the words of an answer, and no other', () => {
    const cites = [cite('q9', 'Free cancellation until 12 hours before')]
    const fields = [
      { ...field, rule: 'free until 12 hours before', cites },
      { ...field, name: 'loyalty points', cites },
      { ...field, name: 'card number', cites: [] },
    ]
    const { document, findings } = applied({ fields })
    const booking = document.entities.find(({ id }) => id === 'ENT-03')
    expect(booking?.fields.at(-1)).toMatchObject({
      name: 'cancellation',
      rule: 'free until 12 hours before',
    })
    expect(booking?.sources).toEqual(['q9', 'q10'])
    expect(findings.map(({ index, rule }) => [index, rule])).toEqual([
      [1, 'words-added'],
      [2, 'citation-missing'],
    ])
  })

  it('says which of a field’s texts is at fault, and why', () => {
    const cites = [cite('q9', 'Free cancellation until 12 hours before')]
    const { findings } = applied({
      fields: [
        { ...field, rule: 'kept until 12 hours before', cites },
        { ...field, rule: 'not free until 12 hours before', cites },
        { ...field, rule: 'free cancellation '.repeat(8), cites },
        { ...field, example: 'no', cites },
      ],
    })
    expect(findings.map(({ rule, part, words }) => [rule, part, words.slice(0, 17)])).toEqual([
      ['words-added', 'rule', 'kept'],
      ['negation', undefined, 'not'],
      ['shape', 'rule', 'free cancellation'],
      ['negation', undefined, 'no'],
    ])
  })

  it('adds to a rule of the draft what it lacks, and tells the rule where it lacks nothing', () => {
    const cites = [cite('q9', 'Free cancellation until 12 hours before')]
    const fields = [
      { ...field, rule: 'free', cites },
      { ...field, rule: 'free until 12 hours before', cites },
      { ...field, rule: 'until 12 hours before: free', cites },
    ]
    const { document, findings } = applied({ fields })
    expect(document.entities.find(({ id }) => id === 'ENT-03')?.fields.at(-1)?.rule).toBe(
      'free; free until 12 hours before',
    )
    expect(findings).toMatchObject([
      { index: 2, rule: 'repeated', part: 'rule', words: 'free; free until 12 hours before' },
    ])
  })

  it('takes what the draft calls a role, and two at once, for nothing invented', () => {
    const cites = [cite('q15', 'a freelancer builds it')]
    const given = { suggestedDefault: null, blocks: [], cites }
    const own = { ...DOCUMENT.roles[0], name: 'Receptionist' } as (typeof DOCUMENT.roles)[number]
    const { findings } = applyProposals({
      document: { ...DOCUMENT, roles: [own, ...DOCUMENT.roles.slice(1)] },
      proposals: {
        ...NO_PROPOSALS,
        questions: [
          { ...given, text: 'What does the Receptionist see?', why: 'Two freelancers may ask.' },
          { ...given, text: 'Who is paid last?', why: 'Two months are too long.' },
        ],
      },
      previous: null,
      sameLanguage: true,
      words: DOCUMENT_WORDS,
    })
    expect(findings.map(({ index, rule, part, words }) => [index, rule, part, words])).toEqual([
      [1, 'invented', 'why', 'Two months'],
    ])
  })

  it('takes risks as Assumed, and questions that supply nothing', () => {
    const cites = [cite('q15', 'a freelancer builds it')]
    const question = { why: 'Somebody has to.', suggestedDefault: null, blocks: [], cites }
    const { document, findings } = applied({
      risks: [{ text: 'The freelancer may leave before the courses start', cites }],
      questions: [
        { ...question, text: 'Who mends the app when the freelancer is away?' },
        { ...question, text: 'Shall the freelancer mend it within 3 weeks?' },
        { ...question, text: 'Who pays the hosting?', suggestedDefault: 'Use Vercel.' },
        { ...question, text: 'Who answers the letters?', blocks: ['FR-777'], cites: [] },
      ],
    })
    expect(document.risks.at(-1)).toMatchObject({ mark: 'assumed', sources: ['q15'] })
    expect(document.openQuestions.at(-1)?.text).toBe(
      'Who mends the app when the freelancer is away?',
    )
    expect(findings.map(({ kind, index, rule }) => [kind, index, rule])).toEqual([
      ['questions', 1, 'invented'],
      ['questions', 2, 'invented'],
      ['questions', 3, 'citation-missing'],
    ])
  })
})

describe('what a model supplied and no answer says', () => {
  const criterion = (item: string, outcome: string) => ({
    ...CRITERION,
    ...{ item, outcome, failure: false, cites: [FULL] },
  })

  it('is asked about once, with the line it stands in', () => {
    const outcome = 'the owner is told within 17 days'
    const { document } = applied({
      criteria: [criterion('FR-010', outcome), criterion('FR-011', outcome)],
    })
    const texts = document.openQuestions.map(({ text }) => text)
    expect(texts.filter((text) => text.startsWith('Is “'))).toEqual([
      'Is “17” right in “the owner opens the class: the owner is told within 17 days”?',
    ])
  })

  it('is no name where the document calls somebody so, or any screen has it', () => {
    const outcome = 'the Owner of the class sees it'
    const { document } = applied({ criteria: [criterion('FR-010', outcome)] })
    expect(document.openQuestions.filter(({ text }) => text.startsWith('Is “'))).toEqual([])
    expect(findUnfounded('ログインの画面が出る', ['予約の一覧'])).toEqual([])
  })
})

describe('the enriched document', () => {
  const proposals: Proposals = {
    ...NO_PROPOSALS,
    criteria: [{ ...CRITERION, cites: [FULL] }],
  }

  it('keeps its ids when it is written again', () => {
    const input = { proposals, sameLanguage: true, words: DOCUMENT_WORDS }
    const first = applyProposals({ ...input, document: DOCUMENT, previous: null }).document
    const engine = writeStudio({ previous: first })
    const second = applyProposals({ ...input, document: engine, previous: first }).document
    expect(second.changeLog[0]?.changes).toEqual([])
    expect(second.lastNumbers).toEqual(first.lastNumbers)
    const without = { ...input, proposals: NO_PROPOSALS, document: engine, previous: first }
    const third = applyProposals(without).document
    expect(third.changeLog[0]?.changes).toContainEqual(
      expect.objectContaining({ kind: 'removed', id: 'AC-010.2' }),
    )
    expect(third.lastNumbers['AC-010']).toBe(2)
  })

  it('loses nothing the user stated and gains no error, whatever is proposed', () => {
    const ids = [...listItems(DOCUMENT).map(({ item }) => item.id), 'FR-500', '']
    const words = fc.constantFrom(
      ...'a client books the place 17 days not shall app when full nobody Stripe $9 予約 <b> \u202e TBD etc. owner , .'.split(
        ' ',
      ),
    )
    const text = fc.array(words, { maxLength: 14 }).map((list) => list.join(' '))
    const cites = fc.array(fc.constantFrom(FULL, TAKEN, cite('q1', 'x'), cite('', '')), {
      maxLength: 2,
    })
    const item = fc.constantFrom(...ids)
    const maybe = fc.option(text)
    const shapes = fc.record({
      criteria: fc.array(
        fc.record({ item, given: text, when: text, outcome: text, failure: fc.boolean(), cites }),
        { maxLength: 4 },
      ),
      fields: fc.array(
        fc.record({ item, name: text, meaning: maybe, rule: maybe, example: maybe, cites }),
        { maxLength: 4 },
      ),
      risks: fc.array(fc.record({ text, cites }), { maxLength: 4 }),
      questions: fc.array(
        fc.record({ text, why: text, suggestedDefault: maybe, blocks: fc.array(item), cites }),
        { maxLength: 4 },
      ),
      examples: fc.array(
        fc.record({ item, given: text, when: text, outcome: text, failure: fc.boolean(), cites }),
        { maxLength: 4 },
      ),
      defaults: fc.array(fc.record({ item, text, cites }), { maxLength: 4 }),
      edges: fc.array(fc.record({ item, answer: fc.constantFrom('yes', 'no', 'said'), cites }), {
        maxLength: 4,
      }),
      slices: fc.array(fc.record({ title: text, goal: text, requirements: fc.array(item) }), {
        maxLength: 5,
      }),
    })
    const before = errors(DOCUMENT)
    fc.assert(
      fc.property(shapes, (given) => {
        const { document } = applied(given)
        const now = new Map(listItems(document).map(({ item }) => [item.id, item]))
        for (const { item } of listItems(DOCUMENT)) {
          const kept = now.get(item.id)
          expect(kept?.mark).toBe(item.mark)
          expect(kept?.quotes).toEqual(expect.arrayContaining(item.quotes))
        }
        expect(errors(document).filter((error) => !before.includes(error))).toEqual([])
        expect(document.answers).toEqual(DOCUMENT.answers)
      }),
      { numRuns: 60 },
    )
  })
})

function errors(document: RequirementsDocument): string[] {
  return checkDocument(document, CHECK_TEXT)
    .filter(({ severity }) => severity === 'error')
    .map(({ rule, place }) => `${rule} ${place.item}`)
}
