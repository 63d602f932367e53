import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { writeBakery } from '#domain/requirements/testing/bakery.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS, DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import type { Block, Outline } from './blocks.ts'
import { fileOutline } from './file-outline.ts'
import { outlineOf } from './outline-of.ts'
import { toPlainText } from './pieces.ts'
import { workOut } from './worked/work-out.ts'

const studio = writeStudio()

function item(id: string, more: Partial<Traced> = {}): Traced {
  return { id, sources: ['q9'], mark: 'stated', quotes: [], ...more }
}

function section(document: RequirementsDocument, number: number): string {
  const parts = renderMarkdown(document, DOCUMENT_WORDS).split(/^## /m)
  return parts.find((part) => part.startsWith(`${number} `)) ?? ''
}

function kinds({ sections }: Outline): Block['kind'][] {
  return sections.flatMap(({ blocks }) => blocks.map(({ kind }) => kind))
}

describe('the outline of a document', () => {
  it('always says who uses it: as an open question where nobody did', () => {
    const nobody = { ...studio, roles: [], outsiders: [], permissions: [], openQuestions: [] }
    expect(section(nobody, 4)).toContain('what each of them may do. (*Open*)')
    const asked = { ...item('OQ-07', { sources: ['q5'], mark: 'open' }), text: 'Who?', why: '' }
    const question = { ...asked, suggestedDefault: null, blocks: [] }
    expect(section({ ...nobody, openQuestions: [question] }, 4)).toContain('(*Open*, OQ-07)')
  })

  it('says of a section without content that no answer speaks of it, so that no number is missing', () => {
    const empty = { ...studio, journeys: [], rules: [] }
    const { sections } = outlineOf(workOut(empty, ENGLISH.document), ENGLISH.document)
    const numbers = sections.map(({ title }) => Number.parseInt(title, 10)).filter(Number.isFinite)
    expect(numbers).toEqual(numbers.map((_, at) => at + 1))
    expect(section(empty, 6)).toContain('No answer speaks of this.')
    const preview = outlineOf(workOut({ ...empty, version: 0 }, ENGLISH.document), ENGLISH.document)
    expect(preview.sections.map(({ name }) => name)).not.toContain('journeys')
  })

  it('names on the first page whatever a role does, ranked or not', () => {
    const role = studio.roles[0]?.id ?? ''
    const [one] = listRequirements(studio)
    if (!one) throw new Error('no requirement')
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...one,
        ...{ id: `FR-10${at}`, role, priority: 'unsaid' as const, criteria: [] },
        text: `The app shall let the client rent place ${at}.`,
      }))
    const shown = (count: number) => {
      const features = [{ ...studio.features[0], requirements: many(count) }]
      const page = section({ ...studio, features } as RequirementsDocument, 1)
      return [[...page.matchAll(/place \d/g)].length, /and \d+ more/.exec(page)?.[0]]
    }
    expect(shown(7)).toEqual([7, undefined])
    expect(shown(9)).toEqual([9, undefined])
  })

  it('folds on the screen what stands at the end of a file', () => {
    const screen = outlineOf(workOut(studio, ENGLISH.document), ENGLISH.document)
    const file = fileOutline(studio, ENGLISH)
    expect(kinds(screen)).toContain('fold')
    expect(kinds(file)).not.toContain('fold')
    expect(file.sections.map(({ title }) => title).slice(-2)).toEqual([
      'D Details: fields, checks, tests',
      'E What became of each answer',
    ])
    expect(file.sections.length).toBe(screen.sections.length + 3)
    expect(section(studio, 18)).toContain('one slice of section 14 at a time')
  })

  it('says days as people do, also of a moment', () => {
    const project = { ...studio.project, startDate: '2026-12-01T00:00:00.000Z' }
    expect(renderMarkdown({ ...studio, project }, DOCUMENT_WORDS)).toContain(
      '· Start: 1 December 2026 ·',
    )
    const japanese = renderMarkdown({ ...writeBakery(), project }, JAPANESE)
    expect(japanese).toContain('・開始：2026年12月1日・')
  })

  it.each([
    ['adds a word', 'Clients really book a free place quickly', true],
    ['says the same', 'client books the free place', false],
    ['ranks it', 'Must have', false],
  ])('prints a quote where it %s', (_, quote, isPrinted) => {
    const [feature] = studio.features
    const [first] = listRequirements(studio)
    if (!feature || !first) throw new Error('no requirement')
    const own = {
      ...first,
      quotes: [{ question: 'q7', text: quote }],
      mark: 'unconfirmed' as const,
    }
    const requirement = { ...own, text: 'The app shall let the client book a free place.' }
    const changed = { ...studio, features: [{ ...feature, requirements: [requirement] }] }
    expect(section(changed, 7).includes(`“${quote}”`)).toBe(isPrinted)
  })

  it('prints of a quote what the sentence does not say, and nothing that is in the table of rights', () => {
    const [feature] = studio.features
    const [first] = listRequirements(studio)
    const [right] = studio.permissions
    if (!feature || !first || !right) throw new Error('no requirement')
    const told = '1 Client book a free place so that nobody has to phone'
    const quotes = [{ question: 'q7', text: told }]
    const text = 'The app shall let the client book a free place.'
    const requirement = { ...first, quotes, text, criteria: [] }
    const features = [{ ...feature, requirements: [requirement] }]
    expect(section({ ...studio, features }, 7)).toContain('“so that nobody has to phone”')
    const permissions = [{ ...right, quotes }, ...studio.permissions.slice(1)]
    expect(section({ ...studio, features, permissions }, 7)).not.toContain('phone')
  })

  it('says once what is missing of several alike, and that there is no criterion yet', () => {
    const [feature] = studio.features
    const [first] = listRequirements(studio)
    if (!feature || !first) throw new Error('no requirement')
    const title = (id: string) => ({
      ...{ ...first, id, text: 'Lockers.', role: null, criteria: [], quotes: [] },
      ...{ missing: ['actor' as const], untilThen: 'The owner does it.' },
    })
    const requirements = [title('FR-001'), title('FR-002'), title('FR-003')]
    const told = section({ ...studio, features: [{ ...feature, requirements }] }, 7)
    expect(told).toContain(
      'FR-001 to FR-003: Missing: who does it (*Open*) · Until then: The owner does it†',
    )
    expect(told.match(/Missing/g)).toHaveLength(1)
    expect(told.match(/No criteria below/g)).toHaveLength(1)
  })

  it('gives one reason of several things left out once', () => {
    const [out] = studio.nonGoals
    if (!out) throw new Error('nothing left out')
    const reason = '“friends do it”'
    const nonGoals = ['NG-01', 'NG-02', 'NG-03'].map((id) => ({
      ...out,
      id,
      text: 'Shop.',
      reason,
    }))
    const told = section({ ...studio, nonGoals }, 5)
    expect(told.match(/friends/g)).toHaveLength(1)
    expect(told).toContain('**NG-03** Shop: as NG-01')
  })

  it('leaves the mark of a right to its cells where these show it', () => {
    const [right] = studio.permissions
    if (!right) throw new Error('no rights')
    const guessed = (guess: boolean) => ({
      ...{ ...right, id: 'PERM-77', mark: 'unconfirmed' as const, sources: ['q5'] },
      cells: right.cells.map((cell) => ({ ...cell, permission: 'yes' as const, guess })),
    })
    const rowOf = (guess: boolean) =>
      /^\|.*PERM-77.*/m.exec(
        renderMarkdown({ ...studio, permissions: [guessed(guess), right] }, DOCUMENT_WORDS),
      )?.[0]
    expect(rowOf(true)).toContain('✓° | ✓°')
    expect(rowOf(true)).not.toContain('Q5°')
    const file = renderMarkdown({ ...studio, permissions: [guessed(false)] }, DOCUMENT_WORDS)
    expect(file).toMatch(/Understood, to be confirmed\n\nPERM-77/)
  })

  it('names in a criterion’s brackets what it says again, whose mark it has', () => {
    const [feature] = studio.features
    const [first] = listRequirements(studio)
    if (!feature || !first) throw new Error('no requirement')
    const criterion = {
      ...item('AC-001.1', { rows: ['r1'], mark: 'unconfirmed' }),
      given: 'a full class',
      when: 'a client books',
      outcome: 'nobody can',
      failure: false,
    }
    const rule = { ...item('BR-009', { rows: ['r1'], mark: 'unconfirmed' }), text: 'Full is full.' }
    const changed = {
      ...studio,
      features: [{ ...feature, requirements: [{ ...first, criteria: [criterion] }] }],
      rules: [{ ...rule, condition: null, outcome: 'full is full' }],
    }
    const told =
      '**AC-001.1** **Given** a full class, **when** a client books, **then** nobody can. '
    expect(section(changed, 7)).toContain(`${told}(BR-009)`)
    expect(section({ ...changed, rules: [] }, 7)).toContain(`${told}(Q9)`)
  })
})

