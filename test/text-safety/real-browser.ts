import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--remote-debugging-port=0',
  'about:blank',
]

/** A Chromium with a profile on disk that survives being killed, as a person's does. */
export class RealBrowser {
  readonly #profile = mkdtempSync(join(tmpdir(), 'groundwork-profile-'))
  #process: ChildProcess | null = null
  #context: BrowserContext | null = null

  get context(): BrowserContext {
    if (this.#context === null) throw new Error('the browser is not running')
    return this.#context
  }

  async start(): Promise<BrowserContext> {
    const command = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
    const started = spawn(command, [`--user-data-dir=${this.#profile}`, ...FLAGS], {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.#process = started
    const browser = await chromium.connectOverCDP(await debuggingAddress(started))
    const [context] = browser.contexts()
    if (!context) throw new Error('the browser has no profile')
    // The cookie banner was answered long ago.
    await context.addInitScript(() => {
      try {
        localStorage.setItem('cookieConsent', 'denied')
        localStorage.setItem('cookieConsentAt', String(Date.now()))
      } catch {
        // A test that takes the storage away has no choice to keep either.
      }
    })
    this.#context = context
    return context
  }

  /** `kill -9` of the browser with all its processes: nothing of it can say goodbye. */
  async kill(): Promise<void> {
    const running = this.#process
    if (!running?.pid) return
    const gone = new Promise((resolve) => running.once('exit', resolve))
    process.kill(-running.pid, 'SIGKILL')
    await gone
    this.#process = null
    this.#context = null
  }
}

function debuggingAddress(started: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    started.stderr?.on('data', (data: Buffer) => {
      said += data.toString()
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
    started.once('exit', () => reject(new Error(`Chromium ended: ${said.slice(-500)}`)))
  })
}
