import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { agreeWays } from './agree-ways.ts'

const EMPTY = writeRows([], DOCUMENT_WORDS)
const traced = (id: string) => ({ id, mark: 'stated', sources: [], quotes: [] })
const ROLES = ['volunteer', 'treasurer', 'manager', 'guest', '受付', '店長']
const idOf = (name: string) => `ROLE-0${ROLES.indexOf(name) + 1}`

interface Draft {
  thing: string
  /** Who does what takes a thing along the way. */
  deeds: [who: string, does: string][]
  /** Who may; nobody else. */
  right: [action: string, ...may: string[]]
  way: [string, string]
  rule?: string
}

/** Each stage is reached and left by another way, too. */
function draftOf({ thing, deeds, right, way: [from, to], rule }: Draft): RequirementsDocument {
  const [action, ...may] = right
  const ways = [
    { from: 'asked', to: from },
    { from: 'asked', to },
    { from, to: 'asked' },
  ]
  const items = deeds.map((_, at) => `FR-00${at + 1}`)
  const cells = ROLES.map((name) => ({
    role: idOf(name),
    permission: may.includes(name) ? 'yes' : 'no',
  }))
  const requirements = deeds.map(([who, text], at) => ({
    ...{ ...traced(`FR-00${at + 1}`), role: idOf(who), text, criteria: [] },
  }))
  return {
    ...EMPTY,
    roles: ROLES.map((name) => ({ ...traced(idOf(name)), name })) as never,
    features: [{ title: '', requirements }] as never,
    permissions: [{ ...traced('PERM-01'), action, cells }] as never,
    rules: (rule === undefined ? [] : [{ ...traced('BR-001'), text: rule }]) as never,
    statusTables: [
      {
        ...{ ...traced('ST-01'), text: '', thing, states: ['asked', from, to] },
        transitions: [...ways, { from, to, assumed: true, items }],
      },
    ] as never,
  }
}

const TICK: [string, string] = ['volunteer', 'The app shall let the volunteer tick out a hire.']
const PAID: Draft['right'] = ['Mark a hire as paid', 'treasurer', 'manager']
const HIRE: Draft = { thing: 'hire', deeds: [TICK], right: PAID, way: ['out', 'paid'] }
const RECEIVE: [string, string] = ['treasurer', 'The app shall let the treasurer take money.']
const CUT: [string, string] = ['受付', '受付は、予約を入れられること。']
const SHUT: [string, string] = ['店長', '店長は、予約を見直せること。']
const CANCEL: Draft['right'] = ['予約を「取り消し」にする', '店長']
const BOOKING = { thing: '予約', way: ['決まり', '取り消し'] as [string, string], right: CANCEL }

it.each<[string, Draft, string[] | 'gone']>([
  ['goes where nobody who may does it', HIRE, 'gone'],
  ['is gone by who may', { ...HIRE, deeds: [TICK, RECEIVE] }, ['treasurer', 'manager']],
  [
    'stays where the right is to something else',
    { ...HIRE, right: ['Give a deposit back', 'treasurer'] },
    [],
  ],
  ['stays where the right only sees it', { ...HIRE, right: ['See who paid', 'treasurer'] }, []],
  [
    'stays where its doer may',
    { ...HIRE, right: ['Mark a hire as paid', 'volunteer', 'manager'] },
    [],
  ],
  [
    'stays where it leads back to the first stage',
    {
      ...{ ...HIRE, deeds: [TICK, RECEIVE], way: ['out', 'asked'] },
      right: ['Mark a hire as asked', 'treasurer'],
    },
    [],
  ],
  [
    'goes where something has to be done first',
    {
      ...{ thing: 'boat', deeds: [TICK], right: ['See boats', 'guest'] },
      ...{ way: ['at the wash', 'out'], rule: "A boat can't go out till it's been washed." },
    },
    'gone',
  ],
  ['取り消す人が違えば残らない', { ...BOOKING, deeds: [CUT] }, 'gone'],
  ['取り消せる人がする', { ...BOOKING, deeds: [CUT, SHUT] }, ['店長']],
])('a supposed way %s', (...[, draft, by]) => {
  const [table] = agreeWays(draftOf(draft)).statusTables
  const way = table?.transitions.find(({ assumed }) => assumed === true)
  expect(way === undefined ? 'gone' : (way.by ?? [])).toEqual(by === 'gone' ? by : by.map(idOf))
})

it.each([
  ['with whom it was given to by name', { by: [idOf('volunteer')] }, {}],
  ['where it was done by mistake', { condition: 'undo of a wrong tick' }, {}],
  ['where the same deed brought it there', {}, { items: ['FR-001'] }],
])('stays %s', (_, told, first) => {
  const document = draftOf(HIRE)
  const [table] = document.statusTables
  const ways = table?.transitions.map((way) => ({ ...way, ...(way.assumed ? told : first) }))
  const given = { ...document, statusTables: [{ ...table, transitions: ways }] as never }
  expect(agreeWays(given).statusTables[0]?.transitions).toEqual(ways)
})

it('stays, though nobody may, where it is the only one there', () => {
  const document = draftOf(HIRE)
  const [table] = document.statusTables
  const ways = table?.transitions.filter(({ from, to }) => from !== 'asked' || to !== 'paid') ?? []
  const given = { ...document, statusTables: [{ ...table, transitions: ways }] as never }
  expect(agreeWays(given).statusTables[0]?.transitions).toEqual(ways)
})
