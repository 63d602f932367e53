import { describe, expect, it } from 'vitest'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { NO_PROPOSALS, type Proposals } from '#domain/requirements/enrichment/proposals.ts'
import { applied, cite, DOCUMENT } from '#domain/requirements/enrichment/testing/yoga.ts'
import { renderGherkin } from '#domain/requirements/exports/gherkin.ts'
import { renderGithubCsv } from '#domain/requirements/exports/tracker-csv.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { EXPORT_TEXT } from '#domain/requirements/text-en/exports.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const EXAMPLE = {
  item: 'FR-003',
  given: 'a class on Thursday at 18:00',
  when: 'the client cancels at 05:59; at 06:01 that day',
  outcome: 'nothing is charged; 12 dollars are charged for the place',
  failure: false,
  cites: [cite('q9', 'Free cancellation until 12 hours before')],
}

const testsOf = (document: typeof DOCUMENT, id: string) =>
  listRequirements(document).find((item) => item.id === id)?.criteria ?? []

describe('a worked example', () => {
  const { document, findings } = applied({ examples: [EXAMPLE] })
  const [example] = testsOf(document, 'FR-003').slice(-1)

  it('is taken with figures that no answer holds, Assumed and registered, and asks nothing', () => {
    expect(findings).toEqual([])
    expect(example).toMatchObject({ mark: 'assumed', example: true, sources: ['q9'] })
    expect(document.openQuestions).toEqual(DOCUMENT.openQuestions)
    expect(document.assumptions.at(-1)).toMatchObject({ items: [example?.id] })
  })

  it('is Assumed also where it says only what was said', () => {
    const said = { ...EXAMPLE, given: '', when: 'it is 12 hours before', outcome: 'it is free' }
    const { document: other } = applied({ examples: [said] })
    expect(testsOf(other, 'FR-003').at(-1)).toMatchObject({ mark: 'assumed', given: '' })
  })

  it.each<[string, Partial<typeof EXAMPLE>, string[]]>([
    ['leaves out between its sides', { when: 'it is 11; 13 hours before' }, ['12']],
    ['has, too', { when: 'it is 11; 12; 13 hours before' }, []],
    ['is not next to', { when: 'it is 8; 20 hours before' }, []],
  ])('is asked for again for the figure of its rule that it %s, and taken', (_, parts, left) => {
    const own = { ...EXAMPLE, given: '', outcome: 'it is free; free; charged', ...parts }
    const { document: other, findings } = applied({ examples: [own] })
    expect(findings.map(({ words }) => words)).toEqual(left)
    expect(findings.filter(({ outcome }) => outcome !== 'trimmed')).toEqual([])
    expect(testsOf(other, 'FR-003').at(-1)).toMatchObject({ example: true })
  })

  it('of a rule stands below the requirement that keeps it', () => {
    const [keeper] = listRequirements(DOCUMENT).filter(({ rules }) => rules.includes('BR-002'))
    const { document: other, findings } = applied({ examples: [{ ...EXAMPLE, item: 'BR-002' }] })
    expect(findings).toEqual([])
    expect(testsOf(other, keeper?.id ?? '').at(-1)).toMatchObject({ example: true })
    const hours = ['06:02', '06:03', '06:04']
    const own = hours.map((hour) => ({
      ...{ ...EXAMPLE, item: keeper?.id ?? '' },
      when: EXAMPLE.when.replace('06:01', hour),
    }))
    const full = applied({ examples: [...own, { ...EXAMPLE, item: 'BR-002' }] })
    expect(full.findings).toEqual([])
    const unknown = applied({ examples: [{ ...EXAMPLE, item: 'BR-099' }] })
    expect(unknown.findings).toMatchObject([{ rule: 'unknown-item', words: 'BR-099' }])
  })

  it.each([
    ['could', 'unsaid'],
    ['should', 'must'],
  ] as const)('of a rule stands below what is no wish before one: %s, %s', (wish, other) => {
    const draft = structuredClone(DOCUMENT)
    const [keeper = expect.fail(), beside = expect.fail()] = listRequirements(draft).toSorted(
      (one, next) => Number(next.rules.includes('BR-002')) - Number(one.rules.includes('BR-002')),
    )
    Object.assign(keeper, { priority: wish })
    Object.assign(beside, { priority: other, rules: ['BR-002'] })
    const proposals = { examples: [{ ...EXAMPLE, item: 'BR-002' }] }
    const asked = { document: draft, proposals, previous: null, sameLanguage: true, words: ENGLISH }
    const { document: written } = applyProposals(asked)
    expect(testsOf(written, keeper.id).some((each) => each.example)).toBe(false)
    expect(testsOf(written, beside.id).some((each) => each.example)).toBe(true)
  })

  it('stands below its requirement, called an example, and goes out as one', () => {
    const [main = '', more = ''] = renderMarkdown(document, ENGLISH).split('## A ')
    const line = `- **${example?.id}** **Given** a class on Thursday at 18:00, **when** the client`
    expect(main).toContain(line)
    expect(main).toContain('charged for the place. (example, Q9†)')
    expect(more).not.toContain(line)
    const gherkin = renderGherkin(document, EXPORT_TEXT).map(({ text }) => text)
    expect(gherkin.join()).toContain(`@${example?.id} @assumed @example`)
    expect(renderGithubCsv(document, EXPORT_TEXT)).toContain(
      `${example?.id} (example): Given a class on Thursday`,
    )
  })

  it.each([
    ['is of no requirement', { item: 'FR-777' }, 'unknown-item'],
    ['quotes nothing', { cites: [] }, 'citation-missing'],
    [
      'quotes what nobody said',
      { cites: [cite('q9', 'free for ever and ever')] },
      'citation-wrong',
    ],
    ['names somebody', { when: 'at 05:59 the client Zoe Miller cancels' }, 'invented'],
    ['counts in other money', { outcome: 'a charge of 12 euros for the place' }, 'invented'],
    ['names an address', { outcome: '12 dollars go to pay.evil.example' }, 'address'],
    ['has no outcome', { outcome: '' }, 'shape'],
    ['has no data', { given: '', when: 'the client cancels', outcome: 'it is free' }, 'no-figure'],
    [
      'is about something else',
      { given: '', when: 'it rains at 5', outcome: 'the sun comes up' },
      'words-added',
    ],
  ] as const)('that %s is refused', (_, change, rule) => {
    const refused = applied({
      examples: [
        {
          ...EXAMPLE,
          ...change,
          cites: [...(('cites' in change ? change.cites : undefined) ?? EXAMPLE.cites)],
        },
      ],
    })
    expect(refused.findings).toMatchObject([{ kind: 'examples', rule, outcome: 'refused' }])
    expect(testsOf(refused.document, 'FR-003')).toEqual(testsOf(DOCUMENT, 'FR-003'))
  })

  it('is one of three for a requirement, and two sides of an edge are no repetition', () => {
    const examples = ['05:59', '06:00', '06:01', '06:02'].map((time) => ({
      ...EXAMPLE,
      when: `the client cancels at ${time}`,
    }))
    const all = applied({ examples })
    expect(testsOf(all.document, 'FR-003').filter((each) => each.example)).toHaveLength(3)
    expect(all.findings).toMatchObject([{ index: 3, rule: 'too-many' }])
    const twice = applied({ examples: [EXAMPLE, EXAMPLE] })
    expect(twice.findings).toMatchObject([{ index: 1, rule: 'repeated' }])
  })

  it('needs no data where it is a case that nobody answered, and is no example then', () => {
    const parts = { given: '', when: 'the client cancels twice', outcome: 'it is cancelled once' }
    const { document, findings } = applied({ examples: [{ ...EXAMPLE, ...parts, failure: true }] })
    expect(findings).toEqual([])
    const test = testsOf(document, 'FR-003').at(-1)
    expect(test).toMatchObject({ mark: 'assumed', failure: true })
    expect(test?.example).toBeUndefined()
  })

  it('takes no room from the criteria', () => {
    const criterion = { ...EXAMPLE, given: 'a place', outcome: 'the place is charged' }
    const criteria: Proposals['criteria'] = [
      { ...criterion, when: 'it is after 12 hours before', failure: true },
    ]
    const { findings: none } = applied({ criteria, examples: [EXAMPLE] })
    expect(none.filter(({ outcome }) => outcome === 'refused')).toEqual([])
  })
})

