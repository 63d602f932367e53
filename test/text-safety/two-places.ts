import { type BrowserContext, chromium, type Page } from '@playwright/test'
import {
  answerBox,
  type Desk,
  look,
  openDesk,
  openQuestion,
  storedAnswer,
  storedAnswers,
  untilSaved,
} from './desk.ts'
import type { Figures } from './figures.ts'

interface Writer {
  page: Page
  name: string
}

interface Write {
  version: number
  text: string
  writer: string
}

const NONE = {
  'silent overwrites': 0,
  'accepted saves with a stale version': 0,
  'parallel saves with one base accepted beyond one': 0,
  'rows beyond one for an answer': 0,
  'texts missing from a conflict': 0,
  'saves tried while a conflict waits': 0,
  "false 'Saved' at rest": 0,
}

/**
 * docs/reliability.md#r14: two tabs and a second browser on one answer, in random order, and by
 * direct calls.
 */
export async function twoPlaces(origin: string, interleavings: number): Promise<Figures> {
  const counts: Record<string, number> = { ...NONE, 'saves accepted': 0, 'conflicts shown': 0 }
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const context = await browser.newContext()
  const first = await context.newPage()
  const desk = await openDesk(first, origin)
  const elsewhere = await browser.newContext({ storageState: await context.storageState() })
  const writers: Writer[] = [
    { page: first, name: 'a' },
    { page: await context.newPage(), name: 'b' },
    { page: await elsewhere.newPage(), name: 'c' },
  ]
  const writes = await watch([context, elsewhere], writers)
  for (const { page } of writers) await openQuestion(page, desk, 'q1')
  for (let step = 0; step < interleavings; step += 1) await act(writers, counts)
  await settle(writers, writes, counts)
  counts['saves accepted'] = writes.length
  counts['silent overwrites'] = await silentOverwrites(writes, writers)
  await conflictWaits(writers, desk, counts)
  await parallelSaves(desk, counts)
  await browser.close()
  return {
    test: 'two tabs and two browsers (docs/reliability.md#r14)',
    rounds: interleavings,
    counts,
    bars: { ...NONE },
  }
}

/** Notes every accepted save, and every text that each page ever showed. */
async function watch(contexts: BrowserContext[], writers: Writer[]): Promise<Write[]> {
  const writes: Write[] = []
  for (const context of contexts) {
    await context.addInitScript(() => {
      const shown = new Set<string>()
      Object.assign(window, { shown })
      setInterval(() => {
        for (const field of document.querySelectorAll('textarea')) shown.add(field.value)
      }, 10)
    })
  }
  for (const { page, name } of writers) {
    page.on('response', async (response) => {
      const isSave = response.request().method() === 'POST' && response.url().endsWith('/answers')
      if (!isSave || response.status() !== 200) return
      const { version, value } = (await response.json()) as { version: number; value: string }
      writes.push({ version, text: value, writer: name })
    })
  }
  return writes
}

async function act(writers: Writer[], counts: Record<string, number>): Promise<void> {
  const writer = writers[Math.floor(Math.random() * writers.length)]
  if (!writer) return
  const { page, name } = writer
  const dice = Math.random()
  const choice = page.getByRole('button', {
    name: ['Keep mine', 'Use the newer one', 'Combine both'][Math.floor(Math.random() * 3)] ?? '',
  })
  if (await choice.isVisible()) {
    count(counts, 'conflicts shown')
    await choice.click()
  } else if (dice < 0.6) {
    await answerBox(page).press('ControlOrMeta+End')
    await page.keyboard.insertText(`${name}${Math.floor(Math.random() * 10)} `)
  } else if (dice < 0.8) await page.keyboard.press('Control+s')
  else await page.waitForTimeout(Math.random() * 2_000)
}

