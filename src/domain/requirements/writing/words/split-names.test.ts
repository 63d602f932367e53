import { describe, expect, it } from 'vitest'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { splitNames } from './split-names.ts'

const isKnown = (name: string) => ['Gareth', 'Delyth', '女将', '沙織', 'あかり'].includes(name)

it.each([
  ['Gareth or Delyth', ['Gareth', 'Delyth']],
  ['either Gareth or Delyth', ['Gareth', 'Delyth']],
  ['Gareth, Delyth', ['Gareth', 'Delyth']],
  ['女将か沙織', ['女将', '沙織']],
  ['Gareth or the lads', []],
  ['Gareth', []],
  ['あかり', []],
])('%s is %o', (name, parts) => {
  expect(splitNames(name, isKnown)).toEqual(parts)
})

describe('people who are named together', () => {
  const role = (name: string) => makeRow('role', `q5: ${name}`, { name })

  it('are no role of their own', () => {
    const { roles, permissions, features } = writeRows([
      role('Gareth'),
      role('Delyth'),
      role('grower'),
      makeRow('permission', 'q5: Gareth or Delyth see wages', {
        role: 'Gareth or Delyth',
        what: 'see wages',
      }),
      makeRow('feature', 'q7: Gareth or Delyth puts in a booking', {
        actor: 'Gareth or Delyth',
        does: 'put in a booking',
      }),
    ])
    expect(roles.map(({ name }) => name)).toEqual(['Gareth', 'Delyth', 'Grower'])
    const [wages] = permissions
    expect(wages?.cells.slice(0, 2).map(({ permission }) => permission)).toEqual(['yes', 'yes'])
    const booking = listRequirements({ features }).find(({ text }) => text.includes('booking'))
    expect(booking?.text).toBe('The app shall let Gareth and Delyth put in a booking.')
    expect([booking?.role, booking?.beside]).toEqual(['ROLE-01', ['ROLE-02']])
  })

  it.each([
    ['Wim and Joke', 'Wim and Joke'],
    ['Wim and Joke', 'Joke or Wim'],
    ['couple', 'Wim and Joke'],
  ])('who are one role, %s, are named once as %s', (name, actor) => {
    const { roles, permissions, features } = writeRows([
      makeRow('role', 'q5: Wim and me', { name, also: ['Wim', 'Joke', 'me'] }),
      role('student'),
      makeRow('permission', 'q5: Wim and me see wages', { role: actor, what: 'see wages' }),
      makeRow('feature', 'q7: we put the list in order', {
        actor,
        does: 'put the list in order',
      }),
    ])
    const who = name === 'couple' ? 'the couple' : name
    expect(roles.map(({ can }) => can)).toEqual([['see wages'], []])
    expect(permissions).toHaveLength(1)
    const [order] = listRequirements({ features }).filter(({ text }) => text.includes('order'))
    expect(order?.text).toBe(`The app shall let ${who} put the list in order.`)
    expect(order?.beside ?? []).toEqual([])
  })

  it('are those of a Japanese line, too', () => {
    const { roles } = writeRows(
      [
        role('女将'),
        role('沙織'),
        makeRow('feature', 'q7: 女将か沙織が予約を入れる', {
          actor: '女将か沙織',
          does: '予約を入れる',
        }),
      ],
      JAPANESE,
    )
    expect(roles.map(({ name }) => name)).toEqual(['女将', '沙織'])
  })

  it('who are outside have no access', () => {
    const { roles, outsiders } = writeRows([
      role('Gareth'),
      makeRow('permission', 'q10: Hive places nobody outside gets', {
        role: 'anybody outside',
        what: 'get hive places',
        may: 'never',
      }),
    ])
    expect(roles.map(({ name }) => name)).toEqual(['Gareth'])
    expect(outsiders?.map(({ name }) => name)).toEqual(['Anybody outside'])
  })
})

describe('whoever does something just then', () => {
  it('is no role, and has a rule for a right', () => {
    const said = 'q10: any allergy to stings, that is private and only whoever is visiting sees it'
    const document = writeRows([
      makeRow('role', 'q5: lads', { name: 'lad' }),
      makeRow('role', 'q5: me, Gareth', { name: 'Gareth', also: ['me'] }),
      makeRow('role', said, { name: 'whoever is visiting' }),
      makeRow('permission', said, {
        ...{ role: 'whoever is visiting', may: 'only', what: 'see any allergy to stings' },
      }),
      makeRow('feature', 'q7: whoever is visiting writes up the visit', {
        ...{ actor: 'whoever is visiting', does: 'write up the visit' },
      }),
    ])
    expect(document.roles.map(({ name }) => name)).toEqual(['Lad', 'Gareth'])
    expect(document.permissions).toEqual([])
    expect(document.rules[0]?.text).toBe('Only whoever is visiting may see any allergy to stings.')
  })
})
