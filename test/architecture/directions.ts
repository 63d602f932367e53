/**
 * Which part of the source may import which: the whole of it in one table (docs/architecture.md#layers).
 *
 * A part is a folder or a file under `src`, with everything in it; of a folder with `/*` each folder
 * inside is a part of its own. The longest name that fits a path is its part. What a row names may be
 * imported at run time, with everything in it; a part always knows itself. A new part needs a row.
 */
export type Directions = Readonly<Record<string, readonly string[]>>

/** Rooms of the server: one for each noun. What two of them need is domain, `db` or a provider. */
const ROOMS = [
  'accounts',
  'answers',
  'billing',
  'consultations',
  'contact',
  'documents',
  'exports',
  'projects',
  'readings',
  'telling',
  'test-payments',
].map((name) => `server/${name}`)

const CORE = ['domain', 'contract']

/** What every room stands on. */
const BELOW_ROOMS = [
  ...CORE,
  'server/app-error',
  'server/config',
  'server/db',
  'server/log',
  'server/prompts',
  'server/providers',
  'server/settings',
  'server/texts',
  'server/turns',
  'server/written-json',
]

const DOMAIN: Directions = {
  'domain/account-status': [],
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
  'domain/theme': [],
  'domain/trial': [],
  'domain/entitlements': ['domain/trial'],
  'domain/wording': [],
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
  'domain/cross-answers': ['domain/answers', 'domain/language', 'domain/requirements'],
  'domain/examples': ['domain/questionnaire', 'domain/requirements'],
}

const SERVER: Directions = {
  'server/written-json': [],
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
  ...Object.fromEntries(ROOMS.map((room) => [room, BELOW_ROOMS])),
  'server/worker': [...BELOW_ROOMS, ...ROOMS],
  'server/jobs': [...BELOW_ROOMS, ...ROOMS],
  'server/http': [...BELOW_ROOMS, ...ROOMS],
  'server/deps': [],
  'server/choose-payments': [...BELOW_ROOMS, ...ROOMS],
  'server/create-deps': [...BELOW_ROOMS, ...ROOMS, 'server/choose-payments', 'server/worker'],
  'server/app': [...BELOW_ROOMS, ...ROOMS, 'server/http'],
  'server/start-server': [
    ...BELOW_ROOMS,
    'server/app',
    'server/create-deps',
    'server/http',
    'server/jobs',
  ],
  'server/main': [...BELOW_ROOMS, 'server/start-server'],
}

/** What everything in the browser may know: words, addresses, what is kept and what comes later. */
const BELOW_UI = [
  ...CORE,
  'web/anchors',
  'web/file-loader',
  'web/hooks',
  'web/passed-on',
  'web/paths',
  'web/text',
  'web/run-when-idle',
]
const BELOW_PANELS = [...BELOW_UI, 'web/api', 'web/drafts', 'web/ui']
const BELOW_SCREENS = [...BELOW_PANELS, 'web/language', 'web/panels', 'web/shell']

const WEB: Directions = {
  'web/anchors': CORE,
  'web/paths': CORE,
  'web/passed-on': CORE,
  'web/run-when-idle': [],
  'web/language': CORE,
}

export const DIRECTIONS: Directions = { contract: ['domain'], ...DOMAIN, ...SERVER, ...WEB }
