import { is } from 'drizzle-orm'
import { type ForeignKey, getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { listSchemaTables } from './list-schema-tables.ts'

/*
 * How the tables lie on several machines (docs/scale.md#several-machines): what users own is spread
 * by `user_id`, what each machine's statements need of an account is copied to every machine, and the
 * rest stays on the coordinator.
 */

/** Of the accounts: every machine has them whole, and they are found by other keys. */
const COPIED = [
  'users',
  'sessions',
  'sign_in_methods',
  'subscriptions',
  'contact_messages',
  'oauth_clients',
  'oauth_refresh_tokens',
  'oauth_access_tokens',
  'oauth_consents',
]

/** Of the server itself: no statement of a user's work reads them. */
const KEPT = [
  'verifications',
  'rate_limits',
  'job_runs',
  'past_trials',
  'webhook_events',
  'admin_actions',
]

export type Table = ReturnType<typeof getTableConfig>

export interface Distribution {
  copied: Table[]
  kept: string[]
  spread: Table[]
}

/** Each table of the schema by where it lies; throws where a list names a table that is not there. */
export async function readDistribution(): Promise<Distribution> {
  const schema = await listSchemaTables()
  const tables = schema.filter((table) => is(table, PgTable)).map(getTableConfig)
  const find = (name: string) => {
    const table = tables.find((each) => each.name === name)
    if (!table) throw new Error(`there is no table ${name}`)
    return table
  }
  const spread = tables.filter(
    ({ name, columns }) =>
      ![...COPIED, ...KEPT].includes(name) && columns.some((column) => column.name === 'user_id'),
  )
  const copied = COPIED.map(find)
  const kept = tables.filter((table) => ![...copied, ...spread].includes(table))
  for (const name of KEPT) find(name)
  return { copied, spread, kept: kept.map(({ name }) => name) }
}

/** The references between two spread tables. */
export function listSpreadReferences({ spread }: Distribution): ForeignKey[] {
  const names = spread.map(({ name }) => name)
  return spread
    .flatMap(({ foreignKeys }) => foreignKeys)
    .filter((key) => names.includes(getTableConfig(key.reference().foreignTable).name))
}
