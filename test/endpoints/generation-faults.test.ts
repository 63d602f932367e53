import { expect, it } from 'vitest'
import type { DocumentVersion, RunningGeneration } from '#contract/documents.ts'
import type { Db } from '#server/db/connect.ts'
import { onEachDatabase } from '#test/app.ts'
import { readUser } from '#test/client.ts'
import { answeredScene, generate, type Scene } from './scene.ts'

const DEAD_MS = 30_001

const user = async ({ client }: Scene) => await readUser(client)
const stored = async ({ client, path }: Scene) =>
  (await client.get<DocumentVersion[]>(`${path}/documents`)).body
const look = async ({ client, path }: Scene) =>
  (await client.get<RunningGeneration>(`${path}/generation`)).body

/** Statements of a generation that are executed: its beginning, its storing, its giving up. */
const STATEMENTS = [1, 2, 3]

/** A database on which one statement fails: before it reached it, or with its answer lost. */
function faulty(db: Db, at: readonly number[], when: string): Db {
  let count = 0
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (name !== 'execute' || typeof value !== 'function') return value
      return async (...given: unknown[]) => {
        count += 1
        const fails = at.includes(count)
        if (fails && when === 'before') throw new Error('the connection is lost')
        const result: unknown = await Reflect.apply(value, target, given)
        if (fails) throw new Error('the answer is lost')
        return result
      }
    },
  })
}

/** docs/reliability.md#r8: whatever fails at whatever point, the count and the documents agree. */
onEachDatabase('a generation at whose statements something fails', (open) => {
  const points = STATEMENTS.flatMap((at) => [
    { when: 'before', at: [at] },
    { when: 'after', at: [at] },
    // The giving up fails as well: the process might as well be dead.
    { when: 'before', at: [at, at + 1] },
  ])

  it.each(points)(
    '$when $at: spends with the document, and never without',
    async ({ at, when }) => {
      const app = open()
      const scene = await answeredScene(app)
      const { db } = app.deps
      app.deps.db = faulty(db, at, when)
      const { status } = await generate(scene)
      app.deps.db = db
      const documents = await stored(scene)
      expect((await user(scene)).trialRequirementsGenerationsUsed).toBe(documents.length)
      // What was answered as done is there; a lost answer may have been done.
      if (status === 201) expect(documents).toHaveLength(1)
      app.passTime(DEAD_MS)
      expect((await look(scene)).status).not.toBe('running')
      const again = await generate(scene)
      expect(again.status).toBe(documents.length === 1 ? 403 : 201)
      expect(await stored(scene)).toHaveLength(1)
      expect((await user(scene)).trialRequirementsGenerationsUsed).toBe(1)
    },
  )

  it('gives the stored document to a repeat whose first answer was lost', async () => {
    const app = open()
    const scene = await answeredScene(app)
    const { db } = app.deps
    app.deps.db = faulty(db, [2], 'after')
    const key = { 'idempotency-key': crypto.randomUUID() }
    const lost = await generate(scene, key)
    app.deps.db = db
    expect(lost.body.code).not.toBe('generation_cancelled')
    const again = await generate(scene, key)
    expect([again.status, again.body.version]).toEqual([201, 1])
    expect(await stored(scene)).toHaveLength(1)
  })
})