describe('in Japanese', () => {
  const document = writeRows(
    [
      makeRow('feature', 'q7: お客様が予約を取り消せる', {
        actor: 'お客様',
        does: '予約を取り消す',
      }),
      makeRow('rule', 'q9: 取り消しは12時間前まで無料です', {
        when: '12時間前まで',
        then: '取り消しは無料',
      }),
    ],
    JAPANESE,
  )
  const example = {
    item: 'FR-001',
    given: '木曜18時の予約',
    when: 'お客様が木曜の5時59分に取り消す。6時1分に取り消す',
    outcome: '0円。1,500円',
    failure: false,
    cites: [cite('q9', '取り消しは12時間前まで無料です')],
  }
  const worked = (given: Partial<typeof example>) =>
    applyProposals({
      document,
      proposals: { ...NO_PROPOSALS, examples: [{ ...example, ...given }] },
      previous: null,
      sameLanguage: true,
      words: JAPANESE,
    })

  it('is taken, and called an example', () => {
    const { document: enriched, findings } = worked({})
    expect(findings).toEqual([])
    expect(testsOf(enriched, 'FR-001').at(-1)).toMatchObject({ mark: 'assumed', example: true })
    expect(renderMarkdown(enriched, JAPANESE)).toContain('（例、問9※）')
  })

  it('needs data there, too', () => {
    const { findings } = worked({ given: '予約', when: 'お客様が取り消す', outcome: '無料' })
    expect(findings).toMatchObject([{ rule: 'no-figure' }])
  })
})
