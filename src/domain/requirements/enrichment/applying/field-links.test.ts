import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { type FieldProposal, NO_PROPOSALS } from '#domain/requirements/enrichment/proposals.ts'
import type { ThingProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { field } from '#domain/requirements/enrichment/testing/halls.ts'
import { cite } from '#domain/requirements/enrichment/testing/yoga.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'

const FEES = 'Kids, it is under the parent’s name, no photos of them'
const ABANDONED = "Bike nobody collects, there's one in the arch since March, a green Raleigh"
const ROWS: Row[] = [
  makeRow('role', 'q5: ordinary customers', { name: 'customer' }),
  makeRow('feature', 'q7: the customer pays by card', {
    actor: 'customer',
    does: 'pay by card',
    priority: 'must',
  }),
  makeRow('thing', 'q10: bike, make, colour', {
    name: 'bike',
    fields: ['make', 'colour'].map(field),
  }),
  makeRow('aside', `q12: ${ABANDONED}`, {}),
  makeRow('aside', `q10: ${FEES}`, {}),
  makeRow('aside', 'q6: she taps yes to pads, no to the chain', {}),
]
const BIKE = { item: 'ENT-01', meaning: null, rule: null, example: null }

const enriched = (proposals: object) =>
  applyProposals({
    ...{ document: writeRows(ROWS, ENGLISH), previous: null, sameLanguage: true, words: ENGLISH },
    proposals: { ...NO_PROPOSALS, ...proposals },
  })

describe('fields of things', () => {
  it.each<[string, Partial<FieldProposal> & { name: string }, string | null]>([
    [
      'an example from a sentence with another no',
      { name: 'make', example: 'Raleigh', cites: [cite('q12', ABANDONED)] },
      null,
    ],
    [
      'an example that somebody said no to',
      { name: 'make', example: 'chain', cites: [cite('q6', 'taps yes to pads, no to the chain')] },
      null,
    ],
    [
      'a role with what it is for',
      { name: 'customer', rule: 'under the parent’s name', cites: [cite('q10', FEES)] },
      null,
    ],
    ['a field that is not to be', { name: 'photos', cites: [cite('q10', FEES)] }, 'negation'],
    [
      'nobody whom the draft knows',
      { name: 'guardian', rule: 'under the parent’s name', cites: [cite('q10', FEES)] },
      'words-added',
    ],
  ])('%s', (_, proposal, rule) => {
    const { findings } = enriched({ fields: [{ ...BIKE, cites: [], ...proposal }] })
    expect(findings.map((finding) => finding.rule)).toEqual(rule === null ? [] : [rule])
  })

  it('that have the name of a role lead to it, whatever is said of them', () => {
    const fields = [
      { ...BIKE, name: 'customer', rule: 'under the parent’s name', cites: [cite('q10', FEES)] },
    ]
    const { document } = enriched({ fields })
    expect(document.entities[0]?.fields.at(-1)).toMatchObject({
      name: 'customer',
      refersTo: document.roles[0]?.id,
    })
  })

  it.each([
    ['payment', null],
    ['collection', null],
    ['delivery', 'words-added'],
  ])('of a thing that is the noun of a told verb: %s', (name, rule) => {
    const thing: ThingProposal = {
      ...{ name, what: 'what is paid by card', belongsTo: [] },
      fields: [{ name: 'card', meaning: null, rule: null }],
      cites: [cite('q7', 'the customer pays by card')],
    }
    const { findings } = enriched({ things: [thing] })
    expect(findings.map((finding) => finding.rule)).toEqual(rule === null ? [] : [rule])
  })
})

describe('a link to several', () => {
  const RIDE = makeRow('thing', 'q10: booking, day, bike', {
    name: 'booking',
    fields: ['day', 'bike'].map(field),
  })
  const PARENT = makeRow('thing', 'q10: parent, phone, name', {
    name: 'parent',
    fields: ['phone', 'name'].map(field),
  })
  const written = (many: boolean, name = 'bike') =>
    applyProposals({
      ...{
        document: writeRows([...ROWS, RIDE, PARENT], ENGLISH),
        previous: null,
        sameLanguage: true,
      },
      words: ENGLISH,
      proposals: {
        ...NO_PROPOSALS,
        fields: [
          { ...BIKE, item: 'ENT-02', name, many, cites: [cite('q10', 'booking, day, bike')] },
        ],
      },
    })

  it('is supposed of a link that the draft has, and told beside it', () => {
    const { document, findings } = written(true)
    expect(findings).toEqual([])
    expect(document.entities[1]?.fields[1]).toMatchObject({ name: 'bike', many: true })
    expect(renderMarkdown(document, ENGLISH)).toMatch(/bike \(several(?:†| \(\*Assumed\*\))\)/)
  })

  it('is none where a field points to nothing, or one is enough', () => {
    for (const { findings } of [written(true, 'day'), written(false)]) {
      expect(findings).toMatchObject([{ rule: 'repeated' }])
    }
  })

  it('is supposed of a link that the proposal brings', () => {
    const { document } = written(true, 'parent')
    expect(document.entities[1]?.fields).toContainEqual(
      expect.objectContaining({ name: 'parent', many: true }),
    )
  })
})
