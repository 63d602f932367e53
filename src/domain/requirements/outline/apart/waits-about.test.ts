import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { keepWaitsAbout } from './waits-about.ts'

const HEADS = { sources: [], quotes: [], mark: 'open' as const }
const STAGES = makeRow('stages', 'q9: a coat is held, then out, then fitted', {
  ...{ thing: 'coat', stages: ['held', 'fitted', 'out'] },
})

it.each([
  [
    'how the deposit is paid, and no item of the way',
    'Deposit by card, or at the counter?',
    [],
    [],
  ],
  ['an item of the way', 'Deposit by card, or at the counter?', ['FR-010'], ['CT-01', 'OQ-01']],
  ['a word of its stage', 'Fittings on Sunday, or not on Sundays?', [], ['CT-01', 'OQ-01']],
  ['a word of its case', 'Weapons for whoever is 18, or 21?', [], ['CT-01', 'OQ-01']],
])('a way waits for what is about it: %s', (...[, text, items, blocks]) => {
  const document = writeRows([STAGES])
  const [table] = document.statusTables
  if (table === undefined) expect.fail('no table')
  const way = { from: 'held', to: 'fitted', condition: 'weapons', items: ['FR-010'] }
  const kept = keepWaitsAbout({
    ...document,
    contradictions: [{ ...HEADS, id: 'CT-01', text, items: [...items] }],
    statusTables: [{ ...table, transitions: [{ ...way, blocks: ['CT-01', 'OQ-01'] }] }],
  })
  expect(kept.statusTables[0]?.transitions[0]?.blocks).toEqual(
    blocks.length > 0 ? blocks : ['OQ-01'],
  )
})
