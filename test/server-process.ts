import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ServerProcess {
  origin: string
  process: ChildProcess
  /** Everything it wrote so far. */
  output(): string
  /** Milliseconds from the start to the first 200 of `/readyz`, or `path`; throws after `limitMs`. */
  ready(limits?: { limitMs?: number; path?: string }): Promise<number>
  /** Sends SIGTERM and gives the exit code. */
  stop(): Promise<number | null>
  /** Ends it at once, without a chance to finish anything. */
  kill(): Promise<void>
}

const MAIN = new URL('../src/server/main.ts', import.meta.url).pathname
const RETRY_MS = 20
const LIMIT_MS = 120_000

/** Starts the real server as `npm start` does, in a process of its own. PORT must be given. */
export function startServerProcess(environment: Record<string, string>): ServerProcess {
  const started = performance.now()
  const { PATH = '', NODE_COMPILE_CACHE } = process.env
  const server = spawn(process.execPath, [MAIN], {
    env: { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(server, 'exit')
  const origin = `http://localhost:${environment.PORT}`
  let output = ''
  const keep = (data: Buffer) => {
    output += data
  }
  server.stdout.on('data', keep)
  server.stderr.on('data', keep)

  async function responds(path: string): Promise<boolean> {
    if (server.exitCode !== null) throw new Error(`the server ended: ${output}`)
    const response = await fetch(`${origin}${path}`).catch(() => null)
    return response?.ok ?? false
  }
  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (server.exitCode !== null) return server.exitCode
    server.kill(signal)
    const [code] = await exited
    return code
  }
  return {
    origin,
    process: server,
    output: () => output,
    async ready({ limitMs = LIMIT_MS, path = '/readyz' } = {}) {
      while (performance.now() - started < limitMs) {
        if (await responds(path)) return performance.now() - started
        await sleep(RETRY_MS)
      }
      throw new Error(`the server was not ready within ${limitMs} ms: ${output}`)
    },
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL')
    },
  }
}
