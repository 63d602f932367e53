import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listUses } from './glossary.ts'

const NONE = [
  ...['rules', 'entities', 'messages', 'integrations', 'quality', 'permissions'],
  ...['money', 'contradictions'],
]
const document = {
  ...Object.fromEntries(
    [...NONE, 'statusTables', 'constraints', 'experience', 'counterMeasures'].map((name) => [
      name,
      [],
    ]),
  ),
  features: [
    {
      requirements: [
        {
          ...{ id: 'FR-001', text: 'The app shall keep a hire.' },
          criteria: [
            { id: 'AC-001.1', given: '', when: 'two ask', outcome: 'one sees "just gone"' },
          ],
        },
      ],
    },
  ],
  privacy: [{ id: 'PRIV-01', text: 'The hoist comes under LOLER.' }],
  nonGoals: [{ id: 'NG-01', text: 'Share-out between the three companies.' }],
  risks: [{ id: 'RISK-01', text: '法律（米トレサ）でとっておく。' }],
  success: [{ id: 'SC-001', text: 'Double bunks: none. 部屋のダブり' }],
  openQuestions: [{ id: 'OQ-01', text: 'Does the rota end in May?' }],
  screens: [{ id: 'SCR-001', name: '着物の居場所', content: 'where each kayak is' }],
} as unknown as RequirementsDocument

it.each([
  ['double bunk', ['SC-001']],
  ['ダブり', ['SC-001']],
  ['着物の居場所', ['SCR-001']],
  ['kayak', ['SCR-001']],
  ['rota', ['OQ-01']],
  ['roster', []],
  ['LOLER', ['PRIV-01']],
  ['share-out', ['NG-01']],
  ['米トレサ', ['RISK-01']],
  ['just gone', ['AC-001.1']],
  ['gone just', []],
  ['空き', []],
])('a term may stand in any one line alone: %s', (word, uses) => {
  expect(listUses(document, word)).toEqual(uses)
})
