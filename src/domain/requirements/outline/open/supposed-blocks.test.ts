import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Assumption } from '#domain/requirements/document-registers.ts'
import { outlineOf } from '#domain/requirements/outline/outline-of.ts'
import { workOut } from '#domain/requirements/outline/worked/work-out.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'

const studio = writeStudio()
const supposed = (id: string, text: string, more: Partial<Assumption> = {}): Assumption => {
  return { id, sources: [], mark: 'assumed', quotes: [], text, items: ['PERM-01'], ...more }
}
const SENDS = { sends: { recipient: 'owner', channel: 'email' } }
const document: RequirementsDocument = {
  ...studio,
  risks: [{ id: 'RISK-09', sources: [], mark: 'assumed', quotes: [], text: 'It may be late.' }],
  assumptions: [
    supposed('AS-90', 'Clients get it, too.', { settles: SENDS }),
    supposed('AS-93', 'Something else.'),
    supposed('AS-95', 'Clients see it.', {
      settles: { doers: { text: 'See it', group: 'Clients' } },
    }),
    supposed('AS-94', 'Put otherwise.', { settles: SENDS, edited: true }),
  ],
}

/** Appendix of what nobody said, as a file has it. */
function appendixOf(of: RequirementsDocument): string {
  const parts = renderMarkdown(of, ENGLISH).split(/^## /m)
  return parts.find((part) => /^[A-Z] (?:Assumptions|Filled in)/.test(part)) ?? ''
}

describe('what nobody said', () => {
  it('is told once: nobody of a cell', () => {
    const appendix = appendixOf(document)
    expect(appendix).not.toContain('AS-90')
    // Who does a requirement has its sign there.
    expect(appendix).not.toContain('AS-95')
    for (const id of ['AS-93', 'AS-94']) expect(appendix).toContain(id)
  })

  it('is not listed again where all that it is about has its sign', () => {
    const [risk] = document.risks.map(({ id }) => id)
    const [role] = studio.roles.map(({ id }) => id)
    const of = (items: (string | undefined)[], more: Partial<Assumption> = {}) =>
      appendixOf({
        ...document,
        assumptions: [
          supposed('AS-93', 'All are right.', { items: items.flatMap((id) => id ?? []), ...more }),
        ],
      }).includes('AS-93')
    expect(of([risk])).toBe(false)
    expect(of([risk], { edited: true })).toBe(true)
    expect(of([risk, role])).toBe(true)
    expect(of([])).toBe(true)
  })

  it('has the facts that another item tells, which nobody has to confirm', () => {
    const quotes = studio.entities[0]?.quotes.slice(0, 1) ?? []
    const told = quotes[0]?.text ?? ''
    const [fact, doubt] = [
      supposed('AS-96', `${told}.`, { mark: 'stated', quotes, sources: ['q10'], items: [] }),
      supposed('AS-97', 'They all will pay.', {
        mark: 'stated',
        quotes,
        sources: ['q10'],
        items: [],
      }),
    ]
    const of = { ...document, assumptions: [...document.assumptions, fact, doubt] }
    expect(appendixOf(of)).toContain('AS-96')
    const [, section = ''] = renderMarkdown(of, ENGLISH).split(/^## 15 /m)
    const [main = ''] = section.split(/^## /m)
    expect(main).not.toContain('AS-96')
    expect(main).toContain('AS-97')
  })

  it('is called Assumed once, the risks first', () => {
    const appendix = appendixOf(document)
    expect(appendix.match(/\*Assumed\*/g)).toHaveLength(1)
    expect(appendix).toContain('- **RISK-09** It may be late.\n')
  })

  it('is all on the screen, to be confirmed or struck out', () => {
    const { sections } = outlineOf(workOut(document, ENGLISH.document), ENGLISH.document)
    const screen = JSON.stringify(sections.find(({ name }) => name === 'registers'))
    for (const { id } of document.assumptions) expect(screen).toContain(`"id":"${id}"`)
  })

  it('begins with who wrote which part, which the head says in one sentence', () => {
    const writers = [
      { section: 'data' as const, model: 'm-1', taken: 1, refused: 0, fallback: null },
    ]
    const told = { ...document, writers }
    const head = renderMarkdown(told, ENGLISH).split(/^## /m)[0]
    expect(head).toContain('Written from your answers by Groundwork, with the AI model m-1.')
    expect(head).not.toContain('added to')
    expect(appendixOf(told)).toContain('m-1 supplied data (section 9)')
  })
})
