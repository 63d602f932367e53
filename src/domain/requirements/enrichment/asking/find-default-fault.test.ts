import { expect, it } from 'vitest'
import type { Bench } from '#domain/requirements/enrichment/applying/bench.ts'
import { findDefaultFault } from './find-default-fault.ts'

const BENCH = {
  document: { roles: [], date: '2026-11-29T08:00:00Z' },
  evidence: { told: ['ros asks kit', '院長が市に聞く'] },
} as unknown as Bench

it.each<[string, string | null]>([
  ['Ros asks kit for a yes in writing by 31 October', 'by 31 October'],
  ['Ros asks kit for a yes in writing by the 15th of December', null],
  ['the app keeps bookings made since 1 November', null],
  ['the app brings in bookings from 1 November on', null],
  ['院長が11月10日までに市に聞く', '11月10日までに'],
  ['院長が12月10日までに市に聞く', null],
])('refuses a default with a day that has passed: %s', (text, words) => {
  const fault = findDefaultFault(BENCH, text, { part: 'text', asked: 'who?' })
  expect(fault?.form === 'passed' ? fault.words : null).toBe(words)
})

it.each<[string, string | null]>([
  ['After 3 months the app sends the customer the message of MSG-09', 'MSG-09'],
  ['3か月でMSG-09を送る', 'MSG-09'],
  ['the bike of frame AC-1 stays on the list', null],
  ['the app sends the reminder after 3 months', null],
])('refuses a default with an id, which changes: %s', (text, words) => {
  const fault = findDefaultFault(
    { ...BENCH, evidence: { ...BENCH.evidence, told: ['3 months', '3か月', 'frame AC-1'] } },
    text,
    { part: 'text', asked: 'when?' },
  )
  expect(fault?.form === 'an-id' ? fault.words : null).toBe(words)
})
