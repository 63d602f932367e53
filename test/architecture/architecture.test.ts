import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasRow, mayImport, ROOMS, roomOf } from './rooms.ts'
import { type Source, violations } from './rules.ts'

function tree(): Source[] {
  return readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

describe('the structure of src', () => {
  it('has no violation', () => {
    const sources = tree()
    expect(sources.length).toBeGreaterThan(20)
    expect(violations(sources)).toEqual([])
  })

  it('has a file for every row', () => {
    const rooms = new Set(tree().map(({ path }) => roomOf(path)))
    const used = [...rooms, ...[...rooms].map((room) => room.replace(/[^/]+$/, '*'))]
    expect(Object.keys(ROOMS).filter((room) => !used.includes(room))).toEqual([])
  })

  /** One for each direction that AGENTS.md and docs/architecture.md state. */
  const breaches: [name: string, path: string, module: string][] = [
    ['domain → contract', 'src/domain/trial.ts', '#contract/x.ts'],
    ['domain → server', 'src/domain/trial.ts', '#server/turns/fair-line.ts'],
    ['domain → web', 'src/domain/trial.ts', '#web/paths.ts'],
    ['contract → server', 'src/contract/a.ts', '#server/texts/texts.ts'],
    ['contract → web', 'src/contract/a.ts', '#web/paths.ts'],
    ['server → web', 'src/server/http/a.ts', '#web/paths.ts'],
    ['web → server', 'src/web/api/a.ts', '#server/app-error.ts'],
    ['language → reading', 'src/domain/language/a.ts', '#domain/reading/rows.ts'],
    ['reading → requirements', 'src/domain/reading/a.ts', '#domain/requirements/document.ts'],
    [
      'requirements → consultation',
      'src/domain/requirements/a.ts',
      '#domain/consultation/topics.ts',
    ],
    ['hints → consultation', 'src/domain/hints/a.ts', '#domain/consultation/topics.ts'],
    ['room → room', 'src/server/billing/a.ts', '#server/documents/to-version-view.ts'],
    [
      'room → another room’s use-case',
      'src/server/projects/a.ts',
      '#server/billing/get-billing.ts',
    ],
    ['room → http', 'src/server/billing/a.ts', '#server/http/add-route.ts'],
    ['room → worker', 'src/server/documents/a.ts', '#server/worker/heavy-work.ts'],
    ['room → jobs', 'src/server/billing/a.ts', '#server/jobs/list-jobs.ts'],
    ['room → where the parts meet', 'src/server/billing/a.ts', '#server/create-deps.ts'],
    ['query → http', 'src/server/projects/queries.ts', '#server/http/session.ts'],
    ['http → the queries of a room', 'src/server/http/billing/a.ts', '#server/projects/queries.ts'],
    ['jobs → the queries of a room', 'src/server/jobs/a.ts', '#server/billing/trial-queries.ts'],
    ['jobs → http', 'src/server/jobs/a.ts', '#server/http/add-route.ts'],
    ['worker → http', 'src/server/worker/a.ts', '#server/http/add-route.ts'],
    ['provider → room', 'src/server/providers/a.ts', '#server/readings/load-reading.ts'],
    ['provider → worker', 'src/server/providers/a.ts', '#server/worker/heavy-work.ts'],
    ['db → room', 'src/server/db/a.ts', '#server/projects/project-view.ts'],
    ['db → provider', 'src/server/db/a.ts', '#server/providers/mailer.ts'],
    ['texts → room', 'src/server/texts/a.ts', '#server/telling/files/told-file.ts'],
    ['turns → room', 'src/server/turns/a.ts', '#server/documents/to-version-view.ts'],
    ['screen → screen', 'src/web/screens/dashboard/a.tsx', '#web/screens/workshop/x.tsx'],
    ['panels → screens', 'src/web/panels/form/a.tsx', '#web/screens/workshop/x.tsx'],
    ['panels → shell', 'src/web/panels/form/a.tsx', '#web/shell/page.tsx'],
    ['ui → api', 'src/web/ui/form/a.tsx', '#web/api/client.ts'],
    ['ui → screens', 'src/web/ui/form/a.tsx', '#web/screens/workshop/x.tsx'],
    ['ui → a screen’s words', 'src/web/ui/form/a.tsx', '#web/text/workshop.ts'],
    ['api → ui', 'src/web/api/a.ts', '#web/ui/form/x.tsx'],
    ['hooks → api', 'src/web/hooks/a.ts', '#web/api/client.ts'],
    ['drafts → panels', 'src/web/drafts/a.ts', '#web/panels/form/x.tsx'],
    ['text → screens', 'src/web/text/a.ts', '#web/screens/workshop/x.tsx'],
  ]
  it.each(breaches)('finds %s', (_name, path, module) => {
    const statements = [
      `import { x } from '${module}'`,
      `import {\n  x,\n  type Y,\n} from '${module}'`,
      `export { x } from '${module}'`,
      `import '${module}'`,
      `const x = await import('${module}')`,
    ]
    for (const text of statements) {
      expect(violations([{ path, text }]).join('\n'), text).toMatch(/may not import/)
    }
  })

  it.each([
    ['a relative import', 'src/server/deps.ts', './documents/version-view.ts'],
    ['a relative import out of the folder', 'src/server/billing/a.ts', '../documents/x.ts'],
    ['a thread by its address', 'src/server/documents/a.ts', '../worker/thread.ts'],
  ])('is not passed by with %s', (_name, path, module) => {
    const source = { path, text: `new URL('${module}', import.meta.url)` }
    expect(violations([source])).not.toEqual([])
    expect(violations([{ path, text: `import { x } from '${module}'` }])).not.toEqual([])
  })

  it('lets a type be named up within a layer, not out of it', () => {
    const type = (path: string, module: string) =>
      violations([{ path, text: `import type { X } from '${module}'` }])
    expect(type('src/server/providers/a.ts', '#server/worker/heavy-work.ts')).toEqual([])
    expect(type('src/domain/language/a.ts', '#domain/reading/rows.ts')).toEqual([])
    expect(type('src/domain/trial.ts', '#contract/account.ts')).not.toEqual([])
    expect(type('src/web/api/a.ts', '#server/app-error.ts')).not.toEqual([])
    expect(type('src/web/ui/a.tsx', '#web/api/client.ts')).not.toEqual([])
  })

  it('asks a new room for a row', () => {
    const source = { path: 'src/server/parties/start-party.ts', text: '' }
    expect(violations([source]).join()).toMatch(/server\/parties has no row/)
  })

  it('allows no knot: no way leads from a room back to it', () => {
    const rooms = Object.keys(ROOMS)
    const below = (room: string) => rooms.filter((to) => to !== room && mayImport(room, to))
    const reached = (room: string) => {
      const found = new Set(below(room))
      for (const next of found) for (const each of below(next)) found.add(each)
      return found
    }
    expect(rooms.filter((room) => reached(room).has(room))).toEqual([])
    expect(rooms.every(hasRow)).toBe(true)
  })

  const planted: [string, Source, RegExp][] = [
    [
      'domain importing a package',
      { path: 'src/domain/a.ts', text: "import { z } from 'zod'" },
      /package zod/,
    ],
    [
      'contract importing a package',
      { path: 'src/contract/a.ts', text: "import pg from 'pg'" },
      /package pg/,
    ],
    [
      'a parent path',
      { path: 'src/server/http/a.ts', text: "import { x } from '../x.ts'" },
      /use #layer/,
    ],
    [
      'SQL by import',
      { path: 'src/server/projects/create-project.ts', text: "import { sql } from 'drizzle-orm'" },
      /SQL stands only/,
    ],
    [
      'SQL by call',
      {
        path: 'src/server/projects/create-project.ts',
        text: 'await deps.db.select().from(projects)',
      },
      /SQL stands only/,
    ],
    [
      'a clock in the domain',
      { path: 'src/domain/a.ts', text: 'export const a = () => Date.now()' },
      /no place/,
    ],
    [
      'chance in the domain',
      { path: 'src/domain/a.ts', text: 'export const a = () => Math.random()' },
      /no place/,
    ],
    [
      'async in the domain',
      { path: 'src/domain/a.ts', text: 'export async function a() {}' },
      /no place/,
    ],
    ['a drawer', { path: 'src/web/utils/a.ts', text: '' }, /says nothing/],
    ['a drawer file', { path: 'src/server/http/helpers.ts', text: '' }, /says nothing/],
    ['a deep file', { path: 'src/a/b/c/d/e/f.ts', text: '' }, /deeper/],
    [
      'Zod in the browser',
      { path: 'src/web/api/a.ts', text: "import { x } from '#contract/projects.ts'" },
      /types alone/,
    ],
  ]
  it.each(planted)('finds %s', (_name, source, message) => {
    expect(violations([source]).join('\n')).toMatch(message)
  })

  it('finds a crowded folder', () => {
    const crowd = Array.from({ length: 21 }, (_, n) => ({ path: `src/web/api/f${n}.ts`, text: '' }))
    expect(violations(crowd)).toEqual(['src/web/api: 21 files; at most 20'])
  })
})
