import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import type { Proposals } from '#domain/requirements/enrichment/proposals.ts'
import { applied, cite, DOCUMENT } from '#domain/requirements/enrichment/testing/yoga.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const IMPORT = 'The owner uploads the file once; at most 10 wrong lines are listed.'

const doubt = (until?: string) =>
  writeRows(
    [
      makeRow('doubt', 'q15: I don’t know about the deposits. Until then no deposit is taken', {
        about: 'unknown',
        what: 'What about the deposits?',
        ...(until !== undefined && { until }),
      }),
    ],
    ENGLISH,
  )

function worked(document: RequirementsDocument, proposals: Partial<Proposals>, words = ENGLISH) {
  return applyProposals({ document, proposals, previous: null, sameLanguage: true, words })
}

describe('a default', () => {
  it('takes the place of the writer’s, also with a number that no answer holds', () => {
    const proposed = { item: 'OQ-02', text: IMPORT, cites: [] }
    const { document, findings } = applied({ defaults: [proposed] })
    expect(findings).toEqual([])
    expect(document.openQuestions[1]?.suggestedDefault).toBe(IMPORT)
    expect(renderMarkdown(document, ENGLISH)).toMatch(/\| \*\*OQ-02\*\* \| .* \| The owner uploads/)
  })

  it('holds for a contradiction and for what nobody is said to do', () => {
    const document = {
      ...DOCUMENT,
      contradictions: [
        {
          ...{ id: 'CT-01', sources: [], mark: 'open' as const, quotes: [], items: [] },
          text: 'One hour or two?',
        },
      ],
    }
    const defaults = ['CT-01', 'FR-012'].map((item) => ({
      item,
      text: 'Anybody on the staff does it within 2 days',
      cites: [],
    }))
    const { document: enriched, findings } = worked(document, { defaults })
    expect(findings).toEqual([])
    const held = 'Anybody on the staff does it within 2 days.'
    expect(enriched.contradictions?.[0]?.suggestedDefault).toBe(held)
    expect(listRequirements(enriched).at(-1)?.untilThen).toBe(held)
  })

  it.each([
    ['of nothing that is open', { item: 'FR-001' }, 'unknown-item'],
    ['with a name', { text: 'Zoe brings it in with Umbra Holdings.' }, 'invented'],
    ['with an address', { text: 'It is sent to https://evil.example/in.' }, 'address'],
    ['that asks again', { text: 'Who should bring it in?' }, 'shape'],
    ['of no words', { text: ' . ' }, 'shape'],
    ['with a false quote', { cites: [cite('q1', 'upload the file once')] }, 'citation-wrong'],
    [
      'that is there already',
      { text: 'Once, before the start; lines that do not fit are listed.' },
      'repeated',
    ],
  ])('%s is refused', (_, change, rule) => {
    const defaults = [{ item: 'OQ-02', text: IMPORT, cites: [], ...change }]
    const { document, findings } = applied({ defaults })
    expect(findings).toMatchObject([{ kind: 'defaults', rule, outcome: 'refused' }])
    expect(document.openQuestions).toEqual(DOCUMENT.openQuestions)
  })

  it.each([
    ['keeps what the founder said herself', 'No deposit is taken', 'No deposit is taken.'],
    ['replaces what the writer supposed of her doubt', undefined, 'Nobody pays before.'],
  ])('%s', (_, until, expected) => {
    const document = doubt(until)
    const [own] = document.openQuestions
    const defaults = [{ item: own?.id ?? '', text: 'Nobody pays before', cites: [] }]
    const { document: enriched } = worked(document, { defaults })
    expect(enriched.openQuestions[0]?.suggestedDefault).toBe(expected)
  })
})

describe('a question', () => {
  const question = {
    text: 'What happens when the email bounces?',
    why: 'People miss their class.',
    blocks: ['FR-001'],
    cites: [cite('q12', 'If the email fails')],
  }

  it.each([
    ['a new number', 'It is sent again after 17 minutes, 3 times.', []],
    ['a new day and amount', 'On Thursday 5 dollars are paid back.', []],
    ['a name', 'The studio rings Zoe Miller.', ['invented']],
    ['an address', 'See www.evil.example.', ['address']],
    ['a line of the draft by its id', 'As FR-014 has it.', ['shape']],
  ])('may suggest %s or not: %s', (_, suggestedDefault, rules) => {
    const { findings } = applied({ questions: [{ ...question, suggestedDefault }] })
    expect(findings.map(({ rule }) => rule)).toEqual(rules)
  })

  it('is one of twenty-six', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz012']
    const questions = letters.map((letter) => ({
      ...question,
      text: `What is ${letter.repeat(5)} of ${letter.repeat(6)} and ${letter.repeat(7)}?`,
      suggestedDefault: 'Nothing.',
    }))
    const { document, findings } = applied({ questions })
    expect(document.openQuestions).toHaveLength(DOCUMENT.openQuestions.length + 26)
    expect(findings.map(({ rule }) => rule)).toEqual(Array(3).fill('too-many'))
  })
})

