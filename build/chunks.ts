import { join } from 'node:path'

const WEB = join(import.meta.dirname, '../src/web')

/** What the bundler tells of its modules. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/**
 * Who needs what, the most frugal first: a module travels with the first of these that reach it, so
 * that nobody waits for what only those further down need.
 */
const TRAVELLERS: readonly { name: string; sources: readonly string[]; atLeast?: number }[] = [
  { name: 'start', sources: ['pages/start.ts'] },
  { name: 'early', sources: ['early.ts'] },
  { name: 'public', sources: ['pages/hydrate-page.tsx', 'pages/mount-banner.tsx'] },
  { name: 'app', sources: ['main.tsx'] },
  {
    name: 'frame',
    sources: [
      'shell/work-frame.tsx',
      'shell/require-visitor.tsx',
      'screens/sign-in/sign-in-screen.tsx',
    ],
    atLeast: 2,
  },
  {
    name: 'work',
    sources: [
      'shell/work-frame.tsx',
      'shell/require-user.tsx',
      'screens/dashboard/dashboard-screen.tsx',
      'screens/workshop/workshop-screen.tsx',
      'screens/document/document-screen.tsx',
      'screens/profile/profile-screen.tsx',
    ],
    atLeast: 2,
  },
]
const ROOTS = new Set(TRAVELLERS.flatMap(({ sources }) => sources).map((name) => join(WEB, name)))

/** Libraries whose files are reached through a list of everything they have. */
const LIBRARIES = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'icons', test: /node_modules\/lucide-react\// },
  {
    name: 'frame',
    test: /node_modules\/(?:@tanstack|@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|tslib)\//,
  },
]

/**
 * What travels together; null for what is needed by one screen, or by screens apart. A browser asks
 * for six files at a time: sixty small ones are ten waits on a slow line.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  if (ROOTS.has(id)) return null
  const library = LIBRARIES.find(({ test }) => test.test(id))
  if (library) return library.name
  const needing = TRAVELLERS.find(
    ({ sources, atLeast = 1 }) =>
      sources.filter((source) => reach(source, modules).has(id)).length >= atLeast,
  )
  return needing?.name ?? null
}

const reached = new WeakMap<Modules, Map<string, Set<string>>>()

/** All that a source imports at once, itself included. */
function reach(source: string, modules: Modules): Set<string> {
  const known = reached.get(modules) ?? new Map<string, Set<string>>()
  reached.set(modules, known)
  const found = known.get(source) ?? new Set<string>()
  if (known.has(source)) return found
  known.set(source, found)
  const open = [join(WEB, source)]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
