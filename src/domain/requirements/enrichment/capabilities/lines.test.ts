import { describe, expect, it } from 'vitest'
import { mapLines } from '#domain/requirements/editing/map-items.ts'
import {
  composeLines,
  GROUPED,
  idOf,
  LOOK,
  OWNER,
  PRICES,
  SEE,
  sectionOf,
  TEXT,
} from '#domain/requirements/enrichment/testing/jobs.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { applyCapabilities } from './apply-capabilities.ts'
import { dropUntold } from './drop-untold.ts'
import { stampLines } from './tellable.ts'

describe('the lines of a capability', () => {
  it('say themselves again, line by line, where one is edited, struck out or corrected', () => {
    const { document } = composeLines([
      { at: SEE, items: [SEE, LOOK], text: TEXT },
      { at: PRICES, items: [PRICES], text: `The ${OWNER} changes the prices.` },
    ])
    const change = (edited: boolean, text: string) => ({
      ...document,
      features: document.features.map((feature) => ({
        ...feature,
        requirements: feature.requirements.flatMap((each) => {
          if (each.id !== LOOK) return [each]
          return text === '' ? [] : [{ ...each, text, ...(edited && { edited }) }]
        }),
      })),
    })
    for (const [edited, text] of [
      [true, 'The app shall let the office look at jobs.'],
      [false, 'The app shall let the office look at cards.'],
      [false, ''],
    ] as const) {
      const section = sectionOf(change(edited, text))
      expect(section).not.toContain(TEXT)
      expect(section).toContain(`**${SEE}**`)
      expect(section).toContain(`**${PRICES}** The ${OWNER} changes the prices. (Q7)`)
    }
    const now = change(false, 'The app shall let the office look at cards.')
    const { findings } = applyCapabilities({
      ...{ document: now, sameLanguage: true, ruleRows: [] },
      capabilities: [{ title: 'Jobs', items: [SEE, LOOK] }],
      lines: stampLines([{ at: SEE, items: [SEE, LOOK], text: TEXT }], document),
    })
    expect(findings).toMatchObject([{ kind: 'lines', rule: 'unknown-item' }])
  })

  it('have their tests in lines of their own, and those that nobody said and no line tells go', () => {
    const tests = listRequirements(GROUPED).find(({ id }) => id === SEE)?.criteria ?? []
    const told = tests.find(({ outcome }) => outcome.includes('enjoy'))?.id ?? ''
    const supposed = { ...tests[0], id: 'AC-900.1', mark: 'assumed' as const }
    const features = GROUPED.features.map((feature) => ({
      ...feature,
      requirements: feature.requirements.map((each) =>
        each.id === SEE ? { ...each, criteria: [...each.criteria, supposed as never] } : each,
      ),
    }))
    const composed = composeLines(
      [
        { at: SEE, items: [SEE, LOOK], text: TEXT },
        { at: SEE, items: [told], text: 'Of no jobs today the office sees “enjoy your day”.' },
      ],
      { ...GROUPED, features },
    )
    expect(composed.findings).toEqual([])
    const document = dropUntold(composed.document, new Set())
    expect(JSON.stringify(document)).not.toContain('AC-900.1')
    expect(JSON.stringify(dropUntold(composed.document, new Set(['AC-900.1'])))).toContain(
      'AC-900.1',
    )
    expect(sectionOf(document)).toContain(
      '- Test: Of no jobs today the office sees “enjoy your day”. (AC-001.2; Q12)',
    )
  })

  it('stand beside rules that are told in one table, each with what is so at its edge', () => {
    const rule = idOf('75')
    const { document, findings } = composeLines([], GROUPED, [
      {
        items: [rule],
        text: 'A job that is moved less than 2 days before costs 75 dollars.',
        edge: null,
      },
      { items: [idOf('discount')], text: 'A discount of 10 % is free.', edge: null },
    ])
    expect(findings).toMatchObject([{ kind: 'ruleRows', index: 1, rule: 'invented', words: '10' }])
    const [, section = ''] = renderMarkdown(document, ENGLISH).split('\n## 8 ')
    expect(section).toContain(
      `| **${rule}** | A job that is moved less than 2 days before costs 75 dollars. (Q9) |`,
    )
    expect(section).toContain(`| **${idOf('discount')}** |`)
  })

  it('tell a test with a rule only where the edge says it', () => {
    const [rule, text] = [
      idOf('75'),
      'A job that is moved less than 2 days before costs 75 dollars.',
    ]
    const test = listRequirements(GROUPED).flatMap(({ criteria }) => criteria)[0]?.id ?? ''
    const { document } = composeLines([], GROUPED, [{ items: [rule, test], text, edge: null }])
    expect(document.ruleRows).toMatchObject([{ items: [rule], of: [expect.any(String)] }])
  })

  it('name a question whose default they need not say again', () => {
    const [question = expect.fail('nothing is asked')] = GROUPED.openQuestions
    const rule = idOf('75')
    const text = 'A job that is moved less than 2 days before costs 75 dollars.'
    const row = { items: [rule, question.id], text, edge: '75 dollars.' }
    const { document, findings } = composeLines([], GROUPED, [row])
    expect(findings).toEqual([])
    expect(document.ruleRows).toMatchObject([{ items: [rule, question.id] }])
  })

  it('are corrected by the rows of all rules that one row tells', () => {
    const [moved, discount] = [idOf('75'), idOf('discount')]
    const text = GROUPED.rules.map((rule) => rule.text).join(' ')
    const row = { items: [moved, discount], text, edge: null }
    const { document, findings } = composeLines([], GROUPED, [row])
    expect(findings).toEqual([])
    const rows = document.rules.flatMap((rule) => rule.rows ?? [])
    expect(rows).toHaveLength(2)
    expect(mapLines(document).get(moved)?.rows).toEqual(rows)
  })

  it('are taken once, what only tells a question, too', () => {
    const [question] = GROUPED.openQuestions
    const line = {
      at: SEE,
      items: [question?.id ?? ''],
      text: question?.suggestedDefault ?? 'nothing holds',
    }
    const { document, findings } = composeLines([line, line])
    expect(findings).toMatchObject([{ kind: 'lines', index: 1, rule: 'repeated' }])
    expect(document.capabilities?.[0]?.lines).toHaveLength(1)
  })

  /** The one requirement in other words, with one test. */
  const withTest = (text: string, when: string) => ({
    ...GROUPED,
    features: GROUPED.features.map((feature) => ({
      ...feature,
      requirements: feature.requirements.map((each) => {
        if (each.id !== SEE) return each
        const [first = expect.fail('no test')] = each.criteria
        const test = { ...first, id: 'AC-900.1', given: '', when, outcome: 'it is open' }
        return { ...each, text, criteria: [test] }
      }),
    })),
  })
  const tell = (when: string, text: string) =>
    composeLines([{ at: SEE, items: ['AC-900.1'], text }], withTest(does, when)).findings
  const does = 'The app shall let the office see the 2 jobs of Bellford.'

  it.each([
    ['is written out where it was typed short', 'it is tues or fri', 'Tuesday, Friday: open.'],
    ['names nothing that its requirement names', 'a job of Bellford is there', 'A job: open.'],
  ])('below a requirement a test %s', (_, when, text) => {
    expect(tell(when, text)).toEqual([])
  })

  it.each([
    ['both sides', '2 jobs: shut; 3: open.', []],
    ['one side', '2 jobs: shut.', [{ rule: 'lost', words: '3' }]],
  ])('tell the limit of a test at the edge of a rule by the figures of %s', (_, edge, refused) => {
    const text = 'A job that is moved less than 2 days before costs 75 dollars.'
    const document = withTest(does, 'there are 3 jobs, more than 2 jobs')
    const rows = [{ items: [idOf('75'), 'AC-900.1'], text: text.replace('2', 'two'), edge }]
    expect(composeLines([], document, rows).findings).toMatchObject(refused)
  })

  it('keep the figures of a test, though its requirement has them', () => {
    expect(tell('there are 2 jobs', 'Jobs: open.')).toMatchObject([{ rule: 'lost', words: '2' }])
  })
})
