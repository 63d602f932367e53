import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Manifest, scriptsOf } from './manifest.ts'
import { WEB_DIR } from './site-config.ts'

const KB = 1000
const SCREENS = ['dashboard', 'workshop', 'document', 'profile']

interface Budget {
  name: string
  /** The sources that are loaded, or their names in `chunks.ts`, with all that they import. */
  sources: readonly string[]
  /** Bytes as sent, compressed with Brotli. */
  most: number
}

/** How much script each kind of visit may load. */
const BUDGETS: readonly Budget[] = [
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
  ...SCREENS.map((screen) => ({
    name: `the ${screen} when signed in`,
    sources: ['early.ts', 'app', screen],
    most: 200 * KB,
  })),
]

/** Fails the build when a visit loads more script than it may; gives what each one loads, in bytes. */
export function checkBudget(manifest: Manifest): Record<string, number> {
  const sizes = BUDGETS.map((budget) => ({ ...budget, size: sizeOf(manifest, budget.sources) }))
  const broken = sizes.filter(({ size, most }) => size > most)
  if (broken.length > 0) {
    const lines = broken.map(
      ({ name, size, most }) => `  ${name}: ${size} of at most ${most} bytes`,
    )
    throw new Error(`The script outgrows its budget (build/check-budget.ts):\n${lines.join('\n')}`)
  }
  return Object.fromEntries(sizes.map(({ name, size }) => [name, size]))
}

function sizeOf(manifest: Manifest, sources: readonly string[]): number {
  const files = scriptsOf(manifest, sources)
  return files.reduce((sum, file) => sum + sentBytes(join(WEB_DIR, file)), 0)
}

/** As the server sends it: the compressed copy where there is one. */
function sentBytes(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}
