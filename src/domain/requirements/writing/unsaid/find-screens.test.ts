import { expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'

const ROWS: Row[] = [
  makeRow('role', 'q5: hirers', { name: 'hirer' }),
  makeRow('role', 'q5: me', { name: 'owner', also: ['me'] }),
  makeRow('feature', 'q7: hirers book a boat', { actor: 'hirer', does: 'book a boat' }),
  makeRow('screen', 'q11: the boat card with a red bar', {
    name: 'boat card',
    shows: 'a red bar if it leaks',
    role: null,
  }),
]

it('leaves open who looks at a screen that was only named', () => {
  const all = listRequirements(writeRows(ROWS.map((row) => ({ ...row, by: 'model' as const }))))
  const seen = all.find(({ text }) => /boat card/u.test(text))
  expect(seen).toMatchObject({ missing: ['actor'], role: null })
})

it.each([
  ['pump queue', /^All who work there may open it/],
  ['page of the takings', /^The owner does it/],
])(
  'until somebody says it, %s locks out nobody who works there, but for what is delicate',
  (name, until) => {
    const screen = makeRow('screen', `q11: the ${name}`, { name, shows: null, role: null })
    const all = listRequirements(
      writeRows([...ROWS.slice(0, 3), screen].map((row) => ({ ...row, by: 'model' as const }))),
    )
    const seen = all.find(({ text }) => text.includes(name))
    expect(seen?.untilThen).toMatch(until)
  },
)

it.each([
  ['whiteboard', 'see the whiteboard'],
  ["Danny's page", "see Danny's page"],
])('gives no article to what is called after somebody: %s', (name, told) => {
  const screen = makeRow('screen', `q11: ${name}`, { name, shows: null, role: null })
  const all = listRequirements(
    writeRows([...ROWS.slice(0, 3), screen].map((row) => ({ ...row, by: 'model' as const }))),
  )
  expect(all.map(({ text }) => text.toLowerCase()).join()).toContain(told.toLowerCase())
})