describe('what a document gained', () => {
  const gained: RequirementsDocument = {
    ...studio,
    commonRules: [{ ...item('COM-01', { mark: 'assumed', sources: [] }), text: 'All is saved.' }],
    boundaries: [
      { ...item('BQ-01'), text: 'At 12 hours: free?', rule: 'BR-002', asks: 'at', suggested: true },
      {
        ...item('BQ-02'),
        text: 'At the minute: full?',
        rule: 'BR-001',
        asks: 'at',
        suggested: true,
        answer: false,
      },
    ],
    contradictions: [
      {
        ...item('CT-01', { quotes: [{ question: 'q9', text: 'ten' }], sources: [] }),
        text: 'Ten or twelve?',
        items: ['BR-001'],
      },
    ],
    money: [{ ...item('MON-01'), text: 'A class costs 12 dollars.' }],
    journeys: studio.journeys.map((journey) => ({ ...journey, examples: ['Ana', 'Tuesday'] })),
  }

  it.each([
    [7, '### For every feature\n\n- **COM-01** All is saved.†'],
    [8, '| **BQ-01** | At 12 hours: free? (BR-002) | yes |'],
    [8, '| **BQ-02** | At the minute: full? (BR-001) | no, as you said |'],
    [15, 'What comes first is in section 1.'],
    [1, '**Decide first**\n\n'],
    [1, '| **CT-01** | Ten or twelve? “ten” (Q9) |  |'],
    [8, '(Q9, CT-01)'],
    [7, '(BR-001, CT-01)'],
    [11, '- **MON-01** A class costs 12 dollars. (Q9)'],
    [6, 'Names, days and counts are of this one story, never a requirement.'],
  ])('stands in section %i: %s', (number, told) => {
    expect(section(gained, number)).toContain(told)
  })

  it('prints no English word of ours in a Japanese document', () => {
    const { sections, front } = outlineOf(
      workOut(writeBakery(), JAPANESE.document),
      JAPANESE.document,
    )
    const titles = sections.map(({ title }) => title.replace(/[A-D0-9]/g, ''))
    const notes = front.flatMap((block) => (block.kind === 'note' ? [toPlainText(block.text)] : []))
    expect([...titles, ...notes].join('').replace('AI', '')).not.toMatch(/[A-Za-z]{2}/)
  })
})
