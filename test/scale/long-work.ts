import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { percentile, say } from '#test/durability/random.ts'
import { readMemory } from '../../bench/footprint/process-figures.ts'

const COMMANDS = new URL('../../src/server/backup/commands/', import.meta.url).pathname
const LOOK_MS = 500
const MB = 1024 * 1024

/**
 * Runs `npm run backup` or `npm run restore` and says how long it took and what memory it held: in
 * each quarter of its time the middle and the most, so that one that grows is seen.
 */
export async function runLongWork(
  name: 'backup' | 'restore',
  file: string,
  environment: Record<string, string>,
): Promise<void> {
  const begun = performance.now()
  const command = spawn(process.execPath, [`${COMMANDS}${name}.ts`, file], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const held: number[] = []
  const look = setInterval(() => held.push(readMemory([command.pid ?? 0])), LOOK_MS)
  const [code] = await once(command, 'exit')
  clearInterval(look)
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  const size = (statSync(file).size / MB).toFixed(0)
  say(
    `${name}: ${seconds} s, a file of ${size} MB; memory of the process in each quarter of the time, middle and most: ${describeQuarters(held)}`,
  )
}

function describeQuarters(held: readonly number[]): string {
  const length = Math.ceil(held.length / 4)
  const quarters = [0, 1, 2, 3].map((at) => held.slice(at * length, (at + 1) * length))
  return quarters
    .filter((quarter) => quarter.length > 0)
    .map(
      (quarter) => `${percentile(quarter, 0.5).toFixed(0)}–${Math.max(...quarter).toFixed(0)} MB`,
    )
    .join(', ')
}
