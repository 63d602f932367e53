import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Manifest, scriptsOf } from './manifest.ts'
import { filesOf, type ScreenTable } from './screen-table.ts'
import { WEB_DIR } from './site-config.ts'

const KB = 1000

interface Budget {
  name: string
  /** The sources that are loaded, or their names in `chunks.ts`, with all that they import. */
  sources: readonly string[]
  /** Bytes as sent, compressed with Brotli. */
  most: number
}

/** How much script a visit to a public page may load; for a screen its row says it. */
const PUBLIC_BUDGETS: readonly Budget[] = [
  { name: 'a public page before it is idle', sources: ['pages/start.ts'], most: 8 * KB },
  {
    name: 'a first visit with the cookie banner',
    sources: ['pages/start.ts', 'base'],
    most: 90 * KB,
  },
  {
    name: 'the contact page with all it has',
    sources: ['pages/start.ts', 'base', 'screens/contact/contact-screen.tsx'],
    most: 100 * KB,
  },
]

/** Fails the build when a visit loads more script than it may; gives what each one loads, in bytes. */
export function checkBudget(manifest: Manifest, table: ScreenTable): Record<string, number> {
  const budgets = [...PUBLIC_BUDGETS, ...screenBudgets(table)]
  const sizes = budgets.map((budget) => ({ ...budget, size: sizeOf(manifest, budget.sources) }))
  const broken = sizes.filter(({ size, most }) => size > most)
  if (broken.length > 0) {
    const lines = broken.map(
      ({ name, size, most }) => `  ${name}: ${size} of at most ${most} bytes`,
    )
    throw new Error(
      `The script outgrows its budget (build/check-budget.ts, src/web/screens.ts):\n${lines.join('\n')}`,
    )
  }
  return Object.fromEntries(sizes.map(({ name, size }) => [name, size]))
}

function screenBudgets(table: ScreenTable): Budget[] {
  return Object.entries(table.screens).map(([name, screen]) => ({
    name: `the screen ${name}`,
    sources: ['early.ts', 'app', ...filesOf(screen, table)],
    most: screen.budget * KB,
  }))
}

function sizeOf(manifest: Manifest, sources: readonly string[]): number {
  const files = scriptsOf(manifest, sources)
  return files.reduce((sum, file) => sum + sentBytes(join(WEB_DIR, file)), 0)
}

/** As the server sends it: the compressed copy where there is one. */
function sentBytes(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}
