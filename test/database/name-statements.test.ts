import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { DIALECTS, freshDatabase } from '#test/databases.ts'

describe.each(DIALECTS)('statements on %s', (dialect) => {
  let database: Database
  beforeAll(async () => {
    database = await freshDatabase(dialect)
  })
  afterAll(() => database.close())

  it('are planned once, whatever their values', async () => {
    const ask = (value: string) => database.db.execute(sql`select ${value}::text as planned_once`)
    expect((await ask('a')).rows).toEqual([{ planned_once: 'a' }])
    expect((await ask('b')).rows).toEqual([{ planned_once: 'b' }])
    const { rows } = await database.pool.query(
      "select name from pg_prepared_statements where statement like '%planned_once%' and statement not like '%pg_prepared%'",
    )
    expect(rows).toEqual([{ name: expect.stringMatching(/^[0-9a-f]{32}$/) }])
  })
})
