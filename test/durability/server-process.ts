import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ServerProcess {
  origin: string
  process: ChildProcess
  /** Milliseconds from the start to the first 200 of `/readyz`; throws after `limitMs`. */
  ready(limitMs: number): Promise<number>
  /** Ends it at once, without a chance to finish anything. */
  kill(): Promise<void>
}

const MAIN = new URL('../../src/server/main.ts', import.meta.url).pathname
const RETRY_MS = 20

/** Starts the real server as `npm start` does, in a process of its own. */
export function startServerProcess(environment: Record<string, string>): ServerProcess {
  const started = performance.now()
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const origin = `http://localhost:${environment.PORT}`
  return {
    origin,
    process: child,
    async ready(limitMs) {
      while (performance.now() - started < limitMs) {
        if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
        const status = await fetch(`${origin}/readyz`).then(
          (response) => response.status,
          () => 0,
        )
        if (status === 200) return performance.now() - started
        await sleep(RETRY_MS)
      }
      throw new Error(`the server was not ready within ${limitMs} ms`)
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
