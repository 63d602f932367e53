// What a visitor waits for: Lighthouse's mobile profile (a slow telephone on a slow line, simulated) on
// the built product, and the script each visit loads. The median of BENCH_ROUNDS runs (3).
import { readFileSync } from 'node:fs'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { SIZES_FILE } from '../../build/site-config.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const PUBLIC = ['/', '/example', '/contact', '/privacy-policy', '/tokusho', '/sign-in']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Measured = Record<(typeof CATEGORIES)[number], number> & {
  'first paint ms': number
  'largest paint ms': number
  'blocked ms': number
  shift: number
  'speed index ms': number
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>

const server = await startBenchServer()
const chrome = await launch({
  chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
})
try {
  console.log(`Lighthouse, mobile profile, median of ${ROUNDS}: public pages`)
  console.table(await measureAll(server, PUBLIC))
  console.log('The same, signed in, with the sample project')
  console.table(await measureAll(server, await server.signIn()))
} finally {
  chrome.kill()
  await server.stop()
}
console.log('Script in bytes as sent (Brotli), by visit and language')
const sizes = JSON.parse(readFileSync(SIZES_FILE, 'utf8')) as Record<string, Record<string, number>>
console.table(
  Object.fromEntries(
    Object.keys(sizes.en ?? {}).map((visit) => [
      visit,
      Object.fromEntries(Object.entries(sizes).map(([language, of]) => [language, of[visit]])),
    ]),
  ),
)

/** One look. Chrome sometimes hands Lighthouse no trace of a page; then it looks again. */
async function look(of: BenchServer, path: string, tries = 3): Promise<Result['lhr']> {
  const cookie = of.cookie()
  const result = await lighthouse(`${of.origin}${path}`, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    extraHeaders: cookie === '' ? {} : { Cookie: cookie },
  })
  if (result && !result.lhr.runtimeError) return result.lhr
  if (tries > 1) return look(of, path, tries - 1)
  throw new Error(`Lighthouse saw nothing of ${path}: ${result?.lhr.runtimeError?.message}`)
}

async function measureAll(of: BenchServer, paths: readonly string[]) {
  const rows: Record<string, Measured> = {}
  for (const path of paths) {
    const runs: Measured[] = []
    for (let round = 0; round < ROUNDS; round += 1) runs.push(await measure(of, path))
    runs.sort((a, b) => a.performance - b.performance)
    const median = runs[Math.floor(runs.length / 2)]
    if (median) rows[of.nameOf(path)] = median
  }
  return rows
}

async function measure(of: BenchServer, path: string): Promise<Measured> {
  const { categories, audits } = await look(of, path)
  // A page that does not work paints little, and soon.
  if (audits['errors-in-console']?.score !== 1) throw new Error(`errors on ${of.nameOf(path)}`)
  const figure = (audit: string) => Math.round(audits[audit]?.numericValue ?? Number.NaN)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    'first paint ms': figure('first-contentful-paint'),
    'largest paint ms': figure('largest-contentful-paint'),
    'blocked ms': figure('total-blocking-time'),
    shift: Number((audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3)),
    'speed index ms': figure('speed-index'),
  }
}
