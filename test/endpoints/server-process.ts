import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface ServerProcess {
  process: ChildProcess
  /** Everything it wrote so far. */
  output(): string
  /** Sends SIGTERM and gives the exit code. */
  stop(): Promise<number | null>
}

/** Starts the real server as a process of its own and waits until it serves. */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  const main = new URL('../../src/server/main.ts', import.meta.url).pathname
  const { PATH = '' } = process.env
  const server = spawn(process.execPath, [main], { env: { PATH, LOG_LEVEL: 'warn', ...env } })
  let output = ''
  const exited = once(server, 'exit')
  const ready = new Promise<void>((resolve) => {
    const read = (data: Buffer) => {
      output += data
      if (output.includes('is ready')) resolve()
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
  })
  const failed = exited.then(() => Promise.reject(new Error(`the server ended: ${output}`)))
  await Promise.race([ready, failed])
  failed.catch(() => undefined)
  return {
    process: server,
    output: () => output,
    stop: async () => {
      server.kill('SIGTERM')
      const [code] = await exited
      return code
    },
  }
}
