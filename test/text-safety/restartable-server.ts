import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startServerProcess } from '#test/server-process.ts'

/** One server on one data folder, killed and started again. */
export class RestartableServer {
  readonly origin: string
  readonly #environment: Record<string, string>
  #running: ServerProcess | null = null

  constructor(port: number) {
    this.origin = `http://localhost:${port}`
    this.#environment = {
      NODE_ENV: 'test',
      PORT: String(port),
      LOG_LEVEL: 'error',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'groundwork-text-safety-')),
    }
  }

  async start(): Promise<void> {
    this.#running = startServerProcess(this.#environment)
    await this.#running.ready()
  }

  async kill(): Promise<void> {
    await this.#running?.kill()
    this.#running = null
  }
}