describe('an edge', () => {
  const CLAUSE = cite('q9', 'a day before the class it is still free')
  const rule = (said: string, when: string, then: string) => makeRow('rule', said, { when, then })
  const open = writeRows(
    [
      rule(
        `q9: Free cancellation until a day before. At 18:00 ${CLAUSE.quote}`,
        'it is a day before the class or earlier',
        'cancellation is free',
      ),
      rule('q9: each family books 4 classes a month', 'a family books', '4 classes a month'),
      makeRow('step', 'q6: an hour every evening goes into the list', {
        ...{ who: 'teacher', role: 'teacher', does: 'write the list' },
      }),
    ],
    ENGLISH,
  )
  const decide = (edge: Partial<Proposals['edges'][number]>) =>
    worked(open, { edges: [{ item: 'BQ-02', answer: 'no', cites: [], ...edge }] })

  it('is suggested otherwise', () => {
    expect(open.boundaries).toMatchObject([{ suggested: true }, { suggested: true }])
    const { document, findings } = decide({ item: 'BQ-01' })
    expect(findings).toEqual([])
    expect(document.boundaries).toMatchObject([{ suggested: false }, { suggested: true }])
  })

  it('that the words answer is asked no more', () => {
    expect(renderMarkdown(open, ENGLISH)).toContain('BQ-01')
    const { document, findings } = decide({ item: 'BQ-01', answer: 'said', cites: [CLAUSE] })
    expect(findings).toEqual([])
    const said = { question: 'q9', text: CLAUSE.quote }
    expect(document.boundaries?.[0]).toMatchObject({ said, mark: 'open' })
    expect(document.boundaries?.[0]?.answer).toBeUndefined()
    expect(renderMarkdown(document, ENGLISH)).not.toContain('BQ-01')
  })

  it.each([
    ['is none', { item: 'BQ-77' }, 'unknown-item'],
    ['has no words that say it', { answer: 'said' as const }, 'citation-missing'],
    [
      'has words of something else',
      { answer: 'said' as const, cites: [cite('q6', 'an hour every evening')] },
      'words-added',
    ],
    ['has a false quote', { cites: [cite('q9', 'twelve hours are included')] }, 'citation-wrong'],
    ['is suggested so already', { answer: 'yes' as const }, 'repeated'],
  ])('that %s is refused', (_, change, rule) => {
    const { document, findings } = decide(change)
    expect(findings).toMatchObject([{ kind: 'edges', rule, outcome: 'refused' }])
    expect(document.boundaries).toEqual(open.boundaries)
  })
})

describe('in Japanese', () => {
  const rows = [
    makeRow('feature', 'q7: お客様が席を予約できる', {
      actor: 'お客様',
      does: '席を予約する',
      priority: 'must',
    }),
    makeRow('feature', 'q7: オーナーが枠を作れる', {
      actor: 'オーナー',
      does: '枠を作る',
      priority: 'must',
    }),
  ]
  const document = writeRows(rows, JAPANESE)
  const [first] = document.openQuestions

  it.each([
    ['数や曜日は新しくてよい', '木曜の18時までに3回送る', []],
    ['店の名は足せない', 'PayPayで払う', ['invented']],
    ['聞き返さない', 'だれが送りますか？', ['shape']],
  ])('%s', (_, text, rules) => {
    const defaults = [{ item: first?.id ?? '', text, cites: [] }]
    const { document: enriched, findings } = worked(document, { defaults }, JAPANESE)
    expect(findings.map(({ rule }) => rule)).toEqual(rules)
    const held = enriched.openQuestions[0]?.suggestedDefault
    expect(held).toBe(rules.length === 0 ? `${text}。` : first?.suggestedDefault)
  })
})

describe('what the document begins with', () => {
  const OPENING = {
    text: 'Owners of yoga studios take bookings by text message. Clients book a place themselves.',
    cites: [cite('q1', 'They take bookings by text message')],
  }

  it('is a paragraph of its own on the first page, marked, in place of the pieces', () => {
    const { document, findings } = applied({ openings: [OPENING] })
    expect(findings).toEqual([])
    const [page = ''] = renderMarkdown(document, ENGLISH).split('## 1 First page\n\n').slice(1)
    expect(page.split('\n')[0]).toMatch(/^Owners of yoga studios take .* \(Q1†\)$/)
  })

  it.each([
    ['without a quote', { cites: [] }, 'citation-missing'],
    ['with a false quote', { cites: [cite('q1', 'they sell mats')] }, 'citation-wrong'],
    ['with a number that nobody said', { text: 'Owners of 37 yoga studios.' }, 'invented'],
    ['with a name', { text: 'Zoe Miller owns a yoga studio.' }, 'invented'],
    ['with an address', { text: 'A studio, see www.evil.example.' }, 'address'],
    ['in the first person', { text: 'We take bookings by text message.' }, 'shape'],
    ['that is too long', { text: 'Owners of studios take bookings. '.repeat(20) }, 'shape'],
  ])('%s is refused', (_, change, rule) => {
    const { document, findings } = applied({ openings: [{ ...OPENING, ...change }] })
    expect(findings).toMatchObject([{ kind: 'openings', rule, outcome: 'refused' }])
    expect(document.assumptions).toEqual(DOCUMENT.assumptions)
  })

  it('stands once', () => {
    const { findings } = applied({ openings: [OPENING, OPENING] })
    expect(findings).toMatchObject([{ index: 1, rule: 'too-many' }])
  })
})
