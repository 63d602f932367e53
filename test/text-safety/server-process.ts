import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The real server as a process of its own, so that it can be killed and started again. */
export class ServerProcess {
  readonly origin: string
  readonly #env: NodeJS.ProcessEnv
  #process: ChildProcess | null = null

  constructor(port: number) {
    this.origin = `http://localhost:${port}`
    this.#env = {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      LOG_LEVEL: 'error',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'groundwork-text-safety-')),
    }
  }

  async start(): Promise<void> {
    this.#process = spawn(process.execPath, ['src/server/main.ts'], {
      env: this.#env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const giveUp = Date.now() + 120_000
    while (Date.now() < giveUp) {
      const ready = await fetch(`${this.origin}/readyz`).catch(() => null)
      if (ready?.ok) return
      await sleep(50)
    }
    throw new Error('the server did not start within two minutes')
  }

  async kill(): Promise<void> {
    const running = this.#process
    this.#process = null
    if (running === null || running.exitCode !== null) return
    const gone = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGKILL')
    await gone
  }
}
