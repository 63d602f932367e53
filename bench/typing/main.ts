// How smooth typing is: an answer of the workshop on a processor slowed down four times, all fifteen
// answered, alone and while a reply comes in, beside a page that holds nothing but a text field. Frames by requestAnimationFrame; what a
// key waits for until its letter is painted by the browser's own event timing.
import { type Browser, chromium, type Page } from '@playwright/test'
import { type BenchServer, startBenchServer } from '../pages/bench-server.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SLOWER = 4
/** Milliseconds between two keys: a fast typist. */
const KEY_PAUSE = 70
const TEXT = 'Owners of small studios lose an hour each day to calls about free places. '.repeat(3)
const FRAME_MS = 1000 / 60

interface Visit {
  /** Null for a page with a field and nothing else. */
  path: string | null
  /** A button to press just before. */
  press?: string
}

interface Feel {
  'frames a second': number
  'late frames %': number
  'longest frame ms': number
  'key to paint p98 ms': number
}

const server = await startBenchServer()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  const paths = await server.signIn()
  const workshop = paths.find((path) => path.endsWith('/requirements')) ?? ''
  const rows: Record<string, Feel> = {}
  const visits: Record<string, Visit> = {
    'a bare text field': { path: null },
    'the workshop': { path: workshop },
    'the workshop, a reply coming in': { path: workshop, press: 'Ask AI' },
  }
  // The first visit also pays for what Chrome starts.
  await feelOf(browser, { path: null })
  for (const [name, visit] of Object.entries(visits)) {
    const rounds: Feel[] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await feelOf(browser, visit))
    rounds.sort((a, b) => a['frames a second'] - b['frames a second'])
    const median = rounds[Math.floor(rounds.length / 2)]
    if (median) rows[name] = median
  }
  console.log(
    `Typing ${TEXT.length} letters, processor ${SLOWER} times slower, median of ${ROUNDS}`,
  )
  console.table(rows)
} finally {
  await browser.close()
  await server.stop()
}

async function feelOf(of: Browser, { path, press }: Visit): Promise<Feel> {
  const context = await of.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  await openField(page, server, path)
  const slow = await context.newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const field = page.locator('textarea').first()
  if (press !== undefined) await page.getByRole('button', { name: press }).first().click()
  await field.focus()
  await page.evaluate(watchFrames)
  await field.pressSequentially(TEXT, { delay: KEY_PAUSE })
  const { frames, keys } = await page.evaluate(() => (window as unknown as Watched).seen)
  await context.close()
  return {
    'frames a second': round(1000 / mean(frames)),
    'late frames %': round(
      (100 * frames.filter((ms) => ms > 1.5 * FRAME_MS).length) / frames.length,
    ),
    'longest frame ms': round(Math.max(...frames)),
    'key to paint p98 ms': keys.sort((a, b) => a - b)[Math.floor(keys.length * 0.98)] ?? 0,
  }
}

async function openField(page: Page, of: BenchServer, path: string | null): Promise<void> {
  if (path === null) {
    await page.setContent('<textarea rows="8" cols="40"></textarea>')
    return
  }
  const [name = '', value = ''] = of.cookie().split(/=(.*)/s)
  await page.context().addCookies([{ name, value, url: of.origin }])
  await page.goto(`${of.origin}${path}`, { waitUntil: 'networkidle' })
}

interface Watched {
  /** Milliseconds. */
  seen: { frames: number[]; keys: number[] }
}

/** In the page: notes each frame's length and each key's wait for its paint. */
function watchFrames(): void {
  const seen = { frames: [] as number[], keys: [] as number[] }
  ;(window as unknown as Watched).seen = seen
  let last = performance.now()
  const frame = (now: number) => {
    seen.frames.push(now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'keydown') seen.keys.push(duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
