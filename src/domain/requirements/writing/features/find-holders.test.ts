import { expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const PEOPLE = ['owner', 'foreman', 'Ana', 'Luis', 'tenant'].map((name) =>
  makeRow('role', `q5: ${name}`, { name }),
)
const right = (role: string, what: string, may: 'may' | 'never' | 'only' = 'may') =>
  makeRow('permission', `q5: ${role} ${may} ${what}`, { role, what, may })
const feature = (does: string, said = `q7: must, ${does}, by somebody`) =>
  makeRow('feature', said, { does })

function doersOf(rows: Row[], text: string, words = ENGLISH): string[] {
  const document = writeRows(rows, words)
  const one = listRequirements(document).find((each) => each.text.includes(text))
  const ids = one?.role == null ? [] : [one.role, ...(one.beside ?? [])]
  return ids.map((id) => document.roles.find((role) => role.id === id)?.name ?? '')
}

const TICK = feature('tick the jobs on the board')

it.each<[string, Row[], string, string[]]>([
  [
    'all whose right it is',
    [right('Ana', "tick today's jobs"), right('Luis', "tick today's jobs"), TICK],
    'tick the jobs',
    ['Ana', 'Luis', 'Owner'],
  ],
  [
    'none whom a ban refuses it',
    [
      ...[right('Ana', "tick today's jobs"), right('Luis', "tick today's jobs")],
      ...[right('foreman', 'do everything'), right('foreman', "tick today's jobs", 'never'), TICK],
    ],
    'tick the jobs',
    ['Ana', 'Luis', 'Owner'],
  ],
  [
    'who does it in the story',
    [
      ...[right('Ana', "tick today's jobs"), right('Luis', "tick today's jobs"), TICK],
      makeRow('step', 'q6: the foreman does it and ticks it', {
        ...{ who: 'foreman', role: 'foreman', does: 'do it and tick it' },
        feature: 'tick the jobs on the board',
      }),
    ],
    'tick the jobs',
    ['Ana', 'Luis', 'Owner', 'Foreman'],
  ],
  [
    'nobody for another thing',
    [right('Ana', 'tick the keys'), right('Luis', 'tick the keys'), TICK],
    'the jobs',
    [],
  ],
  [
    "nobody for everybody's where the right is to their own",
    [
      right('tenant', 'print their own bills'),
      right('Ana', 'print their own bills'),
      feature('print bills'),
    ],
    'Print bills',
    [],
  ],
  [
    'the same words with a verb that says nothing',
    [
      makeRow('permission', 'q5: Ana and Luis see the jobs of the day', {
        role: 'Ana',
        what: 'see the jobs of the day',
      }),
      makeRow('permission', 'q5: Ana and Luis see the jobs of the day', {
        role: 'Luis',
        what: 'see the jobs of the day',
      }),
      makeRow('feature', 'q7: must, the board\nq5: Ana and Luis see the jobs of the day', {
        does: 'see the board with every flat',
      }),
    ],
    'the board',
    ['Ana', 'Luis', 'Owner'],
  ],
  [
    'nobody where the verb says nothing',
    [
      right('Ana', 'see the board'),
      right('Luis', 'see the board'),
      feature('see the prices of all flats'),
    ],
    'prices',
    [],
  ],
])('who has the right to do what a feature asks for: %s', (...[, rows, text, doers]) => {
  expect(doersOf([...PEOPLE, ...rows], text)).toEqual(doers)
})

it('does so in Japanese', () => {
  const people = ['大家', '管理人', '当番'].map((name) => makeRow('role', `q5: ${name}`, { name }))
  const allowed = ['管理人', '当番'].map((role) =>
    makeRow('permission', `q5: ${role}は鍵の貸し出しを記録します`, {
      role,
      what: '鍵の貸し出しを記録する',
    }),
  )
  const asked = makeRow('feature', 'q7: 鍵の貸し出しの記録', { does: '鍵の貸し出しを記録する' })
  expect(doersOf([...people, ...allowed, asked], '鍵', JAPANESE)).toEqual(['管理人', '当番'])
  const other = makeRow('feature', 'q7: 修理の記録', { does: '修理を記録する' })
  expect(doersOf([...people, ...allowed, other], '修理', JAPANESE)).toEqual([])
})
