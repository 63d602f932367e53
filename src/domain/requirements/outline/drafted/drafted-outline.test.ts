import { describe, expect, it } from 'vitest'
import type { Draft } from '#domain/requirements/drafting/draft.ts'
import { layDraft } from '#domain/requirements/drafting/lay-draft.ts'
import {
  DECISIONS,
  layShed,
  makeDraft,
  SHED,
} from '#domain/requirements/drafting/testing/a-draft.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const MORE: Partial<Draft> = {
  stages: [
    {
      ...{ id: '', of: 'Loan', text: null },
      stages: [
        {
          ...{ name: 'out', means: 'lent', from: ['q9'] },
          next: [{ to: 'back', when: 'Ann ticks it' }],
        },
        { name: 'back', means: 'on the shelf', next: [], from: ['q9'] },
      ],
    },
  ],
  messages: [
    {
      ...{ id: '', name: 'Late', when: 'one day late', to: ['Member'], by: 'text', from: ['q9'] },
      ...{ says: 'Please bring back the [tool].', functions: ['FR-002'] },
    },
  ],
  troubles: [{ id: '', when: 'A tool is lost', then: 'Ann is told †', from: ['q9'] }],
}

const sectionOf = (markdown: string, number: number) =>
  markdown.slice(markdown.indexOf(`\n## ${number} `), markdown.indexOf(`\n## ${number + 1} `))

const markdown = renderMarkdown(layShed(makeDraft(MORE)), ENGLISH)

