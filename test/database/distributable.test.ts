import { readFileSync } from 'node:fs'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { writeSetUp } from '#test/citus/write-set-up.ts'
import { listSpreadReferences, readDistribution } from './distribution.ts'

/*
 * Whether the tables can be spread over several machines by `user_id`, as Citus does it: a key, a
 * unique index or a reference between two spread tables that does not hold the user's id would have
 * to look at all machines, and is refused there (docs/scale.md). `npm run suite -- citus` does it.
 */

const SET_UP = new URL('../../deploy/citus.sql', import.meta.url)

const distribution = await readDistribution()
const { spread } = distribution

describe('the tables of what users own', () => {
  it('are all looked at', () => {
    expect(spread.length).toBeGreaterThan(15)
  })

  it.each(spread.map((table) => [table.name, table] as const))(
    '%s: every key begins with the user',
    (_, { columns, primaryKeys, uniqueConstraints, indexes }) => {
      const single = columns.filter(({ primary }) => primary).map((column) => [column])
      const keys = [...single, ...primaryKeys.map((key) => key.columns)]
      expect(keys.map(([first]) => first?.name)).toEqual(['user_id'])
      const unique = [
        ...columns.filter(({ isUnique }) => isUnique).map(({ name }) => [name]),
        ...uniqueConstraints.map((constraint) => constraint.columns.map(({ name }) => name)),
        ...indexes
          .filter(({ config }) => config.unique)
          .map(({ config }) =>
            config.columns.map((column) => ('name' in column ? String(column.name) : '')),
          ),
      ]
      expect(unique.filter((one) => !one.includes('user_id'))).toEqual([])
    },
  )

  it('refer to each other by the user', () => {
    const others = listSpreadReferences(distribution).filter((key) => {
      const { columns, foreignColumns } = key.reference()
      return columns[0]?.name !== 'user_id' || foreignColumns[0]?.name !== 'user_id'
    })
    expect(others.map((key) => [getTableConfig(key.table).name, key.getName()])).toEqual([])
  })

  it('are those that deploy/citus.sql spreads', async () => {
    const statements = readFileSync(SET_UP, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('--'))
    // Where this fails: what is expected here belongs into the file, line by line.
    expect(statements).toEqual((await writeSetUp()).map((statement) => `${statement};`))
  })
})
