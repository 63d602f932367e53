import type { Row } from '#domain/reading/rows.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { NO_PROPOSALS } from '#domain/requirements/enrichment/proposals.ts'
import type { StageProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import type { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { cite } from './yoga.ts'

export type Way = Partial<StageProposal['ways'][number]> & { to: string }
export type Stage = Omit<Partial<StageProposal>, 'ways'> & { ways?: Way[] }

/** A stage as a model proposes it. */
export const stage = (name: string, means: string, more: Stage = {}): StageProposal => ({
  ...{ name, means, takes: null, open: false, cites: [], ...more },
  ways: (more.ways ?? []).map((way) => ({ by: [], waits: [], cites: [], ...way })),
})

/** What becomes of these tables. */
export const applied = (
  document: RequirementsDocument,
  tables: [string, StageProposal[]][],
  words: typeof ENGLISH | typeof JAPANESE = ENGLISH,
) =>
  applyProposals({
    ...{ document, previous: null, sameLanguage: true, words },
    proposals: { ...NO_PROPOSALS, stages: tables.map(([item, stages]) => ({ item, stages })) },
  })

export const field = (name: string) => ({ name, private: false, values: [] })

const HALL: Row[] = [
  makeRow('role', 'q5: hirers', { name: 'hirer' }),
  makeRow('role', 'q5: the clerk is me', { name: 'clerk', also: ['me'] }),
  makeRow('feature', 'q7: hirers ask for a slot', {
    actor: 'hirer',
    does: 'ask for a slot',
    priority: 'must',
  }),
  makeRow('feature', 'q7: the clerk approves or refuses', {
    actor: 'clerk',
    does: 'approve or refuse a booking',
    priority: 'must',
  }),
  makeRow('rule', 'q9: a held slot goes after 5 days if not paid', {
    when: 'a held slot is not paid after 5 days',
    then: 'the slot goes',
  }),
  makeRow('rule', 'q9: a lapsed booking is never held again', {
    when: null,
    then: 'a lapsed booking is never held again',
  }),
  makeRow('aside', 'q6: she pays by card, then it says confirmed', {}),
  makeRow('aside', 'q12: pressed refused by mistake? I put it back', {}),
  makeRow('thing', 'q10: booking: date, price', {
    name: 'booking',
    fields: ['date', 'price'].map(field),
  }),
  makeRow(
    'stages',
    'q9: goes asked -> held -> confirmed -> done, or refused / cancelled / lapsed',
    {
      thing: 'booking',
      stages: ['asked', 'held', 'confirmed', 'done', 'refused', 'cancelled', 'lapsed'],
      moves: [
        { from: 'asked', to: 'held' },
        { from: 'held', to: 'confirmed' },
        { from: 'confirmed', to: 'done' },
      ],
    },
  ),
]
/** The bookings of a hall. */
export const hall = () => writeRows(HALL, ENGLISH)
/** The id of a rule of these words. */
export const rule = (document: RequirementsDocument, words: string) =>
  document.rules.find(({ text }) => text.includes(words))?.id ?? ''
export const FR = 'FR-002'
export const LAPSE = cite('q9', 'a held slot goes after 5 days if not paid')

/** A table of them that all answers bear out. */
export const BOOKING = (): StageProposal[] => [
  stage('asked', 'The hirer waits for the clerk', {
    takes: true,
    ways: [
      { to: 'held', by: [FR] },
      { to: 'refused', by: [FR], cites: [cite('q7', 'the clerk approves or refuses')] },
      { to: 'cancelled' },
    ],
  }),
  stage('held', 'Approved, not paid yet', {
    takes: true,
    ways: [
      { to: 'confirmed', cites: [cite('q6', 'she pays by card, then it says confirmed')] },
      { to: 'lapsed', by: ['time', rule(hall(), 'slot goes')], cites: [LAPSE] },
    ],
  }),
  stage('confirmed', 'Paid by card', { takes: true, ways: [{ to: 'done', by: ['time'] }] }),
  stage('done', 'The hire is over', { takes: false }),
  stage('refused', 'The clerk said no', { takes: false }),
  stage('cancelled', 'Called off', { takes: false }),
  stage('lapsed', 'Not paid after 5 days', { takes: false, cites: [LAPSE] }),
]

/** The same with other words of one stage. */
export const change = (name: string, more: Stage) =>
  BOOKING().map((each) =>
    each.name === name ? stage(name, more.means ?? each.means, { ...each, ...more }) : each,
  )
/** The same with a way more. */
export const more = (name: string, way: Way) => {
  const ways = BOOKING().find((each) => each.name === name)?.ways ?? []
  return change(name, { ways: [...ways, way] })
}

/** The rows of the table of stages as a file prints them. */
export const printed = (
  document: RequirementsDocument,
  words: typeof ENGLISH | typeof JAPANESE = ENGLISH,
) => {
  const lines = renderMarkdown(document, words).split('\n')
  const from = lines.findIndex((line) => line.startsWith('### ST-'))
  return lines.slice(from).filter((line) => line.startsWith('| '))
}