async function settle(writers: Writer[], writes: Write[], counts: Record<string, number>) {
  for (let round = 0; round < 5; round += 1) {
    for (const { page } of writers) {
      await page.waitForTimeout(2_000)
      const keep = page.getByRole('button', { name: 'Keep mine' })
      if (await keep.isVisible()) await keep.click()
    }
  }
  // A page is not told of another browser's save, but what it calls saved was stored at some time.
  for (const { page } of writers) {
    const { state, text } = await look(page)
    const wasStored = writes.some((write) => write.text === text)
    if (state.startsWith('Saved') && !wasStored) count(counts, "false 'Saved' at rest")
  }
}

/** Saves that replaced a text which their writer had never had on the screen. */
async function silentOverwrites(writes: Write[], writers: Writer[]): Promise<number> {
  const shown = new Map<string, Set<string>>()
  for (const { page, name } of writers) {
    const texts = await page.evaluate(() => [
      ...(window as unknown as { shown: Set<string> }).shown,
    ])
    shown.set(name, new Set(texts))
  }
  const byVersion = new Map(writes.map((write) => [write.version, write]))
  return writes.filter(({ version, writer }) => {
    const replaced = byVersion.get(version - 1)
    return replaced && replaced.writer !== writer && !shown.get(writer)?.has(replaced.text)
  }).length
}

/**
 * A save delayed behind another: 409, both texts there, and nothing sent until the user chooses.
 */
async function conflictWaits(writers: Writer[], desk: Desk, counts: Record<string, number>) {
  const [one, , other] = writers
  if (!one || !other) return
  for (const { page } of [one, other]) await openQuestion(page, desk, 'q2')
  await one.page.route('**/answers', async (route) => {
    if (route.request().method() === 'POST') await new Promise((go) => setTimeout(go, 5_000))
    await route.continue()
  })
  await answerBox(one.page).fill('Sent first, arrives last.')
  await one.page.keyboard.press('Control+s')
  await answerBox(other.page).fill('Sent second, arrives first.')
  await untilSaved(other.page)
  await one.page.getByText('We kept both.').waitFor({ timeout: 15_000 })
  const mine = await answerBox(one.page).inputValue()
  const theirs = await one.page.getByLabel(/^The newer version/).inputValue()
  const isWhole = mine === 'Sent first, arrives last.' && theirs === 'Sent second, arrives first.'
  if (!isWhole) count(counts, 'texts missing from a conflict')
  one.page.on('request', (request) => {
    const isSave = request.method() === 'POST' && request.url().endsWith('/answers')
    if (isSave) count(counts, 'saves tried while a conflict waits')
  })
  await answerBox(one.page).press('ControlOrMeta+End')
  await one.page.keyboard.insertText(' And typed on.')
  await one.page.waitForTimeout(35_000)
  if ((await storedAnswer(desk, 'q2'))?.value !== theirs) count(counts, 'silent overwrites')
}

/** Fifty saves at once that all began from the same version: one is accepted, one row stands. */
async function parallelSaves(desk: Desk, counts: Record<string, number>): Promise<void> {
  for (const questionId of ['q3', 'q4', 'q5']) {
    for (const base of [0, 1]) {
      const saves = Array.from({ length: 50 }, (_, index) =>
        desk.api.post(`/api/projects/${desk.projectId}/answers`, {
          data: { questionId, value: `save ${index} of base ${base}`, version: base },
        }),
      )
      const statuses = (await Promise.all(saves)).map((response) => response.status())
      const accepted = statuses.filter((status) => status === 200).length
      count(counts, 'parallel saves with one base accepted beyond one', Math.abs(accepted - 1))
    }
    const late = await desk.api.post(`/api/projects/${desk.projectId}/answers`, {
      data: { questionId, value: 'began long ago', version: 1 },
    })
    if (late.status() !== 409) count(counts, 'accepted saves with a stale version')
  }
  const rows = (await storedAnswers(desk)).map(({ questionId }) => questionId)
  count(counts, 'rows beyond one for an answer', rows.length - new Set(rows).size)
}

function count(counts: Record<string, number>, name: string, by = 1): void {
  counts[name] = (counts[name] ?? 0) + by
}
