import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { listSchemaTables } from './list-schema-tables.ts'

/*
 * Whether the tables can be spread over several machines by `user_id`, as Citus does it: a key, a
 * unique index or a reference between two spread tables that does not hold the user's id would have
 * to look at all machines, and is refused there (docs/scale.md).
 */

/** Tables of the accounts and of the server, which every machine would have whole: found by other keys. */
const WHOLE = [
  'users',
  'sessions',
  'sign_in_methods',
  'verifications',
  'rate_limits',
  'job_runs',
  'past_trials',
  'webhook_events',
  'admin_actions',
  'subscriptions',
  'contact_messages',
  'oauth_clients',
  'oauth_refresh_tokens',
  'oauth_access_tokens',
  'oauth_consents',
]

const tables = (await listSchemaTables()).filter((table) => is(table, PgTable)).map(getTableConfig)
const names = new Set(tables.map(({ name }) => name))
const spread = tables.filter(
  ({ name, columns }) =>
    !WHOLE.includes(name) && columns.some((column) => column.name === 'user_id'),
)
const isSpread = (name: string) => spread.some((table) => table.name === name)

describe('the tables of what users own', () => {
  it('are all looked at', () => {
    expect(spread.length).toBeGreaterThan(15)
    expect(WHOLE.filter((name) => !names.has(name))).toEqual([])
  })

  it.each(spread.map((table) => [table.name, table] as const))(
    '%s: every key begins with the user',
    (_, { columns, primaryKeys, uniqueConstraints, indexes, foreignKeys }) => {
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
      const references = foreignKeys
        .map((key) => key.reference())
        .filter(({ foreignTable }) => isSpread(getTableConfig(foreignTable).name))
      expect(
        references.filter(
          (reference) =>
            reference.columns[0]?.name !== 'user_id' ||
            reference.foreignColumns[0]?.name !== 'user_id',
        ),
      ).toEqual([])
    },
  )
})
