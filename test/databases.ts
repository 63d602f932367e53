import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { Pool } from 'pg'
import { inject } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { buildDatabase, type Database, type DatabaseOptions } from '#server/db/database.ts'
import { embeddedPool } from '#server/db/embedded/open-embedded.ts'

/**
 * For `describe.each(DIALECTS)`: whatever touches the database is tested on both; with `suite --
 * citus` on PostgreSQL alone, which is Citus then.
 */
export const DIALECTS = (['pglite', 'postgres'] as const).filter(
  (dialect) => dialect === 'postgres' || !process.env.ON_CITUS,
)

/** A migrated, empty database of that kind, this caller's alone. Close it when done. */
export function freshDatabase(
  dialect: Database['dialect'],
  options: DatabaseOptions = {},
): Promise<Database> {
  return dialect === 'pglite' ? freshPglite(options) : freshPostgres(options)
}

/** In memory, so without the durable file layer, which `test/durability` is about. */
async function freshPglite(options: DatabaseOptions) {
  const template = new Blob([readFileSync(inject('templates').pglite)])
  const pglite = await PGlite.create({ loadDataDir: template })
  return buildDatabase(
    { dialect: 'pglite', mustBeDurable: false, ...embeddedPool(pglite) },
    options,
  )
}

async function freshPostgres(options: DatabaseOptions) {
  const { url, drop } = await freshPostgresUrl()
  const settings = { databaseUrl: url, dataDir: '', mode: 'test' } as const
  const database = await connect(settings, options)
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
    },
  }
}

/** The address of a migrated, empty database on the PostgreSQL server, for a process of its own. */
export async function freshPostgresUrl(): Promise<{ url: string; drop(): Promise<void> }> {
  const { postgres, workers } = inject('templates')
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const onAll = async (statement: string) => {
    for (const server of [postgres, ...workers]) await asAdmin(server, statement)
  }
  await onAll(`CREATE DATABASE ${name} TEMPLATE template_groundwork`)
  const url = new URL(postgres)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onAll(`DROP DATABASE ${name} WITH (FORCE)`) }
}

async function asAdmin(connectionString: string, statement: string) {
  const admin = new Pool({ connectionString, max: 1 })
  try {
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}
