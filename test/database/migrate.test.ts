import { readdirSync, readFileSync } from 'node:fs'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import * as schema from '#server/db/schema.ts'
import { DIALECTS, freshDatabase } from '#test/databases.ts'

describe.each(DIALECTS)('migrations on %s', (dialect) => {
  it('change nothing the second time', async () => {
    const database = await freshDatabase(dialect)
    const applied = () =>
      database.db.execute(sql`SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id`)
    const before = (await applied()).rows
    await migrate(database)
    expect((await applied()).rows).toEqual(before)
    expect(before.length).toBeGreaterThan(0)
    await database.close()
  })
})

it('migrations make the schema that the code names (else run npm run migration)', async () => {
  const folder = new URL('../../src/server/db/migrations/meta/', import.meta.url)
  const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
  const last = read('_journal.json').entries.at(-1)
  const made = read(`${String(last.idx).padStart(4, '0')}_snapshot.json`)
  const tables = Object.assign({}, schema, ...(await everyTable()))
  expect(await generateMigration(made, generateDrizzleJson(tables, made.id))).toEqual([])
})

/** What drizzle.config.ts names beside the schema: a file of tables for each area. */
function everyTable(): Promise<object[]> {
  const folder = new URL('../../src/server/db/tables/', import.meta.url)
  return Promise.all(readdirSync(folder).map((name) => import(new URL(name, folder).href)))
}

describe('migrations of a server', () => {
  const admin = new Pool({ connectionString: inject('templates').postgres, max: 1 })
  const name = `empty_${crypto.randomUUID().replaceAll('-', '')}`
  const url = new URL(inject('templates').postgres)
  url.pathname = `/${name}`

  beforeAll(() => admin.query(`CREATE DATABASE ${name}`))
  afterAll(async () => {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await admin.end()
  })

  const open = (mode: 'test' | 'production') =>
    connect({ databaseUrl: url.href, dataDir: '', mode })

  it('are refused in production where the server could lose saved work', async () => {
    const database = await open('production')
    await expect(migrate(database)).rejects.toThrow(
      'The database server runs with fsync and full_page_writes off',
    )
    await database.close()
  })

  it.each([
    ['a superuser', 'SUPERUSER', true],
    ['a role that may become a superuser', 'IN ROLE postgres', true],
    ['a role of its own', 'NOSUPERUSER', false],
  ])('are refused in production to %s', async (_, kind, isRefused) => {
    const role = `role_${crypto.randomUUID().replaceAll('-', '')}`
    await admin.query(`CREATE ROLE ${role} LOGIN PASSWORD 'pw' ${kind}`)
    const own = new URL(url)
    own.username = role
    own.password = 'pw'
    const database = await connect({ databaseUrl: own.href, dataDir: '', mode: 'production' })
    const said = await migrate(database).then(
      () => '',
      (error: Error) => error.message,
    )
    expect(said.includes('DATABASE_URL signs in as a superuser')).toBe(isRefused)
    await database.close()
    await admin.query(`DROP ROLE ${role}`)
  })

  it('are applied once when instances start together', async () => {
    const instances = await Promise.all([open('test'), open('test'), open('test')])
    await Promise.all(instances.map((instance) => migrate(instance)))
    const { rows } = await admin.query(
      "SELECT count(*)::int AS idle FROM pg_locks WHERE locktype = 'advisory'",
    )
    expect(rows).toEqual([{ idle: 0 }])
    for (const instance of instances) {
      const { rows: applied } = await instance.db.execute<{ twice: boolean }>(
        sql`SELECT count(*) <> count(DISTINCT hash) AS twice FROM drizzle.__drizzle_migrations`,
      )
      expect(applied).toEqual([{ twice: false }])
      await instance.close()
    }
  })
})
