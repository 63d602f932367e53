import { join } from 'node:path'

const WEB = join(import.meta.dirname, '../src/web')

/** What the bundler tells of its modules. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const START = 'pages/start.ts'
const EARLY = 'early.ts'
/** What runs as it comes: nobody else may load it for something that it brings along. */
const RUNNING = new Set([START, EARLY].map((name) => join(WEB, name)))
const SIGN_IN = 'screens/sign-in/sign-in-screen.tsx'
const WORK = [
  'shell/require-user.tsx',
  'screens/dashboard/dashboard-screen.tsx',
  'screens/workshop/workshop-screen.tsx',
  'screens/document/document-screen.tsx',
  'screens/profile/profile-screen.tsx',
]

/**
 * Who needs what, the most frugal first: a module travels with the first of these that reach it, so
 * that nobody waits for what only those further down need.
 */
const TRAVELLERS: readonly { name: string; sources: readonly string[]; atLeast?: number }[] = [
  { name: 'common', sources: [START] },
  { name: 'calls', sources: [EARLY] },
  { name: 'base', sources: ['pages/hydrate-page.tsx', 'pages/mount-banner.tsx'] },
  ...['main.tsx', 'screens/dashboard/dashboard-screen.tsx', SIGN_IN].map((source) => ({
    name: 'base',
    sources: ['screens/contact/contact-screen.tsx', source],
    atLeast: 2,
  })),
  { name: 'app', sources: ['main.tsx', 'shell/work-frame.tsx'] },
  {
    name: 'app',
    sources: ['shell/require-visitor.tsx', SIGN_IN, ...WORK],
    atLeast: 3,
  },
  { name: 'work', sources: ['shell/require-user.tsx'] },
  { name: 'work', sources: [...WORK, 'screens/billing/billing-screen.tsx'], atLeast: 2 },
  {
    name: 'forms',
    sources: [
      'screens/profile/profile-screen.tsx',
      SIGN_IN,
      'screens/dashboard/editing/project-form-dialog.tsx',
    ],
    atLeast: 2,
  },
  { name: 'sign-in', sources: [SIGN_IN, 'shell/require-visitor.tsx'] },
  {
    name: 'overlays',
    sources: ['dialog', 'alert-dialog', 'menu', 'toast'].map(
      (kind) => `ui/overlay/views/${kind}-view.tsx`,
    ),
  },
  { name: 'dashboard', sources: ['screens/dashboard/dashboard-screen.tsx'] },
  { name: 'workshop', sources: ['screens/workshop/workshop-screen.tsx'] },
  { name: 'profile', sources: ['screens/profile/profile-screen.tsx'] },
  {
    name: 'document',
    sources: ['screens/document/document-screen.tsx', 'panels/document/reading/typed-document.tsx'],
  },
]

/** Libraries whose files are reached through a list of everything they have. */
const LIBRARIES = [
  { name: 'common', test: /rolldown\/runtime|vite\/preload-helper/ },
  { name: 'forms', test: /node_modules\/react-hook-form\// },
  { name: 'base', test: /node_modules\/(?:react|react-dom|scheduler|lucide-react)\// },
  {
    name: 'overlays',
    test: /node_modules\/(?:@radix-ui\/react-(?:dialog|alert-dialog|dropdown-menu|menu|toast|popover|focus-guards|roving-focus|collection|direction)|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|tslib)\//,
  },
  {
    name: 'app',
    test: /node_modules\/(?:@tanstack|@radix-ui|@floating-ui)\//,
  },
]

/**
 * What travels together; null for what is needed by one screen, or by screens apart. A browser asks
 * for six files at a time: sixty small ones are ten waits on a slow line.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  if (RUNNING.has(id)) return null
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
