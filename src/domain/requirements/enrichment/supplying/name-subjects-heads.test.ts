import { expect, it } from 'vitest'
import type { Role } from '#domain/requirements/document-items.ts'
import { nameSubjects } from './name-subjects.ts'

const ROLES = [
  { id: 'ROLE-01', name: 'Owner', also: ['me'] },
  { id: 'ROLE-02', name: 'Treasurer', also: ['Sheila Watkins'] },
  { id: 'ROLE-03', name: 'Barn keeper', also: ['Gwyn'] },
  { id: 'ROLE-04', name: '栗田さん' },
] as unknown as Role[]

it.each<[string, string, boolean]>([
  ['Sheila Watkins - treasurer. Sees who owes what.', 'Sees who owes what.', true],
  ['- Sheila Watkins: stores. She sees the money.', 'She sees the money.', true],
  ['Sheila Watkins - treasurer. I see the money.', 'I see the money.', false],
  ['Sheila Watkins - treasurer. Never sees the money.', 'Never sees the money.', false],
  ['Sheila Watkins - treasurer. Gwyn sees it. Sees the money.', 'Sees the money.', false],
  ['Sheila Watkins - treasurer.\nSees the money.', 'Sees the money.', false],
  ['I talked to Sheila Watkins. Sees the money.', 'Sees the money.', false],
  ['「栗田さん」は受付です。お金も見ます。', 'お金も見ます。', true],
  ['栗田さんは受付です。お金は私が見ます。', 'お金は私が見ます。', false],
])('of "%s" the name that heads it is who does "%s": %s', (text, quote, isNamed) => {
  const answers = [{ question: 'q5', title: '', text }] as Parameters<typeof nameSubjects>[1]
  const [told] = nameSubjects([{ question: 'q5', text: quote }], answers, ROLES)
  expect(told?.text !== quote).toBe(isNamed)
})
