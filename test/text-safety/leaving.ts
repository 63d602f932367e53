import type { Page } from '@playwright/test'
import {
  answerBox,
  type Desk,
  openDesk,
  openQuestion,
  storedAnswer,
  untilSaved,
  workshopUrl,
} from './desk.ts'
import { type Figures, note } from './figures.ts'
import type { RealBrowser } from './real-browser.ts'
import { Typist } from './typist.ts'

const WAYS = ['kill -9', 'close', 'reload', 'next', 'previous', 'dot', 'back'] as const
/** What was typed in the last two seconds may be lost to a kill; nothing older. */
const GRACE = 2_000

/**
 * docs/reliability.md#r12: leaving in every way while typing; storage that throws or is full; a
 * text over 64 KB.
 */
export async function leaving(
  browser: RealBrowser,
  origin: string,
  rounds: number,
): Promise<Figures> {
  const counts = {
    'characters lost (typed over 2 s before)': 0,
    'characters lost (any age, no kill)': 0,
    'texts that differ between page and server': 0,
    'needless questions about a conflict': 0,
    'unsaved text discarded without asking': 0,
    'crashes or missing warnings without storage': 0,
    'characters lost of a text over 64 KB': 0,
  }
  const desk = await openDesk(await browser.context.newPage(), origin)
  const cookies = await browser.context.cookies()
  for (let round = 0; round < rounds; round += 1) {
    const way = WAYS[round % WAYS.length] ?? 'close'
    const question = `q${2 + (round % 13)}`
    const { page, typist } = await typeAWhile(await browser.context.newPage(), desk, question)
    const left = Date.now()
    await leave(browser, page, way)
    await typist.stop()
    note(`round ${round}: left by ${way}`)
    if (way === 'kill -9') await (await browser.start()).addCookies(cookies)
    const next = await browser.context.newPage()
    await openQuestion(next, desk, question)
    // A save that the old page sent in leaving may still be on its way to this one.
    await next.waitForTimeout(1_500)
    await untilSavedOrAsked(next, counts)
    const shown = await answerBox(next).inputValue()
    const old = missing(typist.textAt(left, GRACE), shown)
    const any = way === 'kill -9' ? 0 : missing(typist.textAt(left), shown)
    counts['characters lost (typed over 2 s before)'] += old
    counts['characters lost (any age, no kill)'] += any
    if ((await storedAnswer(desk, question))?.value !== shown) {
      counts['texts that differ between page and server'] += 1
    }
    if (old + any > 0) note(`round ${round}, ${way}: ${old} old, ${any} in all`)
    await closeAll(browser)
  }
  await withoutStorage(browser, desk, counts)
  await longText(browser, desk, counts)
  return {
    test: 'leaving while typing (docs/reliability.md#r12)',
    rounds,
    counts,
    bars: allZero(counts),
  }
}

/**
 * One person in one browser must not be asked which text to keep; where it happens it is counted.
 */
async function untilSavedOrAsked(page: Page, counts: Record<string, number>): Promise<void> {
  const choice = page.getByRole('button', { name: 'Combine both' })
  const isAsked = await Promise.race([
    untilSaved(page).then(() => false),
    choice.waitFor({ timeout: 45_000 }).then(() => true),
  ])
  if (!isAsked) return
  increase(counts, 'needless questions about a conflict')
  await choice.click()
  await untilSaved(page)
}

async function typeAWhile(page: Page, desk: Desk, question: string) {
  // A page to go back to.
  await page.goto(`${desk.origin}/dashboard`)
  await openQuestion(page, desk, question)
  const typist = new Typist(page, await answerBox(page).inputValue())
  await typist.start()
  await page.waitForTimeout(2_500 + Math.random() * 3_000)
  return { page, typist }
}

async function leave(browser: RealBrowser, page: Page, way: (typeof WAYS)[number]): Promise<void> {
  if (way === 'kill -9') await browser.kill()
  if (way === 'close') await page.close({ runBeforeUnload: true })
  if (way === 'reload') await page.reload()
  if (way === 'next') await page.getByRole('button', { name: 'Next Question' }).click()
  if (way === 'previous') await page.getByRole('button', { name: 'Previous Question' }).click()
  if (way === 'dot') await page.getByRole('button', { name: /^Question 1: / }).click()
  if (way === 'back') await page.goBack({ waitUntil: 'commit' })
}

/** Storage that throws, then storage that is full: a warning, saving goes on, closing asks. */
async function withoutStorage(
  browser: RealBrowser,
  desk: Desk,
  counts: Record<string, number>,
): Promise<void> {
  for (const isFull of [false, true]) {
    const page = await browser.context.newPage()
    await page.addInitScript(isFull ? fillStorage : breakStorage)
    await openQuestion(page, desk, 'q1')
    const text = `Without storage ${Math.random()} ${'word '.repeat(isFull ? 1_000 : 1)}`
    await answerBox(page).fill(text)
    const warning = page.getByText('Your browser can’t keep a copy on this device')
    const isWarned = await warning.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    )
    const isSaved = (await untilSaved(page)) === text
    if (!isWarned || !isSaved) increase(counts, 'crashes or missing warnings without storage')

    await page.route('**/answers', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await answerBox(page).pressSequentially(' and more')
    let isAsked = false
    page.on('dialog', (dialog) => {
      isAsked = dialog.type() === 'beforeunload'
      void dialog.accept()
    })
    await page.close({ runBeforeUnload: true })
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    if (!isAsked) increase(counts, 'unsaved text discarded without asking')
  }
  const page = await browser.context.newPage()
  await page.goto(desk.origin)
  await page.evaluate(() => localStorage.removeItem('ballast'))
  await closeAll(browser)
}

function breakStorage(): void {
  for (const name of ['getItem', 'setItem', 'removeItem', 'key'] as const) {
    Storage.prototype[name] = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  }
}

function fillStorage(): void {
  let size = 4_000_000
  let ballast = ''
  while (size > 100) {
    try {
      localStorage.setItem('ballast', ballast + 'x'.repeat(size))
      ballast += 'x'.repeat(size)
    } catch {
      size = Math.floor(size / 2)
    }
  }
}

async function longText(
  browser: RealBrowser,
  desk: Desk,
  counts: Record<string, number>,
): Promise<void> {
  const long = 'a long answer '.repeat(5_000)
  const page = await browser.context.newPage()
  await openQuestion(page, desk, 'q15')
  await answerBox(page).fill(long)
  await page.close({ runBeforeUnload: true })
  const next = await browser.context.newPage()
  await next.goto(workshopUrl(desk, 'q15'))
  await answerBox(next).waitFor()
  counts['characters lost of a text over 64 KB'] = missing(long, await answerBox(next).inputValue())
  await closeAll(browser)
}

/** How many characters at the end of `typed` are not in `shown`. */
function missing(typed: string, shown: string): number {
  let same = 0
  while (same < typed.length && typed[same] === shown[same]) same += 1
  return typed.length - same
}

function increase(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1
}

function allZero(counts: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.keys(counts).map((name) => [name, 0]))
}

async function closeAll(browser: RealBrowser): Promise<void> {
  const spare = await browser.context.newPage()
  for (const page of browser.context.pages()) if (page !== spare) await page.close()
}
