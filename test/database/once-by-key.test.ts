import { and, eq, lt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onceByKey, type WriteKey } from '#server/db/once-by-key.ts'
import { idempotencyKeys, projects, users } from '#server/db/schema.ts'
import { DIALECTS, freshDatabase } from '#test/databases.ts'

describe.each(DIALECTS)('a keyed write on %s', (dialect) => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  const statements: string[] = []

  beforeAll(async () => {
    database = await freshDatabase(dialect, { onStatement: (text) => statements.push(text) })
    await database.db.insert(users).values({ id: 'mia', email: 'mia@example.com', name: 'Mia' })
  })
  afterAll(() => database?.close())

  const key = (name: string, fingerprint = 'same'): WriteKey => ({
    userId: 'mia',
    key: name,
    fingerprint,
  })

  /** Creates a project while there are fewer than `limit`, as the real use-case does. */
  const createProject = (writeKey: WriteKey | null, limit = 1_000) =>
    onceByKey(database.db, writeKey, async (tx) => {
      const [claimed] = await tx
        .update(users)
        .set({ projectCount: sql`${users.projectCount} + 1` })
        .where(and(eq(users.id, 'mia'), lt(users.projectCount, limit)))
        .returning({ count: users.projectCount })
      if (!claimed) return null
      const id = crypto.randomUUID()
      await tx.insert(projects).values({ userId: 'mia', id, title: 'Bookings' })
      return { id, ...claimed }
    })

  const projectCount = () => database.db.$count(projects, eq(projects.userId, 'mia'))

  it('is one transaction and answers what it did', async () => {
    statements.length = 0
    const answer = await createProject(key('first'))
    expect(statements.map((text) => text.split(' ')[0])).toEqual([
      'begin',
      'update',
      'insert',
      'insert',
      'commit',
    ])
    expect(answer).toEqual({ id: expect.any(String), count: await projectCount() })
  })

  it('leaves nothing behind of work that gives null', async () => {
    const before = await projectCount()
    const undone = onceByKey(database.db, key('undone'), async (tx) => {
      await tx.insert(projects).values({ userId: 'mia', id: 'undone', title: 'Bookings' })
      return null
    })
    expect(await undone).toBeNull()
    expect(await projectCount()).toBe(before)
  })

  it('repeats the answer and not the effect', async () => {
    const first = await createProject(key('again'))
    const before = await projectCount()
    expect(await createProject(key('again'))).toEqual(first)
    expect(await projectCount()).toBe(before)
  })

  it('has one effect and one answer when sent 20 times at once', async () => {
    const before = await projectCount()
    const answers = await Promise.all(Array.from({ length: 20 }, () => createProject(key('burst'))))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await projectCount()).toBe(before + 1)
  })

  it('answers a repeat that finds the limit used up by its own first try', async () => {
    const limit = (await projectCount()) + 1
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => createProject(key('last place'), limit)),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).not.toBeNull()
    expect(await createProject(key('too late'), limit)).toBeNull()
  })

  it('refuses a key that named another write', async () => {
    await createProject(key('reused', 'this content'))
    const before = await projectCount()
    await expect(createProject(key('reused', 'other content'))).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    })
    expect(await projectCount()).toBe(before)
  })

  it('remembers nothing without a key, and nothing of a write that was not to be done', async () => {
    const before = await database.db.$count(idempotencyKeys)
    await createProject(null)
    expect(await createProject(key('refused'), 0)).toBeNull()
    expect(await database.db.$count(idempotencyKeys)).toBe(before)
  })

  it('leaves other failures as they are', async () => {
    const failing = onceByKey(database.db, key('failing'), async (tx) => {
      await tx.insert(projects).values({ userId: 'nobody', id: '1', title: 'x' })
      return {}
    })
    await expect(failing).rejects.toMatchObject({ cause: { code: '23503' } })
  })
})
