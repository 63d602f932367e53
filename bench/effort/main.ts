// What it takes a newcomer to come from the landing page to something to read: clicks, keys that act
// (Tab, Enter, shortcuts), letters. In a real browser, on the built product without a model; the
// answers are those of the sample.
import { chromium } from '@playwright/test'
import { type BenchServer, startBenchServer } from '../pages/bench-server.ts'
import { type Effort, handAt } from './hand.ts'
import { WAYS } from './ways.ts'

/** Clicks and keys until the first letter of an answer. */
const FIRST_LETTER_BAR = 3

const server = await startBenchServer()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  const rows: Record<string, Record<string, number | string>> = {}
  for (const [name, { to, bar, go }] of Object.entries(WAYS)) {
    const effort = await effortOf(server, go)
    const acts = effort.clicks + effort.keys
    rows[name] = {
      to,
      clicks: effort.clicks,
      'keys that act': effort.keys,
      'letters typed': effort.letters,
      'words typed': effort.words,
      'letters pasted': effort.pasted,
      'until the first letter': effort.untilFirstLetter ?? '',
      bar,
      kept: effort.clicks <= bar ? (acts <= bar ? 'yes' : 'clicks yes, with keys no') : 'no',
    }
  }
  console.log(`From the landing page. Bar until the first letter of an answer: ${FIRST_LETTER_BAR}`)
  console.table(rows)
} finally {
  await browser.close()
  await server.stop()
}

async function effortOf(of: BenchServer, go: (typeof WAYS)[string]['go']): Promise<Effort> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(of.origin, { waitUntil: 'networkidle' })
  const hand = handAt(page)
  await go(hand)
  await context.close()
  return hand.effort()
}
