/*
 * docs/reliability.md#r3: counts, with strace, how often the embedded database makes the disk
 * flush for each acknowledged save. It must be once or more.
 *
 *   node test/durability/fsync.ts [saves=100]
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openInProcess } from './open-in-process.ts'
import { say } from './random.ts'

const saves = Number(process.argv[2] ?? 100)
const folder = mkdtempSync(join(tmpdir(), 'groundwork-fsync-'))
const trace = join(folder, 'trace')
const strace = ['strace', '-f', '-e', 'trace=fsync,fdatasync,sync_file_range', '-o', trace]

/** Flushes of a run in which that many saves were acknowledged. */
async function flushes(count: number): Promise<number> {
  const opener = openInProcess(join(folder, 'data'), count, strace)
  const line = await opener.until('saved')
  if (!line?.startsWith('saved')) throw new Error(`the database did not open: ${line}`)
  const calls = readFileSync(trace, 'utf8').match(/(fsync|fdatasync)\(.*= 0/g)?.length ?? 0
  await opener.close()
  return calls
}

try {
  await flushes(0)
  const without = await flushes(0)
  const withSaves = await flushes(saves)
  const perSave = (withSaves - without) / saves
  say(`${saves} acknowledged saves, ${withSaves - without} flushes, ${perSave.toFixed(2)} for each`)
  process.exitCode = perSave >= 1 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
