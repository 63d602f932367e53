import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { stampLines } from '#domain/requirements/enrichment/capabilities/tellable.ts'
import { idIn, SHED } from '#domain/requirements/enrichment/testing/shed.ts'
import { tellAlong } from './tell-along.ts'

const [RULE, SAW] = [idIn(SHED, '14 days'), idIn(SHED, 'reserve a saw')]
const STEPS = [{ text: 'The borrower reserves a saw.', items: [SAW] }]
const ALONG: RequirementsDocument = {
  ...SHED,
  sideJourneys: stampLines([{ title: 'A saw', steps: STEPS, sources: ['q6'], items: [SAW] }], SHED),
  moments: stampLines([{ when: 'After 14 days', text: 'It is over', items: [RULE, SAW] }], SHED),
}
const TOLD = {
  sideJourneys: [{ title: 'A saw', steps: STEPS, sources: ['q6'] }],
  moments: [{ when: 'After 14 days', text: 'It is over', sources: ['q7', 'q9'], asked: [] }],
}
const rules = SHED.rules.map((rule) => ({ ...rule, text: 'When a loan is old, it is over.' }))

it.each<[string, RequirementsDocument, object]>([
  ['nothing, where nothing was', SHED, {}],
  ['each with its answers in their order', ALONG, TOLD],
  ['no moment whose rule was corrected', { ...ALONG, rules }, { sideJourneys: TOLD.sideJourneys }],
  ['no journey of what is struck out', { ...ALONG, features: [] }, {}],
])('tells beside the main story %s', (_, document, told) => {
  expect(tellAlong(document)).toEqual(told)
})
