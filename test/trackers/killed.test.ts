import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TRACKERS } from '#domain/tracking/tracked-item.ts'
import { resumePushes } from '#server/trackers/push/resume-pushes.ts'
import { DIALECTS } from '#test/databases.ts'
import { documentWith, openScene, REQUIREMENTS, type Scene, SMALL } from './scene.ts'

const CASES = DIALECTS.flatMap((dialect) => TRACKERS.map((kind) => [dialect, kind] as const))
const [first, , third] = REQUIREMENTS
/** One requirement changed, one left, one new. */
const NEWER = documentWith(first && { ...first, text: 'The app shall sing.' }, third)
const LIFETIME_MS = 30_000
/**
 * At every step with `npm run suite -- trackers`; here at every third, from another one in each case,
 * so that the cases together have them all on each database.
 */
const EACH = process.env.KILL_EACH ? 1 : 3

/** Ends the process at the nth step: nothing of it is done any more. False when it ended before. */
async function killAt(scene: Scene, step: number, push: () => Promise<void>): Promise<boolean> {
  let steps = 0
  scene.steps.on = (text) => {
    // A connection that is refused its first or last word is never given back.
    if (/^(?:begin|rollback)/i.test(text)) return
    steps += 1
    if (steps >= step) throw new Error('killed')
  }
  await push().catch(() => undefined)
  scene.steps.on = () => undefined
  return steps >= step
}

async function goOn(scene: Scene, document: typeof SMALL): Promise<void> {
  scene.passTime(LIFETIME_MS + 1_000)
  const stopping = new AbortController().signal
  await resumePushes(scene.deps, { open: async () => document, stopping })
  while (scene.deps.work.isBusy) await sleep(2)
}

describe.each(CASES)('on %s, a push to %s', (dialect, kind) => {
  const from = 1 + (TRACKERS.indexOf(kind) % EACH) - EACH
  let scene: Scene
  beforeAll(async () => {
    scene = await openScene(dialect, kind)
  })
  afterAll(() => scene.close())

  it('that is killed at any step makes nothing twice, and is gone on with', async () => {
    let step = from
    let isKilled = true
    while (isKilled) {
      step += EACH
      await scene.reset()
      isKilled = await killAt(scene, step, () => scene.push(SMALL))
      await goOn(scene, SMALL)
      const { push, issues } = await scene.tracker()
      // Killed before it was begun, there is nothing to go on with.
      if (push === null || push.state !== 'done') await scene.push(SMALL)
      else expect(issues).toHaveLength(2)
      expect(scene.standIn.issues.map(({ title }) => title.slice(0, 6)).toSorted()).toEqual([
        'FR-001',
        'FR-002',
      ])
      const before = scene.standIn.writes()
      await scene.push(SMALL)
      expect(scene.standIn.writes(), `after a kill at step ${step}`).toBe(before)
    }
    expect(step).toBeGreaterThan(20)
  }, 120_000)

  it('of a newer version likewise, and what a person wrote stays', async () => {
    let step = from
    let isKilled = true
    while (isKilled) {
      step += EACH
      await scene.reset()
      await scene.push(SMALL)
      const [one] = scene.standIn.issues
      if (one) one.title = 'Mine'
      isKilled = await killAt(scene, step, () => scene.push(NEWER))
      await goOn(scene, NEWER)
      await scene.push(NEWER)
      const { issues } = scene.standIn
      expect(issues).toHaveLength(3)
      expect(issues[0]?.title).toBe('Mine')
      expect(JSON.stringify(issues[0]?.body)).toContain('shall sing')
      expect(['closed', 'canceled', 'done']).toContain(issues[1]?.state)
      const before = scene.standIn.writes()
      await scene.push(NEWER)
      expect(scene.standIn.writes(), `after a kill at step ${step}`).toBe(before)
    }
    expect(step).toBeGreaterThan(20)
  }, 120_000)
})
