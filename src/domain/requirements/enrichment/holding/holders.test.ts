import { expect, it } from 'vitest'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import type { ConflictProposal } from '#domain/requirements/enrichment/decision-proposals.ts'
import { NO_PROPOSALS, type Proposals } from '#domain/requirements/enrichment/proposals.ts'
import { stampConflicts } from '#domain/requirements/enrichment/reviewing/list-reviewed.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const role = (name: string) => makeRow('role', `q5: ${name}`, { name })
const asks = (who: string, what: string) =>
  makeRow('permission', `q5: ${who} ${what}`, { role: who, what })
const EN_ROWS = [
  ...['member', 'guest', 'owner'].map(role),
  ...['member', 'guest'].map((who) => asks(who, 'ask for boats')),
  makeRow('feature', 'q7: the member cancels a trip', { actor: 'member', does: 'cancel a trip' }),
  makeRow('feature', 'q14: nobody locks the shed except me and J.', {
    ...{ actor: 'owner', does: 'lock the shed' },
  }),
  makeRow('message', 'q13: tell the member that the boat is agreed', {
    ...{ to: 'member', when: 'the boat is agreed', channel: 'email' },
  }),
  makeRow('rule', 'q9: the owner wipes a boat, the guest too', {
    ...{ when: null, then: 'the owner wipes a boat, the guest too' },
  }),
]
const EN = writeRows(EN_ROWS, ENGLISH)
const JA = writeRows(
  [
    ...['会員', 'お客様', '店長'].map(role),
    ...['会員', 'お客様'].map((who) => asks(who, '席を予約する')),
    makeRow('feature', 'q7: 会員が来店の時間を変える', {
      actor: '会員',
      does: '来店の時間を変える',
    }),
  ],
  JAPANESE,
)

function review(
  conflicts: readonly Partial<ConflictProposal>[],
  given: { document: typeof EN; words: typeof ENGLISH } = { document: EN, words: ENGLISH },
  more: Partial<Proposals> = {},
) {
  const input = { ...given, previous: null, sameLanguage: true }
  const proposals = { ...NO_PROPOSALS, ...more }
  const { document: draft } = applyProposals({ ...input, proposals })
  const named = conflicts.map((each) => ({
    ids: [],
    takeBack: [],
    instead: [],
    cites: [],
    ...each,
  }))
  const stamped = stampConflicts(named, draft)
  return applyProposals({ ...input, proposals: { ...proposals, conflicts: stamped } })
}

const CITES = [{ question: 'q7', quote: 'the member cancels a trip' }]
const strike = (id: string): Partial<ConflictProposal> => ({
  ...{ ids: [id.split('/')[0] ?? '', id], takeBack: [id], cites: CITES },
})
const idOf = (part: string, { document } = review([])) =>
  listRequirements(document).find(({ text }) => text.includes(part))?.id ?? part

it('takes back one of those who are supposed to do it, and who of them was said stays', () => {
  const id = idOf('cancel')
  const textOf = ({ document }: ReturnType<typeof review>) =>
    listRequirements(document).find((each) => each.id === id)?.text
  expect(textOf(review([]))).toBe('The app shall let the member and the guest cancel a trip.')
  const struck = review([strike(`${id}/Guest`)])
  expect([textOf(struck), struck.findings]).toEqual([
    'The app shall let the member cancel a trip.',
    [],
  ])
  expect(JSON.stringify(struck.document.assumptions)).not.toContain('Done as well')
  const said = review([strike(`${id}/Member`)])
  expect(said.findings).toMatchObject([{ rule: 'told', words: `${id}/ROLE-01` }])
})

it('takes back one who is supposed to get a message', () => {
  const to = ({ document }: ReturnType<typeof review>) => document.messages[0]?.recipient
  expect(to(review([]))).toBe('Member and Guest')
  expect(to(review([strike('MSG-01/Guest')]))).toBe('Member')
})

const WIPES = 'the owner wipes a boat, the guest too'
const MORE: Partial<Proposals> = {
  features: [
    {
      ...{ text: 'wipe a boat dry', role: 'owner', rules: ['BR-001'], why: '' },
      cites: [{ question: 'q9', quote: WIPES }],
    },
  ],
}
const SUPPLIED = idOf('wipe', review([], undefined, MORE))

it('asks who does what only one is supposed to do', () => {
  const done = review([strike(`${SUPPLIED}/Owner`)], undefined, MORE)
  const asked = done.document.openQuestions.filter(({ blocks }) => blocks.includes(SUPPLIED))
  expect(asked.map(({ text, suggestedDefault }) => `${text} ${suggestedDefault}`)).toEqual([
    '“wipe a boat dry”: can Owner do it, or never? Owner does it.',
  ])
  const told = listRequirements(done.document).find(({ id }) => id === SUPPLIED)
  expect(told?.text).toBe('The app shall let the owner wipe a boat dry.')
})

it.each([
  ['guest', 'The app shall let the owner and the guest wipe a boat dry.', []],
  ['member', 'The app shall let the owner wipe a boat dry.', [{ rule: 'lost' }]],
])('adds one of whom the quoted words say so, still supposed: %s', (name, text, faults) => {
  const cites = [{ question: 'q9', quote: WIPES }]
  const corrected = [{ id: SUPPLIED, roles: ['owner', name], text: '' }]
  const done = review([{ ids: [SUPPLIED], corrected, cites }], undefined, MORE)
  const told = listRequirements(done.document).find(({ id }) => id === SUPPLIED)
  expect([told?.text, told?.mark]).toEqual([text, 'assumed'])
  expect(done.findings).toMatchObject(faults)
})

it.each<[string, string, string, object[]]>([
  ['who does what needs it', 'guest', 'the guest waits until a boat is dry', []],
  ['who is only there and could do no harm', 'member', 'it is about the member', []],
])('adds to a supposed function %s', (...[, name, said, faults]) => {
  const question = 'q9'
  const rows = makeRow('aside', `${question}: ${said}`, {})
  const document = writeRows([...EN_ROWS, rows], ENGLISH)
  const corrected = [{ id: SUPPLIED, roles: ['owner', name], text: '' }]
  const cites = [{ question, quote: said }]
  const done = review([{ ids: [SUPPLIED], corrected, cites }], { document, words: ENGLISH }, MORE)
  expect(done.findings).toMatchObject(faults)
  const told = listRequirements(done.document).find(({ id }) => id === SUPPLIED)
  expect(told?.text.includes(name)).toBe(faults.length === 0)
})

it('takes one back in Japanese', () => {
  const given = { document: JA, words: JAPANESE }
  const id = idOf('時間', review([], given))
  const cites = [{ question: 'q7', quote: '会員が来店の時間を変える' }]
  const struck = review([{ ...strike(`${id}/お客様`), cites }], given)
  const told = listRequirements(struck.document).find((each) => each.id === id)
  expect([told?.text, struck.findings]).toEqual(['会員は、来店の時間を変えられること。', []])
})

it('names more of those who do what was read of one, where none of them goes', () => {
  const id = idOf('lock the shed')
  const cites = [{ question: 'q14', quote: 'nobody locks the shed except me and J.' }]
  const corrected = [{ id, roles: ['owner', 'guest'], text: '' }]
  const { document, findings } = review([{ ids: [id], corrected, cites }])
  expect(findings).toEqual([])
  expect(document.contradictions).toEqual([])
  const text = listRequirements(document).find((each) => each.id === id)?.text
  expect(text).toMatch(/the (?:guest and the owner|owner and the guest) lock the shed/)
})
