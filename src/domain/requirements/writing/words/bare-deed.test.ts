import { expect, it } from 'vitest'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'

const TOM = makeRow('role', 'q5: Tom Hargest', { name: 'Tom' })

const texts = (kind: 'permission' | 'feature', deed: string) => {
  const said = `q5: Tom ${deed}`
  const right = makeRow('permission', said, { role: 'Tom', may: 'may', what: deed })
  const feature = makeRow('feature', said, { actor: 'Tom', does: deed })
  const row = { ...(kind === 'feature' ? feature : right), by: 'model' as const }
  return listRequirements(writeRows([TOM, row])).map(({ text }) => text)
}

it.each([
  ['sees the money', ['The app shall let Tom see the money.']],
  ['approves a loan of a hive', ['The app shall let Tom approve a loan of a hive.']],
  ['see the money', ['The app shall let Tom see the money.']],
  ['process the orders', ['The app shall let Tom process the orders.']],
  ['stores, the jars', []],
  ['keys, the van', []],
])('of the right “%s”', (deed, told) => {
  expect(texts('permission', deed)).toEqual(told)
})

it.each([
  ['marks a dog as fed', 'The app shall let Tom mark a dog as fed.'],
  ['stores, the jars', 'Stores, the jars.'],
])('of the function “%s”', (deed, told) => {
  expect(texts('feature', deed)).toEqual([told])
})
