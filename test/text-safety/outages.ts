import type { Page } from '@playwright/test'
import {
  answerBox,
  type Desk,
  look,
  openDesk,
  openQuestion,
  storedAnswer,
  untilSaved,
} from './desk.ts'
import { type Figures, note } from './figures.ts'
import type { RealBrowser } from './real-browser.ts'
import type { RestartableServer } from './restartable-server.ts'
import { Typist } from './typist.ts'

interface Outage {
  name: string
  begin: () => Promise<void>
  end: () => Promise<void>
}

/**
 * docs/reliability.md#r13: typing on while nothing can be saved, for `seconds`, in each kind of
 * outage.
 */
export async function outages(
  browser: RealBrowser,
  server: RestartableServer,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Figures> {
  const counts = {
    'characters lost': 0,
    "false 'Saved' (state against database)": 0,
    'texts that differ between page and server': 0,
    'not back on the same question after signing in': 0,
    'looks at the state of saving': 0,
    'saves tried during outages': 0,
  }
  for (let round = 0; round < rounds; round += 1) {
    const page = await browser.context.newPage()
    await browser.context.clearCookies()
    const desk = await openDesk(page, server.origin)
    for (const [at, outage] of kinds(page, desk, server).entries()) {
      const question = `q${2 + ((round + at) % 13)}`
      await openQuestion(page, desk, question)
      const lost = await writeThrough(page, { desk, question, outage, seconds, counts })
      counts['characters lost'] += lost
      if (lost > 0) note(`round ${round}, ${outage.name}: ${lost} characters`)
    }
    await page.close()
  }
  const bars = {
    'characters lost': 0,
    "false 'Saved' (state against database)": 0,
    'texts that differ between page and server': 0,
    'not back on the same question after signing in': 0,
  }
  return { test: `outages of ${seconds} s (docs/reliability.md#r13)`, rounds, counts, bars }
}

function kinds(page: Page, desk: Desk, server: RestartableServer): Outage[] {
  const answerWith = (status: number, code: string) => ({
    async begin() {
      await page.route('**/answers', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status, json: { code, message: code } })
          : route.continue(),
      )
    },
    end: () => page.unroute('**/answers'),
  })
  return [
    { name: 'server down', begin: () => server.kill(), end: () => server.start() },
    { name: 'database down', ...answerWith(503, 'unavailable') },
    { name: 'errors', ...answerWith(500, 'unknown') },
    { name: 'disk full', ...answerWith(507, 'storage_full') },
    { name: 'too many', ...answerWith(429, 'too_many_requests') },
    {
      name: 'offline',
      begin: () => page.context().setOffline(true),
      end: () => page.context().setOffline(false),
    },
    {
      name: 'session revoked',
      begin: async () => {
        await desk.api.get('/api/logout', { maxRedirects: 0 })
      },
      end: () => signInAgain(page, desk),
    },
  ]
}

interface Writing {
  desk: Desk
  question: string
  outage: Outage
  seconds: number
  counts: Record<string, number>
}

/** Types before, during and after the outage; gives how many characters did not survive. */
async function writeThrough(page: Page, writing: Writing): Promise<number> {
  const { desk, question, outage, seconds, counts } = writing
  // In a long outage slower, so that an answer's 10,000 characters last to its end.
  const typist = new Typist(page, await answerBox(page).inputValue(), Math.max(30, seconds / 12))
  await typist.start()
  await page.waitForTimeout(2_500)
  await outage.begin()
  const began = Date.now()
  // What was on its way when the outage began may still have arrived.
  const mayBeSaved = typist.textAt(began + 300)
  const trying = (request: { method: () => string; url: () => string }) => {
    if (request.method() === 'POST' && request.url().endsWith('/answers')) {
      count(counts, 'saves tried during outages')
    }
  }
  page.on('request', trying)
  await page.waitForTimeout(400)
  while (Date.now() < began + seconds * 1_000) {
    const { state, text } = await look(page)
    count(counts, 'looks at the state of saving')
    const isFalse = state.startsWith('Saved') && text.length > mayBeSaved.length
    if (isFalse) count(counts, "false 'Saved' (state against database)")
    await page.waitForTimeout(100)
  }
  page.off('request', trying)
  await typist.stop()
  await outage.end()
  const where = new URL(page.url()).searchParams.get('question')
  if (where !== question) count(counts, 'not back on the same question after signing in')
  const shown = await untilSaved(page)
  const stored = (await storedAnswer(desk, question))?.value
  if (stored !== shown) count(counts, 'texts that differ between page and server')
  return Math.max(0, typist.text.length - shown.length) + (typist.text.startsWith(shown) ? 0 : 1)
}

async function signInAgain(page: Page, desk: Desk): Promise<void> {
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await page.getByLabel('Email').fill(desk.email)
  await page.getByLabel('Password', { exact: true }).fill(desk.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await answerBox(page).waitFor()
  const { cookies } = await page.context().storageState()
  desk.api = await renewed(desk, cookies)
}

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>['cookies']

async function renewed(desk: Desk, cookies: Cookies): Promise<Desk['api']> {
  const { request } = await import('@playwright/test')
  await desk.api.dispose()
  return request.newContext({
    baseURL: desk.origin,
    storageState: { cookies, origins: [] },
    extraHTTPHeaders: { origin: desk.origin },
  })
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1
}
