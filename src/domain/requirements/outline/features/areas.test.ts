import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const DOCUMENT = writeStudio()
const document: RequirementsDocument = {
  ...DOCUMENT,
  areas: [
    { name: 'Classes', requirements: ['FR-004', 'FR-002', 'FR-010'] },
    { name: 'Places', requirements: ['FR-003', 'FR-001', 'FR-005', 'FR-006', 'FR-011'] },
    { name: 'Who came', requirements: ['FR-007', 'FR-008', 'FR-009'] },
    { name: 'Waiting list', requirements: ['FR-012'] },
  ],
}

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

  it.each(cases)('stands beside its question in section 15, %s', (_, of) => {
    expect(section(of, '7 ')).not.toContain('As in 10')
    const told = section(of, '15 ')
    expect(told).toContain('| **OQ-20** | What of case 10? (Q7) | As in 10 |')
    expect(told).toContain('| **OQ-19** | What of case 9? (Q7) | As in 9 |')
    expect(listRequirements(of).length).toBe(listRequirements(DOCUMENT).length)
  })
})
