import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listItems, requirementsOf } from '#domain/requirements/registers/list-items.ts'
import { applied, cite, DOCUMENT } from './testing/yoga.ts'

const textOf = (document: RequirementsDocument, id: string): string | undefined =>
  requirementsOf(document).find((item) => item.id === id)?.text

/** What the engine wrote, then a new wording and what becomes of it. */
const REWRITES = `
FR-001 | When a client selects a free place, the app shall let the client book the place. | taken
FR-001 | When a client reserves a free place, the app shall let the client book it. | words-added
FR-001 | The app shall let a client book a free place and pay for it. | words-added
FR-001 | When a client opens the list, the app shall let the client book a free place. | taken
FR-001 | When a client taps a free place, the app shall let the client book the free place. | taken
FR-001 | The app shall let a client book a place. | words-dropped
FR-001 | The app shall not let a client book a free place. | negation-changed
FR-001 | The app shall only let a client book a free place. | qualifier-changed
FR-001 | The app shall let a client book a free place within 5 minutes. | invented
FR-001 | The app shall let a client book a free place with Stripe. | invented
FR-001 | A client can book a free place. | shape
FR-001 | The app shall show a free place and shall let a client book a free place. | shape
FR-001 | The app shall let a client book a free place. The app shall show it. | shape
FR-001 | In the app a client shall book a free place. | check-failed
FR-001 | The app shall let a client book a free place at https://evil.example/x. | address
FR-003 | When a client taps 18:00, the app shall let the client enter name and email. | fact-lost
FR-003 | When a client taps Tuesday 18:00, the app shall let the client type name and email. | taken
FR-007 | When a client ticks the teacher’s name on Tuesday, the app shall tell the client. | order-changed
FR-099 | The app shall let a client book a free place. | unknown-item
BR-001 | If a class is full, then the app shall let nobody book. | taken
BR-001 | If a class is full, then the app shall let a client book. | negation-changed
BR-003 | The app shall show a class for 12 dollars. | taken
BR-003 | The app shall show a class for 21 dollars. | invented
`

describe('a new wording', () => {
  it.each(
    REWRITES.trim()
      .split('\n')
      .map((line) => line.split(' | ') as [string, string, string]),
  )('of %s: %s is %s', (item, text, expected) => {
    const cites = [cite('q7', 'client books a free place')]
    const { document, findings } = applied({ rewrites: [{ item, text, cites }] })
    expect(findings.map(({ rule }) => rule)).toEqual(expected === 'taken' ? [] : [expected])
    const said = listItems(document).find((entry) => entry.item.id === item)
    if (expected === 'taken') expect(said).toMatchObject({ key: text, item: { mark: 'stated' } })
    else expect(said?.key).toBe(listItems(DOCUMENT).find((entry) => entry.item.id === item)?.key)
  })

  it.each([
    ['nothing', [], 'citation-missing'],
    ['an unknown question', [cite('q99', 'client books a free place')], 'citation-wrong'],
    ['another answer’s words', [cite('q2', 'client books a free place')], 'citation-wrong'],
    ['one word', [cite('q7', 'client')], 'citation-wrong'],
    ['nothing but marks', [cite('q7', '“…”')], 'citation-wrong'],
  ])('that cites %s is refused', (_, cites, rule) => {
    const text =
      'When a client taps a free place, the app shall let the client book the free place.'
    const { document, findings } = applied({ rewrites: [{ item: 'FR-001', text, cites }] })
    expect(findings).toMatchObject([{ rule, outcome: 'refused' }])
    expect(textOf(document, 'FR-001')).toBe(textOf(DOCUMENT, 'FR-001'))
  })

  it('in another language than the answers is refused', () => {
    const rewrite = {
      item: 'FR-001',
      text: '予約。',
      cites: [cite('q7', 'client books a free place')],
    }
    const { findings } = applied({ rewrites: [rewrite] }, { sameLanguage: false })
    expect(findings).toMatchObject([{ outcome: 'refused' }])
  })

  it('brings the question it takes words from along as a source', () => {
    const cites = [cite('q6', 'taps Tuesday 18:00')]
    const text =
      'When a client taps a free place, the app shall let the client book the free place.'
    const { document } = applied({ rewrites: [{ item: 'FR-001', text, cites }] })
    expect(requirementsOf(document)[0]?.sources).toEqual(['q5', 'q6', 'q7'])
  })
})
