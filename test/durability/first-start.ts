/*
 * docs/reliability.md#r5: kills the very first start at many instants, from the making of the
 * database to the last migration, and starts again. Every start must succeed.
 *
 *   node test/durability/first-start.ts [kills=40] [seed]
 */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openInProcess } from './open-in-process.ts'
import { randomFrom, say, seedOf } from './random.ts'

const kills = Number(process.argv[2] ?? 40)
const seed = seedOf(process.argv[3])
const random = randomFrom(seed)

type Moment =
  /** When the unfinished folder holds so many files. */
  | { files: number }
  /** So many milliseconds after this line was said or this folder was there. */
  | { after: 'start' | 'connected' | 'pglite'; ms: number }

/** Instants spread over the whole first start, however fast the machine is just now. */
function moment(kill: number): Moment {
  switch (kill % 4) {
    case 0:
      return { files: Math.ceil(random() * FILES) }
    case 1:
      return { after: 'pglite', ms: random() * 400 }
    case 2:
      return { after: 'connected', ms: random() * 100 }
    default:
      return { after: 'start', ms: random() * 4_000 }
  }
}

/** About as many as a fresh database has. */
const FILES = 1_000

async function killFirstStart(dataDir: string, at: Moment) {
  const opener = openInProcess(dataDir, 1)
  if ('files' in at) await until(() => fileCount(join(dataDir, 'pglite.unfinished')) >= at.files)
  else {
    if (at.after === 'connected') await opener.until('connected')
    if (at.after === 'pglite') await until(() => existsSync(join(dataDir, 'pglite')))
    await sleep(at.ms)
  }
  await opener.kill()
}

async function until(isTrue: () => boolean) {
  while (!isTrue()) await sleep(1)
}

function fileCount(folder: string): number {
  return existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0
}

/** Starts again, saves, and looks whether that is there the next time; what went wrong, or null. */
async function startAgain(dataDir: string): Promise<string | null> {
  const again = openInProcess(dataDir, 5)
  const line = await again.until('saved')
  await again.close()
  const reopened = openInProcess(dataDir)
  const kept = await reopened.until('saved')
  await reopened.close()
  // The killed process may have saved once.
  return /^saved [56]$/.test(line ?? '') && kept === line ? null : `${line}, then ${kept}`
}

say(`seed ${seed}`)
let failed = 0
for (let kill = 0; kill < kills; kill += 1) {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundwork-first-'))
  const at = moment(kill)
  await killFirstStart(dataDir, at)
  const wasMade = existsSync(join(dataDir, 'pglite'))
  const failure = await startAgain(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
  say(`${JSON.stringify(at)} ${wasMade ? 'made' : 'unfinished'}: ${failure ?? 'started'}`)
  if (failure !== null) failed += 1
}
say(`${kills} kills, ${failed} failed starts`)
process.exit(failed > 0 ? 1 : 0)
