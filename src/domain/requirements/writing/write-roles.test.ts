import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import type { PermissionCell } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const CLIENT = makeRow('role', 'q5: clients', { name: 'client' })
const STAFF = makeRow('role', 'q5: staff', { name: 'staff' })
const OWNER = makeRow('role', 'q5: me', { name: 'owner', also: ['me'] })

/** The table as "action: client staff owner"; ° is read, not confirmed, † supposed. */
function table(rows: readonly Row[]): string[] {
  return writeRows([CLIENT, STAFF, OWNER, ...rows]).permissions.map(
    ({ action, cells }) =>
      `${action}: ${cells.map((cell) => cell.permission + signOf(cell)).join(' ')}`,
  )
}

function signOf({ guess, assumed, part }: PermissionCell): string {
  return (guess ? '°' : '') + (assumed ? '†' : '') + (part === undefined ? '' : ` (${part})`)
}

const may = (words: string, role: string, what: string) =>
  makeRow('permission', `q5: ${words}`, { role, what })

const only = (words: string, role: string, what: string) =>
  makeRow('permission', `q5: ${words}`, { role, what, may: 'only' })
const never = (words: string, role: string, what: string) =>
  makeRow('permission', `q5: ${words}`, { role, what, may: 'never' })

describe('the permission table', () => {
  it.each<[string, Row[], string[]]>([
    [
      'one row for several roles',
      [
        may('clients see bills', 'client', 'see bills'),
        may('staff sees a bill', 'staff', 'see a bill'),
      ],
      ['See bills: yes yes yes†'],
    ],
    [
      'one’s own is not everybody’s',
      [
        may('clients: own bills', 'client', 'see own bills'),
        may('staff: bills', 'staff', 'see bills'),
      ],
      ['See own bills: yes yes† yes†', 'See bills: yes† (their own) yes yes†'],
    ],
    [
      'only one, and no other',
      [
        makeRow('permission', 'q5: prices is only me', {
          role: 'owner',
          may: 'only',
          what: 'change prices',
        }),
      ],
      ['Change prices: no° no° only'],
    ],
    [
      'whom the words of "only" name, too, is not refused, whoever read them',
      [
        makeRow('permission', 'q5: injuries only staff and me', {
          role: 'owner',
          may: 'only',
          what: 'see injuries',
        }),
      ],
      ['See injuries: no° yes° yes'],
    ],
    [
      'everything fills a column and is no row; what only another may, stays refused',
      [
        may('staff does everything', 'staff', 'do everything'),
        may('clients cancel visits', 'client', 'cancel visits'),
        makeRow('permission', 'q5: prices only me', {
          role: 'owner',
          may: 'only',
          what: 'change prices',
        }),
      ],
      ['Cancel visits: yes yes yes†', 'Change prices: no° no° only'],
    ],
    [
      'everything with more said about it is a guess for what is not named',
      [
        may('staff does everything, the schedule', 'staff', 'do everything, the schedule'),
        may('clients cancel', 'client', 'cancel visits'),
      ],
      ['Do everything, the schedule: no† yes yes†', 'Cancel visits: yes yes° yes†'],
    ],
    [
      'a guess of the reader is shown as one',
      [{ ...may('clients look', 'client', 'see bills'), certainty: 'guess' }],
      ['See bills: yes° no† yes†'],
    ],
  ])('%s', (_, rows, expected) => {
    expect(table(rows)).toEqual(expected)
  })

  it.each<[string, Row[], string[]]>([
    [
      '"only" said of several is one row that allows them all',
      [
        only('only I see notes', 'owner', 'see notes'),
        only('only staff see notes of their own pupils', 'staff', 'see notes of their own pupils'),
      ],
      ['See notes: no° yes (see notes of their own pupils) yes'],
    ],
    [
      'an exception stands in the row it is one to, with what it leaves refused',
      [
        only('nobody but me sees where hives are', 'owner', 'see where hives are'),
        may('well, clients their own', 'client', 'see where their own hives are'),
        never('nobody else’s', 'client', 'see where others’ hives are'),
      ],
      ['See where hives are: yes (see where their own hives are) no° yes'],
    ],
    [
      'why it is so makes no other right',
      [
        never('not staff', 'staff', 'open the boiler'),
        only('only me because it is hot', 'owner', 'open the boiler, because it is hot'),
      ],
      ['Open the boiler: no° no only'],
    ],
    [
      'doing it oneself is doing it',
      [
        never('clients cannot', 'client', 'correct a birthday themselves'),
        only('only through me', 'owner', 'correct a birthday'),
      ],
      ['Correct a birthday: no no° only'],
    ],
    [
      'nobody locks out a founder who may do everything, but the founder locks out others who may',
      [
        may('me: everything', 'owner', 'do everything'),
        may('staff: everything', 'staff', 'do everything'),
        only('only clients cancel visits', 'client', 'cancel visits'),
        only('prices only me', 'owner', 'change prices'),
      ],
      ['Cancel visits: only no° yes°', 'Change prices: no° no° only'],
    ],
    [
      'what "everything" leaves out is not in it',
      [
        may('staff: everything except fees', 'staff', 'do everything except fees'),
        may('clients see fees', 'client', 'see fees'),
        may('clients see dates', 'client', 'see dates'),
      ],
      [
        'Do everything except fees: no† yes yes†',
        'See fees: yes no† yes†',
        'See dates: yes yes° yes†',
      ],
    ],
    [
      'what is asked about as a contradiction is refused to nobody',
      [
        only('prices only me', 'owner', 'change prices'),
        may('staff may mend a typo', 'staff', 'mend a typo in a price'),
        makeRow('contradiction', 'q5: prices only me\nq5: staff may mend a typo', { what: 'Who?' }),
      ],
      ['Change prices: no° unstated only', 'Mend a typo in a price: no† yes yes†'],
    ],
  ])('%s', (_, rows, expected) => {
    expect(table(rows)).toEqual(expected)
  })

  it('supposes nothing of an owner who may be a customer', () => {
    const keeper = makeRow('role', 'q5: dog owners', { name: 'dog owner' })
    const owner = makeRow('role', 'q5: the owner', { name: 'owner' })
    const walks = may('walkers see walks', 'walker', 'see walks')
    const cellsOf = (rows: readonly Row[]) => writeRows([...rows, walks]).permissions[0]?.cells
    expect(cellsOf([owner])?.[0]).toMatchObject({ permission: 'yes', assumed: true })
    expect(cellsOf([owner, keeper])?.[0]).toMatchObject({ permission: 'unstated' })
  })

  it('leaves a person without access out of the table, and loses none of their words', () => {
    const child = makeRow('role', 'q5: children', { name: 'children', access: false })
    const document = writeRows([CLIENT, child, never('no log-in', 'children', 'log in')])
    expect(document.permissions).toEqual([])
    expect(document.outsiders?.[0]?.quotes.map(({ text }) => text)).toContain('no log-in')
  })

  it('knows whom only a feature names, not for certain, and asks when nobody is named', () => {
    const feature = makeRow('feature', 'q7: the nurse sees a list', {
      actor: 'nurse',
      does: 'see a list',
    })
    const document = writeRows([feature, makeRow('aside', 'q5: hm')])
    expect(document.roles).toMatchObject([{ name: 'Nurse', mark: 'unconfirmed' }])
    const nobody = writeRows([makeRow('aside', 'q5: I do not know')])
    expect(nobody.openQuestions).toContainEqual(
      expect.objectContaining({ text: 'Who uses the app, and what may each of them see and do?' }),
    )
  })
})

