import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { classifyDatabaseError } from '#server/db/database-error.ts'
import { type PostgresServer, startPostgres } from '#test/postgres-server.ts'

/**
 * docs/reliability.md#r2 and docs/reliability.md#r25, seen from the pool: a lost server ends no
 * process.
 */
describe('a database server that goes away', () => {
  let server: PostgresServer
  let database: Awaited<ReturnType<typeof connect>>

  beforeAll(async () => {
    server = await startPostgres()
    const settings = { databaseUrl: server.url('postgres'), dataDir: '', mode: 'test' } as const
    database = await connect(settings)
  })
  afterAll(async () => {
    await database?.close()
    await server?.remove()
  })

  const failureOf = (work: Promise<unknown>) => work.then(() => null, classifyDatabaseError)

  it('is told apart from other errors, before, during and after', async () => {
    expect(await database.isReady()).toBe(true)
    expect(await failureOf(database.db.execute(sql`SELECT no_such_column`))).toBeNull()

    const waiting = failureOf(database.db.execute(sql`SELECT pg_sleep(5)`))
    const inTransaction = failureOf(
      database.db.transaction(async (tx) => {
        await tx.execute(sql`SELECT 1`)
        await new Promise((resolve) => setTimeout(resolve, 1_000))
        await tx.execute(sql`SELECT 1`)
      }),
    )
    await new Promise((resolve) => setTimeout(resolve, 300))
    await server.stop()
    expect(await waiting).toBe('unavailable')
    expect(await inTransaction).toBe('unavailable')
    expect(await database.isReady()).toBe(false)
    expect(await failureOf(database.db.execute(sql`SELECT 1`))).toBe('unavailable')

    await server.start()
    expect(await database.isReady()).toBe(true)
    expect(await failureOf(database.db.execute(sql`SELECT 1`))).toBeNull()
  })
})
