import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Priority } from '#domain/requirements/document-items.ts'
import { applied, DOCUMENT } from '#domain/requirements/enrichment/testing/yoga.ts'
import { makeFairCopy } from '#domain/requirements/outline/fair-copy.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const { document } = applied({
  areas: [
    { name: 'Classes', requirements: ['FR-004', 'FR-002', 'FR-010'] },
    { name: 'Places', requirements: ['FR-003', 'FR-001', 'FR-005', 'FR-006', 'FR-011'] },
    { name: 'Who came', requirements: ['FR-007', 'FR-008', 'FR-009'] },
    { name: 'Waiting list', requirements: ['FR-012'] },
  ],
})

function section(of: RequirementsDocument, start: string, words = ENGLISH): string {
  const parts = renderMarkdown(of, words).split(/^## /m)
  return parts.find((part) => part.startsWith(start)) ?? ''
}

const headings = (told: string) => [...told.matchAll(/^### (.+)$/gm)].map(([, title]) => title)

describe('section 7', () => {
  it('stands by area where a model named them, the musts first, each sentence whole', () => {
    const told = section(document, '7 ')
    expect(headings(told).slice(-4)).toEqual(['Classes', 'Places', 'Who came', 'Waiting list'])
    expect(told).toContain('**FR-001** The app shall let the client book a free place.')
    expect(told.indexOf('**FR-001**')).toBeLessThan(told.indexOf('**FR-003**'))
    expect(told).toContain('Not ranked unless a rank is given.')
    const [classes = ''] = told.split('### Places')
    expect(classes.indexOf('**FR-010**')).toBeLessThan(classes.indexOf('**FR-004**'))
  })

  it('tells what is short in one list behind the others', () => {
    const came = section(document, '7 ').split('### Who came')[1] ?? ''
    expect(came).toMatch(/^\n\n- \*\*FR-007\*\* .+ \(Q\d+\)\n- \*\*FR-008\*\* .+\n- \*\*FR-009\*\*/)
    expect(came).not.toContain('Also:')
    const places = section(document, '7 ').split('### Places')[1] ?? ''
    expect(places).not.toMatch(/Also:\n\n- .+\n\n###/)
  })

  it('stands by who acts where nobody named areas', () => {
    expect(headings(section(DOCUMENT, '7 '))).toContain('Teacher')
    expect(section(DOCUMENT, '7 ')).toContain('**FR-001** Book a free place.')
  })

  it('has what another’s line tells in that one’s area', () => {
    const toldBy = { 'FR-004': 'FR-001' } as Record<string, string>
    const features = document.features.map((feature) => ({
      ...feature,
      requirements: feature.requirements.map((entry) => ({ ...entry, toldBy: toldBy[entry.id] })),
    }))
    const { areas = [] } = makeFairCopy({ ...document, features })
    const holding = areas.filter(({ requirements }) => requirements.includes('FR-001'))
    expect(holding.map(({ name }) => name)).toEqual(['Places'])
    expect(areas.flatMap(({ requirements }) => requirements)).not.toContain('FR-004')
  })

  it('ranks a line by the strongest of those that it tells', () => {
    const ranks = { 'FR-001': 'unsaid', 'FR-004': 'must' } as Record<string, Priority>
    const features = document.features.map((feature) => ({
      ...feature,
      requirements: feature.requirements.map((entry) => ({
        ...entry,
        priority: ranks[entry.id] ?? entry.priority,
        priorityStated: true,
        ...(entry.id === 'FR-004' && { toldBy: 'FR-001' }),
      })),
    }))
    const told = listRequirements(makeFairCopy({ ...document, features }))
    expect(told.find(({ id }) => id === 'FR-001')?.priority).toBe('must')
  })

  it('stands by area in Japanese', () => {
    const feature = (said: string, does: string) =>
      makeRow('feature', said, { actor: 'お客様', does })
    const shop = writeRows(
      [
        makeRow('role', 'q5: お客様', { name: 'お客様' }),
        feature('q7: お客様が席を予約できる', '席を予約する'),
      ],
      JAPANESE,
    )
    const areas = [{ name: '予約', requirements: ['FR-001'] }]
    const told = section({ ...shop, areas }, '7 ', JAPANESE)
    expect(headings(told)).toContain('予約')
    expect(told).toContain('**FR-001** お客様は、席を予約できること。')
  })
})

describe('rules by area', () => {
  const rule = (number: number, text: string) => ({
    ...{ id: `BR-00${number}`, sources: ['q9'], mark: 'stated' as const, quotes: [] },
    ...{ text, condition: null, outcome: text },
  })
  const rules = [
    'Nobody can book a full class.',
    'Free cancellation until 12 hours before.',
    'The list has who came.',
    'Snow closes the road.',
  ].map((text, at) => rule(at + 1, text))
  const keeping = { 'FR-001': ['BR-001', 'BR-002'], 'FR-003': ['BR-001'] } as Record<
    string,
    string[]
  >
  const features = document.features.map((feature) => ({
    ...feature,
    requirements: feature.requirements.map((each) => ({
      ...each,
      criteria: [],
      rules: keeping[each.id] ?? [],
    })),
  }))
  const placed = { ...document, rules, features, boundaries: [], statusTables: [] }
  const told = section(placed, '7 ')
  const below = (id: string) => {
    const [, rest = ''] = told.split(`**${id}**`)
    return rest.split('**FR-')[0] ?? ''
  }

  it('stand below the requirement that is about them most, and are named at the others', () => {
    expect(below('FR-003')).toContain('- **BR-001** Nobody can book a full class. (Q9)')
    expect(below('FR-001')).toContain('- **BR-002** ')
    expect(below('FR-001')).toContain('Rules: BR-001')
    expect(below('FR-003')).not.toContain('Rules: ')
  })

  it('stand at the end of an area that has their words', () => {
    const [, came = ''] = told.split('### Who came')
    expect(came.split('###')[0]).toContain('**BR-003** The list has who came.')
  })

  it('stand in section 8 where they are of no area, which says where the others are', () => {
    const rest = section(placed, '8 ')
    expect(rest).toContain('All other rules stand in section 7')
    expect(rest.match(/\*\*BR-\d+/g)).toEqual(['**BR-004'])
    expect(renderMarkdown(placed, ENGLISH)).toContain('Founder: sections 1, 5, 7, 8, 14 and 15.')
  })

  it('stand once, whatever names them', () => {
    for (const { id } of rules)
      expect(renderMarkdown(placed, ENGLISH).split(`- **${id}**`).length, id).toBe(2)
  })

  it('stand in section 8 by what they are about where nobody named areas', () => {
    const { areas: _, ...flat } = placed
    expect(section(flat, '8 ').match(/\*\*BR-\d+/g)).toHaveLength(rules.length)
    expect(section(flat, '7 ')).not.toContain('- **BR-')
  })

  it('have the test of their edge right behind them, which says no rule again', () => {
    const test = {
      ...{ id: 'AC-001.1', sources: ['q9'], mark: 'stated' as const, quotes: [], failure: false },
      ...{ given: 'the rule “until 12 hours before” and a class tomorrow', edge: true },
      ...{ when: 'a client cancels exactly 12 hours before', from: ['BR-002'] },
      outcome: 'the rule applies and nothing is charged',
    }
    const tested = features.map((feature) => ({
      ...feature,
      requirements: feature.requirements.map((each) =>
        each.id === 'FR-001' ? { ...each, criteria: [test] } : each,
      ),
    }))
    expect(section({ ...placed, features: tested }, '7 ')).toContain(
      '(Q9)\n- **AC-001.1** **Given** a class tomorrow, **when** a client cancels exactly 12 hours before, **then** nothing is charged.\n',
    )
  })
})

describe('what holds until a question is answered', () => {
  const [question = expect.fail('nothing is open')] = DOCUMENT.openQuestions
  const openQuestions = Array.from({ length: 12 }, (_, at) => ({
    ...{ ...question, id: `OQ-${10 + at}`, quotes: [], why: `Reason ${at}.` },
    ...{
      text: `What of case ${at}?`,
      suggestedDefault: at === 11 ? 'It is as in 11.' : `As in ${at}.`,
    },
    blocks:
      at === 11
        ? ['FR-001', 'FR-003']
        : at === 10
          ? ['FR-008']
          : at === 9
            ? ['ENT-01']
            : ['FR-010'],
  }))
  const cases: [string, RequirementsDocument][] = [
    ['by area', { ...document, openQuestions }],
    ['by who acts', { ...DOCUMENT, openQuestions }],
  ]

  it.each(cases)(
    'stands beside its question in the appendix, %s, which is named where it is built',
    (_, of) => {
      const told = section(of, '7 ')
      expect(told).toContain('OQ-20')
      expect(told).toContain('OQ-21')
      expect(told).not.toContain('As in 10')
      const [appendix = ''] =
        renderMarkdown(of, ENGLISH).match(/^## [A-K] More questions[\s\S]*?\n## /m) ?? []
      expect(appendix).toContain('| **OQ-20** | What of case 10? (Q7) | Reason 10 | As in 10 |')
      expect(appendix).toContain('| **OQ-19** | What of case 9? (Q7) | Reason 9 | As in 9 |')
      expect(listRequirements(of).length).toBe(listRequirements(DOCUMENT).length)
    },
  )
})
