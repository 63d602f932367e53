import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { hasKnownSubject, listNamed } from './has-known-subject.ts'

const ROLES = [
  makeRow('role', 'q5: Kit', { name: 'Kit' }),
  makeRow('role', 'q5: customers', { name: 'customer' }),
]

it.each<[string, string, string, boolean]>([
  ['Kit ticks jobs off and he can’t change prices', 'Kit', 'he can’t change prices', true],
  [
    'Kit helps and there is Bev and she does not see prices',
    'Kit',
    'she does not see prices',
    false,
  ],
  ['Kit helps, he sees jobs, and my accountant she is not in it', 'Kit', 'she is not in it', false],
  ['Kit sees his jobs and she sees nothing', 'Kit', 'she sees nothing', false],
  ['Customers pay online. They see own bills.', 'customer', 'They see own bills', true],
  ['Kit sees what customers pay. He bills them.', 'Kit', 'He bills them', true],
  ['They look at bills', 'customer', 'They look at bills', false],
  ['customers book a slot', 'customer', 'customers book a slot', true],
])('%s', (...[text, role, words, isKnown]) => {
  const named = listNamed(ROLES, [{ question: 'q5', text }])
  const right = makeRow('permission', `q5: ${words}`, { role, what: 'see' })
  expect(hasKnownSubject(role, right, named)).toBe(isKnown)
})
