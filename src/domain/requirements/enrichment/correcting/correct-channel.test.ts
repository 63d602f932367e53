import { expect, it } from 'vitest'
import { settleSupposed } from '#domain/requirements/editing/settle-supposed.ts'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { stampConflicts } from '#domain/requirements/enrichment/reviewing/list-reviewed.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const BOARDING = writeRows([
  makeRow('role', 'q5: clients', { name: 'client' }),
  makeRow('message', 'q13: papers OK, by mail', {
    to: 'client',
    when: 'papers OK',
    channel: 'mail',
  }),
  makeRow('message', 'q7: one photo in the day', {
    to: 'client',
    when: 'a photo is there',
    channel: 'SMS',
  }),
  makeRow('message', 'q12: an SMS when it is late', {
    to: 'client',
    when: 'the van is late',
    channel: 'SMS',
  }),
  makeRow('aside', 'q13: SMS only for the van with a late photo', {}),
])
const CLINIC = writeRows(
  [
    makeRow('role', 'q5: お客様', { name: 'お客様' }),
    makeRow('message', 'q13: 確定はメール', {
      to: 'お客様',
      when: '予約が確定した時',
      channel: 'メール',
    }),
    makeRow('message', 'q7: 写真の知らせ', {
      to: 'お客様',
      when: '写真が届いた時',
      channel: 'LINE',
    }),
    makeRow('aside', 'q13: LINEは写真には使わない', {}),
  ],
  JAPANESE,
)

function corrected(at: number, text: string, document = BOARDING) {
  const id = document.messages[at]?.id ?? ''
  const [cited] = document === BOARDING ? ['SMS only for the van'] : ['LINEは写真には使わない']
  const conflict = {
    ...{ ids: [id], takeBack: [], instead: [], corrected: [{ id, roles: [], text }] },
    cites: [{ question: 'q13', quote: cited ?? '' }],
  }
  const words = document === BOARDING ? ENGLISH : JAPANESE
  const proposals = { conflicts: stampConflicts([conflict], document) }
  return applyProposals({ document, previous: null, sameLanguage: true, words, proposals }).document
}

it('a way that nobody told gives way to the other that is named, and nobody is asked', () => {
  const document = corrected(1, 'SMS only for the van: one photo goes by mail')
  expect(document.messages[1]).toMatchObject({ channel: 'mail', supposed: ['channel'] })
  expect(document.messages[1]?.text).not.toContain('SMS')
  expect(document.contradictions ?? []).toEqual([])
  const own = document.assumptions.find(({ settles }) => settles !== undefined)?.id ?? ''
  expect(settleSupposed(document, new Set([own])).messages).toEqual(BOARDING.messages)
})

it('does so in Japanese', () => {
  const document = corrected(1, '写真はLINEでなくメールで知らせる', CLINIC)
  expect(document.messages[1]).toMatchObject({ channel: 'メール', supposed: ['channel'] })
})

it('a way that was told stays, and it is asked', () => {
  const document = corrected(2, 'SMS only for the van: late goes by mail')
  expect(document.messages[2]).toMatchObject({ channel: 'SMS' })
  expect(document.contradictions?.map(({ items }) => items)).toEqual([[BOARDING.messages[2]?.id]])
})
