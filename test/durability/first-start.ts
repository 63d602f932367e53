/*
 * R5 of the reliability bar: kills the very first start at many instants, from the making of the
 * database to the last migration, and starts again. Every start must succeed.
 *
 *   node test/durability/first-start.ts [kills=40] [seed]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openInProcess } from './open-in-process.ts'
import { randomFrom, say, seedOf } from './random.ts'

const kills = Number(process.argv[2] ?? 40)
const seed = seedOf(process.argv[3])
const random = randomFrom(seed)

/** Kills after `afterConnected` the opening process that a first start or its migrations are in. */
async function killedStart(dataDir: string, wait: { for: 'start' | 'connected'; ms: number }) {
  const opener = openInProcess(dataDir, 1)
  if (wait.for === 'connected') await opener.until('connected')
  await sleep(wait.ms)
  await opener.kill()
}

/** Milliseconds that a first start takes here, to `connected` and on to `ready`. */
async function measure(dataDir: string) {
  const started = performance.now()
  const opener = openInProcess(dataDir)
  await opener.until('connected')
  const connected = performance.now() - started
  await opener.until('ready')
  const ready = performance.now() - started
  await opener.close()
  return { connected, migrating: ready - connected }
}

async function inFreshFolder<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundwork-first-'))
  try {
    return await work(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const times = await inFreshFolder(measure)
say(`seed ${seed}; a first start takes ${Math.round(times.connected + times.migrating)} ms here`)

const failures: string[] = []
for (let kill = 0; kill < kills; kill += 1) {
  // Three of four over the whole start, the fourth inside the migrations, which are brief.
  const wait =
    kill % 4 === 3
      ? ({ for: 'connected', ms: random() * times.migrating } as const)
      : ({ for: 'start', ms: ((kill + random()) / kills) * times.connected } as const)
  await inFreshFolder(async (dataDir) => {
    await killedStart(dataDir, wait)
    const again = openInProcess(dataDir, 5)
    const line = await again.until('saved')
    await again.close()
    const reopened = openInProcess(dataDir)
    const kept = await reopened.until('saved')
    await reopened.close()
    // A kill may come after the first process saved once.
    if (!/^saved [56]$/.test(line ?? '') || kept !== line) {
      failures.push(`killed ${Math.round(wait.ms)} ms after ${wait.for}: ${line}, then ${kept}`)
    }
  })
}

for (const failure of failures) say(failure)
say(`${kills} kills, ${failures.length} failed starts`)
process.exit(failures.length > 0 ? 1 : 0)
