import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withProject } from '#test/endpoints/scene.ts'
import { isAsked, type Place, startTwoServers, type TwoServers, tell } from './two-servers.ts'

const WRITERS = 16
const SECONDS = 8

interface Figures {
  saves: number
  seconds: number
  commits: number
  deadlocks: number
  /** Of all looks at all sessions, how many saw one wait for another's lock, in a thousand. */
  waiting: number
}

/**
 * What a second server brings and costs. Where servers, database and load share two cores it cannot
 * bring speed; then it matters that it costs neither statements nor waits.
 */
describe.runIf(isAsked)('saves at one server and at two', () => {
  let two: TwoServers
  beforeAll(async () => {
    two = await startTwoServers()
  })
  afterAll(() => two?.close())

  async function measure(places: readonly Place[]): Promise<Figures> {
    const writers = await Promise.all(
      Array.from({ length: WRITERS }, async (_, n) => {
        const { client, path } = await withProject(await two.signUp())
        return { client: two.at(client, places[n % places.length] ?? 0), path }
      }),
    )
    const before = await totals()
    const watch = watchLocks()
    const begun = performance.now()
    const until = begun + SECONDS * 1000
    let saves = 0
    await Promise.all(
      writers.map(async ({ client, path }) => {
        for (let round = 0; performance.now() < until; round += 1) {
          const answer = { questionId: `q${(round % 15) + 1}`, value: `Answer of round ${round}` }
          const { status } = await client.post(`${path}/answers`, answer)
          expect(status).toBe(200)
          saves += 1
        }
      }),
    )
    const seconds = (performance.now() - begun) / 1000
    const waiting = await watch.end()
    const after = await totals()
    return {
      saves,
      seconds,
      commits: after.commits - before.commits,
      deadlocks: after.deadlocks - before.deadlocks,
      waiting,
    }
  }

  /** Sessions report what they did about a second later. */
  async function totals() {
    await sleep(2_500)
    const { rows } = await two.pool.query(
      'select xact_commit::int as commits, deadlocks::int from pg_stat_database where datname = current_database()',
    )
    return rows[0] as { commits: number; deadlocks: number }
  }

  function watchLocks() {
    let isOver = false
    const seen = { looks: 0, waits: 0 }
    const watching = (async () => {
      while (!isOver) {
        const { rows } = await two.pool.query(
          "select count(*)::int as looks, count(*) filter (where wait_event_type = 'Lock')::int as waits from pg_stat_activity where application_name = 'groundwork' and datname = current_database() and state = 'active'",
        )
        seen.looks += rows[0].looks
        seen.waits += rows[0].waits
        await sleep(20)
      }
    })()
    return {
      end: async () => {
        isOver = true
        await watching
        return Math.round((1_000 * seen.waits) / Math.max(seen.looks, 1))
      },
    }
  }

  it('cost the same statements, and nobody waits for the other server', async () => {
    await measure([0, 1])
    const one = await measure([0])
    const both = await measure([0, 1])
    for (const [name, figures] of Object.entries({ 'one server': one, 'two servers': both })) {
      const { saves, seconds, commits, deadlocks, waiting } = figures
      tell(
        `${name} on ${cpus().length} cores: ${Math.round(saves / seconds)} saves a second, ${(commits / saves).toFixed(2)} transactions a save, ${waiting} of 1,000 looks at a busy session saw a lock waited for, ${deadlocks} deadlocks`,
      )
    }
    expect([one.deadlocks, both.deadlocks]).toEqual([0, 0])
    // Its own looks and the jobs come on top.
    expect(both.commits / both.saves).toBeLessThan(one.commits / one.saves + 0.5)
  }, 120_000)
})