describe('the founder’s name', () => {
  const me = makeRow('role', 'q5: me', { name: 'me' })
  const nameIn = (rows: readonly Row[], words?: DocumentWords) => {
    const { roles } = writeRows(rows, words)
    return roles.find(({ also }) => also?.some((name) => name === 'me' || name === '私'))?.name
  }

  it.each<[string, Row[], string]>([
    ['Owner, where nobody else is one', [me], 'Owner'],
    [
      'another where a role is an owner',
      [me, makeRow('role', 'q5: x', { name: 'hive owners' })],
      'Founder',
    ],
    [
      'another where an owner is spoken of',
      [me, makeRow('rule', 'q9: ring the owner', { then: 'ring the owner' })],
      'Founder',
    ],
    [
      'Owner, where the founder is called so',
      [makeRow('role', 'q5: me the owner', { name: 'owner', also: ['me'] })],
      'Owner',
    ],
    [
      'another where both are called so',
      [
        makeRow('role', 'q5: me the owner', { name: 'owner', also: ['me'] }),
        makeRow('role', 'q5: dog owners', { name: 'dog owners' }),
      ],
      'Founder',
    ],
  ])('is %s', (_, rows, expected) => {
    expect(nameIn(rows)).toBe(expected)
  })

  it('is its own in Japanese, too', () => {
    const self = makeRow('role', 'q5: 私', { name: '私' })
    const guest = makeRow('role', 'q5: 別荘のオーナー', { name: '別荘のオーナー' })
    expect(nameIn([self], JAPANESE)).toBe('オーナー')
    expect(nameIn([self, guest], JAPANESE)).toBe('運営者')
  })
})
