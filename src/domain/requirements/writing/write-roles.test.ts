import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'

const CLIENT = makeRow('role', 'q5: clients', { name: 'client' })
const STAFF = makeRow('role', 'q5: staff', { name: 'staff' })
const OWNER = makeRow('role', 'q5: me', { name: 'owner', also: ['me'] })

/** The table as "action: client staff owner"; ° is read, not confirmed. */
function table(rows: readonly Row[]): string[] {
  return writeRows([CLIENT, STAFF, OWNER, ...rows]).permissions.map(
    ({ action, cells }) =>
      `${action}: ${cells.map(({ permission, guess }) => permission + (guess ? '°' : '')).join(' ')}`,
  )
}

const may = (words: string, role: string, what: string) =>
  makeRow('permission', `q5: ${words}`, { role, what })

describe('the permission table', () => {
  it.each<[string, Row[], string[]]>([
    [
      'one row for several roles',
      [
        may('clients see bills', 'client', 'see bills'),
        may('staff sees a bill', 'staff', 'see a bill'),
      ],
      ['See bills: yes yes unstated'],
    ],
    [
      'one’s own is not everybody’s',
      [
        may('clients: own bills', 'client', 'see own bills'),
        may('staff: bills', 'staff', 'see bills'),
      ],
      ['See own bills: yes unstated unstated', 'See bills: unstated yes unstated'],
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
      ['See injuries: no° unstated only'],
    ],
    [
      'everything fills a column and is no row; what only another may, stays refused',
      [
        may('staff does everything', 'staff', 'do everything'),
        may('clients pay bills', 'client', 'pay bills'),
        makeRow('permission', 'q5: prices only me', {
          role: 'owner',
          may: 'only',
          what: 'change prices',
        }),
      ],
      ['Pay bills: yes yes unstated', 'Change prices: no° no° only'],
    ],
    [
      'everything with more said about it is a guess for what is not named',
      [
        may('staff does everything, the schedule', 'staff', 'do everything, the schedule'),
        may('clients pay', 'client', 'pay bills'),
      ],
      ['Do everything, the schedule: unstated yes unstated', 'Pay bills: yes yes° unstated'],
    ],
    [
      'a guess of the reader is shown as one',
      [{ ...may('clients look', 'client', 'see bills'), certainty: 'guess' }],
      ['See bills: yes° unstated unstated'],
    ],
  ])('%s', (_, rows, expected) => {
    expect(table(rows)).toEqual(expected)
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
