import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
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

  const planted: [string, Source, RegExp][] = [
    [
      'domain importing contract',
      { path: 'src/domain/a.ts', text: "import { x } from '#contract/x.ts'" },
      /may not import/,
    ],
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
      'contract importing the server',
      { path: 'src/contract/a.ts', text: "import { x } from '#server/x.ts'" },
      /may not import/,
    ],
    [
      'web importing the server',
      { path: 'src/web/a.ts', text: "import { x } from '#server/x.ts'" },
      /may not import/,
    ],
    [
      'server importing the web',
      { path: 'src/server/a.ts', text: "import { x } from '#web/x.ts'" },
      /may not import/,
    ],
    [
      'a dynamic import across layers',
      { path: 'src/web/a.ts', text: "const x = await import('#server/x.ts')" },
      /may not import/,
    ],
    [
      'a parent path',
      { path: 'src/server/http/a.ts', text: "import { x } from '../x.ts'" },
      /use #layer/,
    ],
    [
      'a use-case importing http',
      {
        path: 'src/server/projects/create-project.ts',
        text: "import { x } from '#server/http/x.ts'",
      },
      /use-case may not import/,
    ],
    [
      'a use-case calling another',
      {
        path: 'src/server/projects/create-project.ts',
        text: "import { x } from '#server/documents/generate-requirements.ts'",
      },
      /may not call/,
    ],
    [
      'a screen importing another',
      {
        path: 'src/web/screens/dashboard/a.tsx',
        text: "import { x } from '#web/screens/workshop/x.tsx'",
      },
      /may not import/,
    ],
    [
      'ui knowing the api',
      { path: 'src/web/ui/form/a.tsx', text: "import { x } from '#web/api/client.ts'" },
      /may not import/,
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
