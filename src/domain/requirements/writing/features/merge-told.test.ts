import { expect, it } from 'vitest'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'

const ROLES = [
  makeRow('role', 'q5: me', { name: 'owner', also: ['me'] }),
  makeRow('role', 'q5: the clerk is Ana', { name: 'clerk', also: ['Ana'] }),
]
const wish = (words: string, actor: string) =>
  makeRow('feature', `q7: ${words}`, { actor, does: 'enter the order' })
const textsOf = (...said: readonly [string, string][]) =>
  listRequirements(writeRows([...ROLES, ...said.map(([words, actor]) => wish(words, actor))]))
    .map(({ text }) => text)
    .filter((text) => text.includes('enter the order'))

it('tells what a line has several do once, with all of them', () => {
  const line = 'me or the clerk enter the order'
  expect(textsOf([line, 'owner'], [line, 'clerk'])).toEqual([
    'The app shall let the owner and the clerk enter the order.',
  ])
})

it('names nobody twice who has two names', () => {
  const line = 'me or Ana enter the order'
  expect(textsOf([line, 'owner'], [line, 'clerk'], [line, 'Ana'])).toEqual([
    'The app shall let the owner and the clerk enter the order.',
  ])
})

it('leaves apart what two lines have two do', () => {
  const told = textsOf(['I enter the order', 'owner'], ['the clerk enters the order', 'clerk'])
  expect(told).toHaveLength(2)
})
