import { join } from 'node:path'
import { type ScreenTable, sourceOf } from './screen-table.ts'

const WEB = join(import.meta.dirname, '../src/web')

/** What the bundler tells of its modules. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const START = 'pages/start.ts'
const EARLY = 'early.ts'
/** What runs as it comes: nobody else may load it for something that it brings along. */
const RUNNING = new Set([START, EARLY].map((name) => join(WEB, name)))

/** The public pages that work by script. */
const WORKING = ['ContactScreen', 'VerifyScreen'].map(sourceOf)
const REQUIRE_USER = 'shell/require-user.tsx'
const REQUIRE_VISITOR = 'shell/require-visitor.tsx'
const TYPED_DOCUMENT = 'panels/document/reading/typed-document.tsx'

interface Travellers {
  /** What the file is called; several groups may share one. */
  name: string
  sources: readonly string[]
  /** By how many of the sources a module must be needed to travel with them; else by one. */
  atLeast?: number
}

/**
 * Who needs what, the most frugal first: a module travels with the first of these that reach it, so
 * that nobody waits for what only those further down need. A screen whose row names a chunk is one of
 * those that people go to and fro between: two of them share.
 */
function travellersOf({ screens }: Pick<ScreenTable, 'screens'>): readonly Travellers[] {
  const source = (name: string) => sourceOf(screens[name]?.component ?? name)
  // The dashboard has two addresses.
  const main = new Map(
    Object.values(screens)
      .filter(({ guard }) => guard === 'user')
      .flatMap(({ chunk, component }) => (chunk ? [[chunk, sourceOf(component)]] : [])),
  )
  const work = [REQUIRE_USER, ...main.values()]
  return [
    { name: 'common', sources: [START] },
    { name: 'calls', sources: [EARLY] },
    { name: 'base', sources: ['pages/hydrate-page.tsx', 'pages/mount-banner.tsx'] },
    // What they share with the app: they would else bring some of the app along, and run it.
    ...['main.tsx', source('dashboard'), source('signIn')].flatMap((shared) =>
      WORKING.map((page) => ({ name: 'base', sources: [page, shared], atLeast: 2 })),
    ),
    // What reads a document's items, shared by a page without the app and the app.
    { name: 'items', sources: ['screens/verify/check-file.ts', TYPED_DOCUMENT], atLeast: 2 },
    { name: 'app', sources: ['main.tsx', 'shell/work-frame.tsx'] },
    { name: 'app', sources: [REQUIRE_VISITOR, source('signIn'), ...work], atLeast: 3 },
    { name: 'work', sources: [REQUIRE_USER] },
    {
      name: 'work',
      sources: [...work, source('billing'), source('preview'), source('inbox')],
      atLeast: 2,
    },
    {
      name: 'forms',
      sources: [
        source('profile'),
        source('signIn'),
        'screens/dashboard/editing/project-form-dialog.tsx',
      ],
      atLeast: 2,
    },
    { name: 'sign-in', sources: [source('signIn'), REQUIRE_VISITOR] },
    {
      name: 'overlays',
      sources: ['dialog', 'alert-dialog', 'menu', 'toast'].map(
        (kind) => `ui/overlay/views/${kind}-view.tsx`,
      ),
    },
    // Before the screen of the document: the preview and a shared link show one without that screen.
    { name: 'typed-document', sources: [TYPED_DOCUMENT] },
    { name: 'typed-document', sources: [source('document'), source('shared')], atLeast: 2 },
    ...[...main].map(([name, of]) => ({ name, sources: [of] })),
    // Beside the answer, a moment after it, and on the page that reads everything back.
    { name: 'reading', sources: ['panels/reading/reading-card.tsx'] },
  ]
}

/** Libraries travel whole: most are reached through a list of everything they have. */
const LIBRARIES = [
  { name: 'forms', test: /node_modules\/react-hook-form\// },
  { name: 'base', test: /node_modules\/(?:react|react-dom|scheduler|lucide-react)\// },
  {
    name: 'overlays',
    test: /node_modules\/(?:@radix-ui\/react-(?:dialog|alert-dialog|dropdown-menu|menu|toast|popover|focus-guards|roving-focus|collection)|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|tslib)\//,
  },
  // Its list of projects alone scrolls by itself.
  { name: 'dashboard', test: /node_modules\/@radix-ui\/react-scroll-area\// },
  {
    name: 'app',
    test: /node_modules\/(?:@tanstack|@radix-ui|@floating-ui)\//,
  },
]

/**
 * What travels together: a name for each module; null for what is needed by one screen, or by screens
 * apart. A browser asks for six files at a time: sixty small ones are ten waits on a slow line.
 */
export function chunksFor(table: Pick<ScreenTable, 'screens'>) {
  const travellers = travellersOf(table)
  return (id: string, modules: Modules): string | null => {
    if (RUNNING.has(id)) return null
    const library = LIBRARIES.find(({ test }) => test.test(id))
    if (library) return library.name
    const needing = travellers.find(
      ({ sources, atLeast = 1 }) =>
        sources.filter((source) => reach(source, modules).has(id)).length >= atLeast,
    )
    return needing?.name ?? null
  }
}

const reached = new WeakMap<Modules, Map<string, Set<string>>>()

/** All that a source imports at once, itself included. Throws when there is no such source. */
function reach(source: string, modules: Modules): Set<string> {
  const known = reached.get(modules) ?? new Map<string, Set<string>>()
  reached.set(modules, known)
  const found = known.get(source) ?? new Set<string>()
  if (known.has(source)) return found
  known.set(source, found)
  const open = [join(WEB, source)]
  if (modules.getModuleInfo(join(WEB, source)) === null)
    throw new Error(`chunks.ts names ${source}, which is not there`)
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
