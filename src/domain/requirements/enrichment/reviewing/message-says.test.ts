import { expect, it } from 'vitest'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { stampConflicts } from './list-reviewed.ts'

const DRAFT = writeRows([
  makeRow('role', 'q5: pupils', { name: 'pupil' }),
  makeRow('role', 'q5: and me, Bev', { name: 'Bev', also: ['me'] }),
  makeRow('rule', 'q9: it is booked when the teacher says yes', {
    ...{ when: 'the teacher says yes', then: 'it is booked' },
  }),
  makeRow('message', 'q13: a text when they have picked a lesson', {
    ...{ to: 'pupil', when: 'they have picked a lesson', channel: 'text' },
  }),
])

it('takes back what a message tells before it is so, and the message stays', () => {
  const [message] = DRAFT.messages
  const sayings = [{ item: message?.id ?? '', says: 'Your lesson is booked' }]
  const given = { document: DRAFT, previous: null, sameLanguage: true, words: DOCUMENT_WORDS }
  const { document: draft } = applyProposals({ ...given, proposals: { sayings } })
  expect(draft.messages[0]?.says).toBe('Your lesson is booked')
  const said = draft.assumptions.find(({ text }) => text.includes('your lesson is booked'))
  const [told, rule] = [said?.id ?? '', draft.rules[0]?.id ?? '']
  const conflict = { ids: [told, rule], takeBack: [told], instead: [], cites: [] }
  const conflicts = stampConflicts([conflict], draft)
  const { document, findings } = applyProposals({ ...given, proposals: { sayings, conflicts } })
  expect(findings).toEqual([])
  expect(document.messages).toHaveLength(1)
  expect(document.messages[0]?.says).toBeUndefined()
})
