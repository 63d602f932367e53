import { describe, expect, it } from 'vitest'
import { JUDGEMENT, type Judgement } from '#domain/requirements/editing/judgements.ts'
import { layEdits } from '#domain/requirements/editing/lay-edits.ts'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import type { ReceiverProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'

const SENT = 'when a visit is late the daughter wants to know'
const ROWS = [
  makeRow('role', 'q5: families like Linda', { name: 'family', also: ['Linda'] }),
  makeRow('role', 'q5: caregivers', { name: 'caregiver' }),
  makeRow('feature', 'q7: caregivers check in', { actor: 'caregiver', does: 'check in' }),
  makeRow('message', `q13: ${SENT}`, { to: null, when: 'a visit is late', channel: null }),
  makeRow('message', 'q13: caregivers get a text when a visit is added', {
    ...{ to: 'caregiver', when: 'a visit is added', channel: 'text' },
  }),
]
const DRAFT = writeRows(ROWS, ENGLISH)
const idOf = (event: string) =>
  DRAFT.messages.find(({ trigger }) => trigger?.includes(event))?.id ?? expect.fail(event)
const LATE = idOf('late')

const GIVEN: ReceiverProposal = {
  item: LATE,
  to: ['Linda'],
  by: 'text',
  cites: [{ question: 'q13', quote: SENT }],
}

const applied = (given: Partial<ReceiverProposal> = {}) =>
  applyProposals({
    document: DRAFT,
    proposals: { receivers: [{ ...GIVEN, ...given }] },
    previous: null,
    sameLanguage: true,
    words: ENGLISH,
  })

describe('to whom a message goes, and by what', () => {
  it('is supplied where nobody said it, with its mark, and is an assumption of its own', () => {
    const { document, findings } = applied()
    expect(findings).toEqual([])
    const message = document.messages.find(({ id }) => id === LATE)
    expect(message).toMatchObject({ recipient: 'Family', channel: 'text' })
    expect(renderMarkdown(document, ENGLISH)).toMatch(/\| Family† \| text† \|/)
    expect(document.assumptions.map(({ text }) => text)).toContain(
      'Sent to Family by text: a visit is late.',
    )
  })

  it.each<[string, Partial<ReceiverProposal>, string]>([
    ['a message that says it', { item: idOf('added') }, 'told'],
    ['no message', { item: 'FR-001' }, 'unknown-item'],
    ['nobody of the draft', { to: ['nurse'] }, 'unknown-item'],
    ['a way of sending that no answer names', { by: 'fax' }, 'words-added'],
    [
      'words that nobody said',
      { cites: [{ question: 'q13', quote: 'send a fax' }] },
      'citation-wrong',
    ],
    ['nothing cited', { cites: [] }, 'citation-missing'],
  ])('is refused for %s', (_, given, rule) => {
    const { document, findings } = applied(given)
    expect(findings.map((finding) => finding.rule)).toEqual([rule])
    expect(document.messages).toEqual(DRAFT.messages)
  })

  it('is open again where it is struck out, and the founder’s word where it is confirmed', () => {
    const { document } = applied()
    const supposed = document.assumptions.find(({ settles = {} }) => 'sends' in settles)
    const settled = (text: Judgement) => {
      const generated = supposed?.text ?? ''
      const edit = {
        item: supposed?.id ?? '',
        generated,
        text,
        field: JUDGEMENT,
        basis: '',
        revision: 1,
      }
      return layEdits(document, [edit], ENGLISH).messages.find(({ id }) => id === LATE)
    }
    expect(settled('struck')).toMatchObject({ recipient: null, channel: 'Open' })
    expect(settled('confirmed')).toMatchObject({ recipient: 'Family', channel: 'text' })
    expect(settled('confirmed')).not.toHaveProperty('supposed')
  })
})
