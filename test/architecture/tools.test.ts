import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/* The linter's and the compiler's guards, each proved by a planted violation. */

const lines = (count: number, line: string) => Array.from({ length: count }, () => line).join('\n')

/** Lints planted files under the project's own configuration; gives `path rule` pairs. */
function lint(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-lint-'))
  const biome = resolve('node_modules', '@biomejs', 'biome', 'bin', 'biome')
  const { $schema: _, vcs: __, ...configuration } = JSON.parse(readFileSync('biome.json', 'utf8'))
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(configuration))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'],
    { cwd: folder, encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true, force: true })
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; location: { path: string | { file: string } } }[]
  }
  return diagnostics.map(({ category, location }) => {
    const path = typeof location.path === 'string' ? location.path : location.path.file
    return `${path} ${category.split('/').at(-1)}`
  })
}

describe('the linter', () => {
  const planted: [rule: string, path: string, text: string][] = [
    ['noProcessEnv', 'src/server/env.ts', 'export const a = process.env.HOME'],
    ['noConsole', 'src/server/console.ts', "console.log('a')"],
    ['noDefaultExport', 'src/web/default.ts', 'export default 1'],
    ['noBarrelFile', 'src/web/barrel.ts', "export { a } from './a.ts'"],
    ['useFilenamingConvention', 'src/web/camelCase.ts', 'export const a = 1'],
    [
      'useMaxParams',
      'src/web/params.ts',
      'export const a = (b: 1, c: 1, d: 1, e: 1) => [b, c, d, e]',
    ],
    [
      'noExcessiveLinesPerFunction',
      'src/server/long.ts',
      `export function a() {\n${lines(45, 'g()')}\n}`,
    ],
    [
      'noExcessiveLinesPerFunction',
      'src/web/long.tsx',
      `export function A() {\n${lines(85, 'g()')}\n}`,
    ],
    ['noExcessiveLinesPerFile', 'src/web/file.ts', lines(260, 'g()')],
    [
      'noImportCycles',
      'src/web/cycle.ts',
      "import { b } from './cycle-back.ts'\nexport const a = b",
    ],
  ]
  const allowed: [rule: string, path: string, text: string][] = [
    ['noProcessEnv', 'src/server/config.ts', 'export const a = process.env.HOME'],
    [
      'noExcessiveLinesPerFunction',
      'src/web/fits.tsx',
      `export function A() {\n${lines(70, 'g()')}\n}`,
    ],
  ]
  let found: string[] = []

  beforeAll(() => {
    const files = Object.fromEntries([...planted, ...allowed].map(([, path, text]) => [path, text]))
    found = lint({
      ...files,
      'src/web/cycle-back.ts': "import { a } from './cycle.ts'\nexport const b = a",
    })
  })

  it.each(planted)('holds %s in %s', (rule, path) => {
    expect(found).toContain(`${path} ${rule}`)
  })
  it.each(allowed)('does not hold %s against %s', (rule, path) => {
    expect(found).not.toContain(`${path} ${rule}`)
  })
})

describe('the core compiler options', () => {
  const folder = resolve('.cache', 'planted')
  const planted = [
    'fetch("/")',
    'process.exit()',
    'console.log(1)',
    'localStorage.clear()',
    'setTimeout(() => 1, 1)',
  ]

  beforeAll(() => {
    mkdirSync(folder, { recursive: true })
    for (const [n, text] of planted.entries())
      writeFileSync(join(folder, `p${n}.ts`), `${text}\nexport {}\n`)
    writeFileSync(join(folder, 'node.ts'), "import 'node:fs'\nexport {}\n")
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: resolve('tsconfig.core.json'),
        compilerOptions: { incremental: false },
        include: ['*.ts'],
      }),
    )
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('makes the outside world a compile error in domain and contract', () => {
    const tsc = join('node_modules', 'typescript', 'bin', 'tsc')
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', join(folder, 'tsconfig.json')], {
      encoding: 'utf8',
    })
    for (const n of planted.keys()) expect(stdout).toContain(`p${n}.ts(1`)
    expect(stdout).toContain('node.ts(1')
  })
})
