import { expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { saidOfRow } from './said-of-row.ts'

const q5 = (words: string) => ({ question: 'q5', words })
const q9 = (words: string) => ({ question: 'q9', words })
const owner: Row = {
  ...makeRow('role', 'q5: ask Marta. That is me.', { name: 'Marta', also: [], access: true }),
  said: [q5('ask Marta. That is me.')],
}
const decides = makeRow('permission', 'q9: only I decide exceptions', {
  role: 'Marta',
  may: 'only',
  what: 'decide exceptions',
})

it('takes where a name is explained for no source of what that person may do', () => {
  const row: Row = {
    ...decides,
    said: [q9('only I decide exceptions'), q5('ask Marta. That is me.')],
  }
  expect(saidOfRow(row, [owner])).toEqual([q9('only I decide exceptions')])
})

it.each([
  ['the only words', [q5('ask Marta. That is me.')]],
  [
    'words that tell of the fact, too',
    [q9('only I decide'), q5('exceptions? ask Marta. That is me.')],
  ],
  ['words that name no role', [q9('only I decide exceptions'), q9('that is the rule')]],
])('keeps %s', (_, said) => {
  expect(saidOfRow({ ...decides, said }, [owner])).toEqual(said)
})
