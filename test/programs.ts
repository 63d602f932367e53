import {
  type ChildProcess,
  execFileSync,
  type SpawnOptions,
  spawn,
  spawnSync,
} from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

/** Which of these programs are not installed on this machine. */
export function listMissing(programs: readonly string[]): string[] {
  return programs.filter((program) => spawnSync('which', [program]).status !== 0)
}

/** Where the newest PostgreSQL's programs are, as Debian installs them; `POSTGRES_BIN` names another place. */
export function findPostgresPrograms(): string | null {
  const { POSTGRES_BIN } = process.env
  if (POSTGRES_BIN) return POSTGRES_BIN
  if (!existsSync(DEBIAN)) return null
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
  return versions[0] ? join(DEBIAN, versions[0], 'bin') : null
}

/** PostgreSQL does not run as root: where this process does, its servers run as `postgres`. */
export function findServerUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Starts a program whose words go to a file. */
export function startProgram(
  [program = '', ...given]: readonly string[],
  log: string,
  options: SpawnOptions,
): ChildProcess {
  const file = openSync(log, 'a')
  const child = spawn(program, given, { ...options, stdio: ['ignore', file, file] })
  closeSync(file)
  return child
}

/** Ends a program and waits for its end. */
export async function endProgram(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
