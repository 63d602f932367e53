/**
 * Which room may import which: all of it in one table (docs/architecture.md#layers). A room is a
 * folder or a file of a layer, with everything in it; each screen is a room. A row names what its room
 * may import at run time; a layer's name stands for all rooms of it. A new room needs a row.
 */
type Rooms = Readonly<Record<string, readonly string[]>>

/** One room a noun. What two of them need is domain, `db`, a provider, or comes with the call. */
const NOUNS = [
  'admin',
  'accounts',
  'agents',
  'answers',
  'backup',
  'billing',
  'consultations',
  'contact',
  'documents',
  'exports',
  'projects',
  'proof',
  'readings',
  'sharing',
  'telling',
  'test-payments',
  'threads',
  'webhooks',
  'trackers',
].map((name) => `server/${name}`)

const CORE = ['domain', 'contract']

/** What every noun rests on. */
const BELOW_NOUNS = [
  ...CORE,
  'server/app-error',
  'server/config',
  'server/db',
  'server/count-in',
  'server/digest-text',
  'server/lay-over',
  'server/log',
  'server/prompts',
  'server/providers',
  'server/settings',
  'server/texts',
  'server/turns',
  'server/written-json',
]

const DOMAIN: Rooms = {
  'domain/account-status': [],
  'domain/admin': [],
  'domain/answers': [],
  'domain/billing': [],
  'domain/consent': [],
  'domain/contact': [],
  'domain/device': [],
  'domain/document-contents': [],
  'domain/language': [],
  'domain/pace': [],
  'domain/password': [],
  'domain/person': [],
  'domain/pricing': [],
  'domain/project': [],
  'domain/project-name': ['domain/language'],
  'domain/public-face': [],
  'domain/return-path': [],
  'domain/share-days': [],
  'domain/theme': [],
  'domain/trial': [],
  'domain/entitlements': ['domain/account-status', 'domain/trial'],
  'domain/wording': [],
  'domain/webhooks': [],
  'domain/questionnaire': ['domain/answers'],
  'domain/starters': [],
  'domain/next-step': ['domain/answers', 'domain/questionnaire'],
  'domain/telling': ['domain/language', 'domain/questionnaire'],
  'domain/hints': ['domain/answers', 'domain/language', 'domain/questionnaire'],
  'domain/reading': ['domain/language', 'domain/questionnaire'],
  'domain/requirements': [
    'domain/answers',
    'domain/hints',
    'domain/language',
    'domain/questionnaire',
    'domain/reading',
  ],
  'domain/consultation': [
    'domain/answers',
    'domain/hints',
    'domain/language',
    'domain/questionnaire',
    'domain/reading',
    'domain/requirements',
  ],
  'domain/threads': ['domain/language', 'domain/reading', 'domain/requirements'],
  'domain/agents': ['domain/language', 'domain/requirements'],
  'domain/proof': ['domain/agents', 'domain/requirements'],
  'domain/tracking': ['domain/requirements'],
  'domain/cross-answers': ['domain/answers', 'domain/language', 'domain/requirements'],
  'domain/examples': ['domain/questionnaire', 'domain/requirements'],
}

const SERVER: Rooms = {
  'server/written-json': [],
  'server/count-in': [],
  'server/digest-text': [],
  'server/lay-over': [...CORE, 'server/digest-text', 'server/texts'],
  'server/texts': CORE,
  'server/app-error': [...CORE, 'server/texts'],
  'server/settings': CORE,
  'server/config': [...CORE, 'server/settings'],
  'server/log': [],
  'server/turns': ['server/app-error'],
  'server/db': [...CORE, 'server/app-error'],
  'server/prompts': [...CORE, 'server/texts'],
  'server/providers': [
    ...CORE,
    'server/app-error',
    'server/prompts',
    'server/texts',
    'server/turns',
  ],
  ...Object.fromEntries(NOUNS.map((room) => [room, BELOW_NOUNS])),
  'server/worker': [...BELOW_NOUNS, ...NOUNS],
  'server/jobs': [...BELOW_NOUNS, ...NOUNS],
  'server/http': [...BELOW_NOUNS, ...NOUNS],
  'server/deps': [],
  'server/choose-payments': [...BELOW_NOUNS, ...NOUNS],
  'server/create-deps': [...BELOW_NOUNS, ...NOUNS, 'server/choose-payments', 'server/worker'],
  'server/app': [...BELOW_NOUNS, ...NOUNS, 'server/http'],
  'server/start-server': [
    ...BELOW_NOUNS,
    ...NOUNS,
    'server/app',
    'server/create-deps',
    'server/http',
    'server/jobs',
  ],
  'server/main': [...BELOW_NOUNS, 'server/start-server'],
}

