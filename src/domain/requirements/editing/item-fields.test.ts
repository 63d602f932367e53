import { expect, it } from 'vitest'
import { fieldsOf } from './item-fields.ts'

it('what an item says comes first, whatever order the database gives its parts back in', () => {
  const question = { id: 'OQ-01', sources: [], why: 'Guests would pay twice.', text: 'Who pays?' }
  expect(fieldsOf(question as never).map(({ field }) => field)).toEqual(['text', 'why'])
  const criterion = { id: 'AC-001.1', when: 'a guest pays', given: 'a bill', outcome: 'it is paid' }
  expect(fieldsOf(criterion as never).map(({ field }) => field)).toEqual([
    'given',
    'when',
    'outcome',
  ])
})
