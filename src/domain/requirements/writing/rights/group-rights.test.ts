import { describe, expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { groupRights } from './group-rights.ts'

type May = 'may' | 'never' | 'only'

const right = (role: string, may: May, what: string) => {
  const row = makeRow('permission', `q5: ${role} ${may} ${what}`, { role, may, what })
  if (row.kind !== 'permission') throw new Error('no right')
  return row
}

/** The deeds of each row of the table. */
function rowsOf(...rights: [string, May, string][]): string[][] {
  const rows = groupRights(rights.map(([role, may, what]) => right(role, may, what)))
  return rows.map((row) => row.rights.map(({ role, what }) => `${role}: ${what}`))
}

describe('the rows of rights', () => {
  it('has one row for a deed that follows from everything, and one like it', () => {
    expect(
      rowsOf(
        ['clerk', 'never', 'waive fees'],
        ['clerk', 'may', 'waive up to 3 dollars'],
        ['owner', 'may', 'do everything'],
        ['owner', 'may', 'waive'],
      ),
    ).toEqual([
      ['clerk: waive fees', 'owner: waive'],
      ['clerk: waive up to 3 dollars'],
      ['owner: do everything'],
    ])
  })

  it('has one row for a ban that follows from nothing else, and one like it', () => {
    expect(
      rowsOf(
        ['clerk', 'may', "see member's name"],
        ['trustee', 'may', 'see totals'],
        ['trustee', 'never', 'see anything but totals'],
        ['trustee', 'never', 'see names'],
      ),
    ).toContainEqual(["clerk: see member's name", 'trustee: see names'])
  })

  it('has one row for a bare verb of who does it to something', () => {
    expect(rowsOf(['walker', 'may', 'accept a walk'], ['walker', 'may', 'accept'])).toHaveLength(1)
  })

  it.each<[string, [string, May, string][]]>([
    [
      'who has no right to everything keeps the wider deed',
      [
        ['clerk', 'may', 'export totals'],
        ['owner', 'may', 'export'],
      ],
    ],
    [
      'who alone may keeps it alone',
      [
        ['clerk', 'only', 'waive fees'],
        ['owner', 'may', 'do everything'],
        ['owner', 'may', 'waive'],
      ],
    ],
    [
      'their own is not everybody’s',
      [
        ['clerk', 'may', 'see own names'],
        ['trustee', 'never', 'see anything else'],
        ['trustee', 'never', 'see names'],
      ],
    ],
  ])('%s', (_, rights) => {
    expect(rowsOf(...rights)).toHaveLength(rights.length)
  })
})
