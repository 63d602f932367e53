import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idempotencyKeys, rateLimits, sessions, users, verifications } from '#server/db/schema.ts'
import { deleteExpired } from '#server/jobs/delete-expired.ts'
import { DIALECTS, freshDatabase } from '#test/databases.ts'

const now = new Date('2026-03-01T12:00:00.000Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

describe.each(DIALECTS)('what has expired on %s', (dialect) => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  beforeAll(async () => {
    database = await freshDatabase(dialect)
    const { db } = database
    await db.insert(users).values({ id: 'mia', email: 'mia@example.com', name: 'Mia' })
  })
  afterAll(() => database?.close())

  it('is deleted, more than one batch of it, and nothing else', async () => {
    const { db } = database
    const session = (id: string, expiresAt: Date) => ({ id, token: id, userId: 'mia', expiresAt })
    const old = Array.from({ length: 1_203 }, (_, number) => session(`old ${number}`, ago(1)))
    await db.insert(sessions).values([...old, session('current', ago(-1))])
    const verification = { identifier: 'x', value: 'x' }
    await db.insert(verifications).values([
      { ...verification, id: 'old', expiresAt: ago(1) },
      { ...verification, id: 'current', expiresAt: ago(-1) },
    ])
    const answered = { userId: 'mia', fingerprint: 'x', result: {} }
    await db.insert(idempotencyKeys).values([
      { ...answered, key: 'old', createdAt: ago(25) },
      { ...answered, key: 'current', createdAt: ago(23) },
    ])
    await db.insert(rateLimits).values([
      { key: 'old', wholeAt: ago(25).getTime() },
      { key: 'current', wholeAt: ago(23).getTime() },
    ])

    await deleteExpired(db, now)

    expect((await db.select({ id: sessions.id }).from(sessions)).map(({ id }) => id)).toEqual([
      'current',
    ])
    expect(await db.select({ id: verifications.id }).from(verifications)).toEqual([
      { id: 'current' },
    ])
    expect(await db.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).toEqual([
      { key: 'current' },
    ])
    expect(await db.select({ key: rateLimits.key }).from(rateLimits)).toEqual([{ key: 'current' }])
  })
})

describe('the embedded database', () => {
  it('stays small while the same rows are saved again and again', async () => {
    const database = await freshDatabase('pglite')
    const { pool } = database
    await pool.query("INSERT INTO users (id, email, name) VALUES ('mia', 'mia@example.com', 'Mia')")
    const save = () =>
      pool.query("UPDATE users SET image = $1 WHERE id = 'mia'", [
        Array.from({ length: 250 }, () => crypto.randomUUID()).join(''),
      ])
    const size = async () =>
      Number((await pool.query("SELECT pg_total_relation_size('users') AS size")).rows[0].size)
    for (let round = 0; round < 6; round += 1) {
      for (let count = 0; count < 150; count += 1) await save()
      await database.vacuum()
    }
    expect(await size()).toBeLessThan(4_000_000)
    await database.close()
  })
})