/** What every piece of the browser may know. */
const BELOW_UI = [...CORE, 'web/hooks', 'web/loading', 'web/paths', 'web/storage', 'web/text']
const BELOW_PANELS = [...BELOW_UI, 'web/api', 'web/drafts', 'web/ui']
const BELOW_SCREENS = [...BELOW_PANELS, 'web/panels', 'web/shell']

const WEB: Rooms = {
  'web/paths': CORE,
  'web/storage': [],
  'web/loading': ['web/storage'],
  'web/text/ui': CORE,
  'web/text': [...CORE, 'web/loading', 'web/paths', 'web/text/ui'],
  'web/hooks': ['web/loading', 'web/storage'],
  // Of the texts, a piece knows only the few words that it says itself.
  'web/ui': [...CORE, 'web/hooks', 'web/loading', 'web/text/ui'],
  'web/api': CORE,
  'web/drafts': [...CORE, 'web/api'],
  'web/panels': BELOW_PANELS,
  'web/shell': [...BELOW_PANELS, 'web/panels'],
  'web/screens/*': BELOW_SCREENS,
  'web/screens.ts': [...BELOW_SCREENS, 'web/screens'],
  'web/opening': [...BELOW_PANELS, 'web/screens.ts'],
  'web/pages': [...BELOW_SCREENS, 'web/screens', 'web/screens.ts'],
  'web/routes': [...BELOW_SCREENS, 'web/screens', 'web/screens.ts', 'web/opening'],
  'web/app': [...BELOW_SCREENS, 'web/routes'],
  'web/early': [...BELOW_PANELS, 'web/opening'],
  'web/main': [...BELOW_SCREENS, 'web/app', 'web/opening'],
}

export const ROOMS: Rooms = { contract: ['domain'], ...DOMAIN, ...SERVER, ...WEB }

/** In the browser a type counts like any import, so that `ui` knows nothing of `api`; but for these. */
const TYPES_IN_WEB: Rooms = {
  'web/text': ['web/drafts'],
  'web/screens.ts': ['web/opening'],
}

/** The room of a file: 'src/web/api/x.ts' is in 'web/api', 'src/server/main.ts' is 'server/main'. */
export function roomOf(path: string): string {
  const names = path.replace(/^src\//, '').split('/')
  const file = names.join('/')
  if (file in ROOMS) return file
  for (let depth = names.length; depth > 0; depth -= 1) {
    const place = withoutEnding(names.slice(0, depth).join('/'))
    if (depth < names.length && `${parentOf(place)}/*` in ROOMS) return place
    if (place in ROOMS) return place
  }
  return withoutEnding(names.slice(0, 2).join('/'))
}

/** Whether a room has a row. */
export function hasRow(room: string): boolean {
  return rowOf(room, ROOMS) !== undefined
}

/** Whether a room may import another at run time. */
export function mayImport(from: string, to: string): boolean {
  return from === to || names(rowOf(from, ROOMS), to)
}

/** Whether it may name its types: up as well, but not out of its layer. */
export function mayNameTypes(from: string, to: string): boolean {
  if (mayImport(from, to)) return true
  const layer = layerOf(from)
  if (layer === 'web') return names(rowOf(from, TYPES_IN_WEB), to)
  return layer === layerOf(to)
}

export function layerOf(room: string): string {
  return room.split('/')[0] ?? ''
}

function rowOf(room: string, rooms: Rooms): readonly string[] | undefined {
  return rooms[room] ?? rooms[`${parentOf(room)}/*`]
}

function names(row: readonly string[] = [], room: string): boolean {
  return row.some((name) => room === name || room.startsWith(`${name}/`))
}

function parentOf(place: string): string {
  return place.slice(0, Math.max(0, place.lastIndexOf('/')))
}

function withoutEnding(place: string): string {
  return place.replace(/\.tsx?$/, '')
}
