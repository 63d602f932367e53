import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listUses } from './glossary.ts'

const NONE = ['rules', 'features', 'entities', 'messages', 'integrations', 'quality', 'permissions']
const document = {
  ...Object.fromEntries(
    [...NONE, 'statusTables', 'constraints', 'experience', 'counterMeasures'].map((name) => [
      name,
      [],
    ]),
  ),
  success: [{ id: 'SC-001', text: 'Double bunks: none. 部屋のダブり' }],
  screens: [{ id: 'SCR-001', name: '着物の居場所', content: 'where each kayak is' }],
} as unknown as RequirementsDocument

it.each([
  ['double bunk', ['SC-001']],
  ['ダブり', ['SC-001']],
  ['着物の居場所', ['SCR-001']],
  ['kayak', ['SCR-001']],
  ['rota', []],
  ['空き', []],
])('a term may stand in a measure or a screen alone: %s', (word, uses) => {
  expect(listUses(document, word)).toEqual(uses)
})
