import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rateLimits } from '#server/db/schema.ts'
import { DIALECTS, freshDatabase } from '#test/databases.ts'

/** The embedded database must behave as the server does where its own adapter did not. */
describe.each(DIALECTS)('a connection to %s', (dialect) => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  beforeEach(async () => {
    database = await freshDatabase(dialect)
  })
  afterEach(() => database?.close())

  const row = (key: string) => ({ key, wholeAt: 0 })
  const saved = () => database.db.$count(rateLimits)

  it('answers the next statement after one that failed', async () => {
    const { db } = database
    await db.insert(rateLimits).values(row('a'))
    await expect(db.insert(rateLimits).values(row('a'))).rejects.toMatchObject({
      cause: { code: '23505', constraint: 'rate_limits_pkey' },
    })
    await expect(db.execute(sql`SELECT 1 +`)).rejects.toMatchObject({ cause: { code: '42601' } })
    await expect(db.execute(sql`SELECT ${'x'}::int`)).rejects.toMatchObject({
      cause: { code: '22P02' },
    })
    expect(await saved()).toBe(1)
  })

  it('undoes a transaction that failed and serves on', async () => {
    const failing = database.db.transaction(async (tx) => {
      await tx.insert(rateLimits).values(row('a'))
      await tx.insert(rateLimits).values(row('a'))
    })
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } })
    expect(await saved()).toBe(0)
  })

  it('undoes what a broken-off connection began, and drops its locks', async () => {
    const client = await database.pool.connect()
    await client.query('BEGIN')
    await client.query("INSERT INTO rate_limits VALUES ('a', 0)")
    await client.query('SELECT pg_advisory_lock(1)')
    client.release(true)
    expect(await saved()).toBe(0)
    await expect
      .poll(async () => {
        const { rows } = await database.db.execute(
          sql`SELECT count(*)::int AS held FROM pg_locks WHERE locktype = 'advisory' AND objid = 1`,
        )
        return rows[0]?.held
      })
      .toBe(0)
  })

  it('serves many at once and keeps long texts whole', async () => {
    const text = 'ä€😀'.repeat(100_000)
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, number) =>
        database.db.execute<{ text: string }>(sql`SELECT ${number + text}::text AS text`),
      ),
    )
    expect(answers.every(({ rows }, number) => rows[0]?.text === number + text)).toBe(true)
  })
})
