import { expect, it } from 'vitest'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'

const told = (question: string, what: string) =>
  makeRow('rule', `${question}: when a booking is cancelled ${what} is told`, {
    ...{ when: 'a booking is cancelled', then: `${what} is told` },
  })
const DRAFT = writeRows(
  [
    makeRow('role', 'q5: leaders of groups', { name: 'leader' }),
    makeRow('role', 'q5: Danny', { name: 'instructor', also: ['Danny'] }),
    makeRow('role', 'q5: and me, Bev', { name: 'Bev', also: ['me'] }),
    makeRow('feature', 'q7: me and Danny see the bookings', { actor: 'me', does: 'see bookings' }),
    told('q8', 'the leader'),
    told('q9', 'the leader, with another day to choose,'),
    told('q12', 'somebody'),
    told('q13', 'the leader by email'),
    told('q14', 'Bev'),
  ],
  ENGLISH,
)
const SCREEN = { item: null, most: null, empty: 'Nothing is booked', fails: null }

it('a message that was supplied stands with three answers at most, those that have its words', () => {
  const saying = {
    ...{ item: null, event: 'a booking is cancelled', to: ['leader'], by: 'email', of: [] },
    says: 'The booking is off, choose another day',
  }
  const given = { document: DRAFT, previous: null, sameLanguage: true, words: ENGLISH }
  const { document, findings } = applyProposals({ ...given, proposals: { sayings: [saying] } })
  expect(findings).toEqual([])
  expect(document.messages.at(-1)?.sources).toHaveLength(3)
  expect(document.messages.at(-1)?.sources).toContain('q9')
})

it('a message is promised by what is named and has some of its event and of what it says', () => {
  const of = DRAFT.rules.map(({ id }) => id)
  const saying = {
    ...{ item: null, event: 'a party is cancelled', to: ['leader'], by: 'email' },
    says: 'The booking is off: the leader chooses a day',
  }
  const given = { document: DRAFT, previous: null, sameLanguage: true, words: ENGLISH }
  const findings = (named: string[]) =>
    applyProposals({ ...given, proposals: { sayings: [{ ...saying, of: named }] } }).findings
  expect(findings(of)).toEqual([])
  expect(findings([])).toHaveLength(1)
})

it('a screen is for anybody whom the sentence of what is done there names', () => {
  const [see = expect.fail('none')] = listRequirements(DRAFT)
  see.text = 'The app shall let Bev and the instructor see bookings.'
  const screens = [{ ...SCREEN, name: 'all bookings', who: ['instructor'], functions: [see.id] }]
  const given = { document: DRAFT, previous: null, sameLanguage: true, words: ENGLISH }
  expect(applyProposals({ ...given, proposals: { screens } }).findings).toEqual([])
})