describe('a written document as a file', () => {
  it('says who may what, function by function', () => {
    expect(sectionOf(markdown, 4)).not.toContain('FR-001')
    const [, appendix = ''] = markdown.split('## E Who may what')
    expect(appendix).toContain('| FR-001 Borrow a tool | yes | their own |')
  })

  it('tells each function with its rank, its words and its tests', () => {
    const told = sectionOf(markdown, 7)
    expect(told).toContain(
      '**FR-001** **Borrow a tool.** A member borrows a tool for a week.\n\nMust · Member (their own), Ann · Q7',
    )
    expect(told).toContain(
      '**AC-001.1** **Given** Bo has 2 tools, **when** Bo borrows a saw, **then** Bo has 3 tools.',
    )
    expect(told).toContain('the app refuses and says why†.')
    expect(told).toContain('**When** a saw is 2 days late, **then** the member owes £4.')
  })

  it('tells rules by area with their edge, what goes wrong, and stages with what follows', () => {
    const told = sectionOf(markdown, 8)
    expect(told).toContain('**How many at once.** A member has at most 3 tools at once. (Q9)')
    expect(told).toContain('| Bo has 3 tools and borrows a saw | refused |')
    expect(told).toContain('(Q9)\n  - Example: back 2 days late → £4')
    expect(told).toContain('**A tool is lost**: Ann is told †')
    expect(told).toContain('| **out** | lent | **back**: Ann ticks it |')
    expect(told).toContain('| **back** | on the shelf | end |')
  })

  it('puts decisions that come first on the first page, and the others behind', () => {
    expect(sectionOf(markdown, 1)).toContain('**Who says a tool is back?**')
    expect(sectionOf(markdown, 15)).not.toContain('Who says a tool is back?')
  })

  it('tells small questions apart, each in one line with what is built until then', () => {
    const small = {
      ...{ id: '', kind: 'open' as const, short: 'Does a Sunday count as a late day?', text: '' },
      ...{ why: '', until: 'Every day counts.', first: false, from: ['q9'] },
    }
    const decisions = [...DECISIONS.decisions, small]
    const told = sectionOf(renderMarkdown(layShed(makeDraft({ ...MORE, decisions })), ENGLISH), 15)
    expect(told).toContain('### Smaller questions')
    expect(told).toContain('| **OQ-03** | Does a Sunday count as a late day? | Every day counts. |')
  })

  it('signs a test only where its function has no sign of its own', () => {
    const draft = makeDraft(MORE)
    const functions = draft.functions.map((each) => ({ ...each, text: `${each.text} †` }))
    const told = sectionOf(renderMarkdown(layShed({ ...draft, functions }), ENGLISH), 7)
    expect(told).toContain('the app refuses and says why.')
  })

  it('says that a must needs it where nobody ranked it', () => {
    const draft = makeDraft(MORE)
    const areas = draft.areas.map((area) => ({
      ...area,
      functions: area.functions.map((each) => ({ ...each, rank: 'must' as const })),
    }))
    const told = sectionOf(renderMarkdown(layShed({ ...draft, areas }), ENGLISH), 7)
    expect(told).toContain('Must · Member (their own), Ann · Q7')
    expect(told).toContain('Needed by a must · Q9')
  })

  it('tells the fields of a thing one by one, each of ours with the sign', () => {
    const field = { says: '', of: null, many: false }
    const things = [
      {
        ...{ id: '', name: 'Tool', what: 'what is lent', kept: null, seen: null, from: ['q7'] },
        fields: [
          { ...field, name: 'number' },
          { ...field, name: 'lent to †', of: 'Member', says: 'who has it' },
        ],
      },
    ]
    const told = sectionOf(renderMarkdown(layShed(makeDraft({ ...MORE, things })), ENGLISH), 9)
    expect(told).toContain('**Tool**: what is lent (Q7)')
    expect(told).toContain('- number\n- lent to†: → Member, who has it')
  })

  it('tells once what holds for every function, as ours', () => {
    const told = sectionOf(markdown, 7)
    const [, common = ''] = told.split('### For every function, unless a line says otherwise†')
    expect(common).toContain('- **CR-04** When two people take or change the same thing')
    expect(common).toContain('- **CR-05** What was entered or ticked by mistake')
    expect(common).not.toMatch(/\(†\)|15 minutes/u)
    const paid = {
      id: '',
      kind: 'payment' as const,
      fails: null,
      from: ['q9'],
    }
    const printed = (text: string) =>
      renderMarkdown(layShed(makeDraft({ ...MORE, connections: [{ ...paid, text }] })), ENGLISH)
    expect(printed('Paid by card.')).toContain(
      '- **CR-08** What somebody is paying for is kept for them for 15 minutes',
    )
    expect(printed('Paid by bank transfer.')).not.toContain('CR-08')
    expect(printed('Linked to no bank. No cards are taken.')).not.toContain('CR-08')
    expect(printed('銀行とはつながない。カードの払いも受けない。')).not.toContain('CR-08')
  })

  it('has the made-up data of all tests above them, where there are any', () => {
    const draft = { ...makeDraft(MORE), sample: ['Bo, a member, has 2 tools on 1 March 2027.'] }
    const told = sectionOf(renderMarkdown(layShed(draft), ENGLISH), 7)
    expect(told).toContain('### Made-up data of all tests\n\n- Bo, a member, has 2 tools')
    expect(told.indexOf('Made-up data')).toBeLessThan(told.indexOf('FR-001'))
    expect(markdown).not.toContain('Made-up data of all tests')
  })

  it('says who must not be handed it, as far as the answers know them', () => {
    const printed = (notFor: string[]) =>
      sectionOf(renderMarkdown(layShed({ ...makeDraft(MORE), notFor }), ENGLISH), 1)
    expect(printed(['Ann', 'Gordon'])).toContain('Not to be handed as it is to Ann: it tells')
    expect(printed(['Gordon'])).not.toContain('Not to be handed')
  })

  it('says what each message says', () => {
    expect(sectionOf(markdown, 11)).toContain(
      '| **Late** | one day late | Member | text | Please bring back the [tool]. | Q9 |',
    )
  })

  it('has its own words in Japanese throughout', () => {
    const document = layDraft({
      ...{ document: { ...SHED, writtenIn: 'ja' as const }, draft: makeDraft(MORE) },
      ...{ previous: null, words: JAPANESE },
    })
    const told = renderMarkdown(document, JAPANESE)
    expect(told).toContain('**前提：** Bo has 2 tools')
    expect(told).not.toMatch(/Built until|Example|May not|Stages:|\bGiven\b/u)
  })
})
