import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chunksFor } from './chunks.ts'
import { sourceOf } from './screen-table.ts'

const WEB = join(import.meta.dirname, '../src/web')
const MODULE = '/the-module.ts'
const present = new Set([
  MODULE,
  ...readdirSync(WEB, { recursive: true, encoding: 'utf8' }).map((name) => join(WEB, name)),
])

/** The product's own files, of which these alone import anything: one module. */
function whereNeeded(by: readonly string[]) {
  const importers = new Set(by.map((name) => join(WEB, name)))
  return {
    getModuleInfo: (id: string) =>
      present.has(id) ? { importedIds: importers.has(id) ? [MODULE] : [] } : null,
  }
}

const row = (component: string, chunk?: string) => ({
  component,
  guard: 'user',
  budget: 0,
  ...(chunk === undefined ? {} : { chunk }),
})
const chunkOf = chunksFor({
  screens: {
    home: row('DashboardScreen', 'dashboard'),
    dashboard: row('DashboardScreen', 'dashboard'),
    workshop: row('WorkshopScreen', 'workshop'),
    document: row('DocumentScreen', 'document'),
    profile: row('ProfileScreen', 'profile'),
    billing: row('BillingScreen'),
    preview: row('PreviewScreen'),
    inbox: row('InboxScreen'),
    shared: { ...row('SharedScreen'), guard: 'anyone' },
    signIn: { ...row('SignInScreen', 'sign-in'), guard: 'visitor' },
  },
})

const CONTACT = sourceOf('ContactScreen')
const SIGN_IN = sourceOf('SignInScreen')
const DASHBOARD = sourceOf('DashboardScreen')
const WORKSHOP = sourceOf('WorkshopScreen')
const DOCUMENT = sourceOf('DocumentScreen')
const PROFILE = sourceOf('ProfileScreen')
const PREVIEW = sourceOf('PreviewScreen')
const INBOX = sourceOf('InboxScreen')
const SHARED = sourceOf('SharedScreen')
const TYPED = 'panels/document/reading/typed-document.tsx'
const GOODBYE = sourceOf('GoodbyeScreen')

it.each([
  {
    who: 'a public page and the app',
    by: ['pages/start.ts', 'main.tsx', DASHBOARD],
    chunk: 'common',
  },
  { who: 'the early script and the app', by: ['early.ts', 'main.tsx'], chunk: 'calls' },
  { who: 'the public form and the app', by: [CONTACT, 'main.tsx'], chunk: 'base' },
  { who: 'the public form', by: [CONTACT], chunk: null },
  { who: 'the frame', by: ['shell/work-frame.tsx'], chunk: 'app' },
  { who: 'three screens', by: [DASHBOARD, WORKSHOP, DOCUMENT], chunk: 'app' },
  { who: 'two screens', by: [DASHBOARD, WORKSHOP], chunk: 'work' },
  { who: 'the preview and a screen', by: [PREVIEW, WORKSHOP], chunk: 'work' },
  { who: 'the inbox and a screen', by: [INBOX, DOCUMENT], chunk: 'work' },
  { who: 'a document, wherever it is shown', by: [TYPED, DOCUMENT], chunk: 'typed-document' },
  { who: 'a shared document and its screen', by: [SHARED, DOCUMENT], chunk: 'typed-document' },
  { who: 'the screen of the document', by: [DOCUMENT], chunk: 'document' },
  { who: 'a page that checks files', by: ['screens/verify/check-file.ts'], chunk: null },
  {
    who: 'a page that checks files and a document',
    by: ['screens/verify/check-file.ts', TYPED],
    chunk: 'items',
  },
  { who: 'two screens with forms', by: [PROFILE, SIGN_IN], chunk: 'forms' },
  { who: 'a screen and a rare one', by: [DASHBOARD, GOODBYE], chunk: 'dashboard' },
  { who: 'a rare screen', by: [GOODBYE], chunk: null },
])('puts what $who needs into $chunk', ({ by, chunk }) => {
  expect(chunkOf(MODULE, whereNeeded(by))).toBe(chunk)
})

it.each([
  { library: 'react-dom', chunk: 'base' },
  { library: 'react-hook-form', chunk: 'forms' },
  { library: '@radix-ui/react-dialog', chunk: 'overlays' },
  { library: '@radix-ui/react-tooltip', chunk: 'app' },
])('puts the whole of $library into $chunk', ({ library, chunk }) => {
  expect(chunkOf(`/node_modules/${library}/index.js`, whereNeeded([]))).toBe(chunk)
})

it('leaves what runs as it comes in a file of its own', () => {
  expect(chunkOf(join(WEB, 'early.ts'), whereNeeded(['main.tsx']))).toBeNull()
})

it('fails the build when a file it names is gone', () => {
  expect(() => chunkOf(MODULE, { getModuleInfo: () => null })).toThrow('pages/start.ts')
})

it('fails the build when a screen is not in the file of its name', () => {
  expect(() => sourceOf('NobodysScreen')).toThrow('nobodys-screen.tsx')
})
