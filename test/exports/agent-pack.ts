// `npm run suite -- agent-pack`: the agents' pack of documents in both languages, each layout read by
// its own tool. What is not installed here is named as not checked; AGENT_TOOLS names a folder where
// `npm install task-master-ai skills-ref` was run.

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeFile } from '#server/exports/make-file.ts'
import { JAPANESE, SAMPLE } from './documents.ts'
import { readZip } from './readers.ts'

interface Check {
  layout: string
  tool: string
  /** The tool's program; null where the registry has none, or it is not installed. */
  program: string | null
  words: string[]
  /** What a good answer holds. */
  says: RegExp
  otherwise: string
}

const { AGENT_TOOLS = '' } = process.env
const SKILL = '.agents/skills/build-from-requirements'
const QUIET = { ...process.env, OPENSPEC_TELEMETRY: '0', DO_NOT_TRACK: '1', CI: '1', NO_COLOR: '1' }
const MISSING = 'not checked: set AGENT_TOOLS to a folder that has it'
const BY_TEST = 'no tool in the registry: test/exports/data-formats.test.ts holds its template'

const CHECKS: Check[] = [
  {
    layout: 'openspec/',
    tool: 'openspec validate --specs --strict',
    program: fileURLToPath(
      import.meta.resolve('@fission-ai/openspec').replace(/dist.*$/, 'bin/openspec.js'),
    ),
    words: ['validate', '--specs', '--strict', '--no-interactive'],
    says: /\b0 failed/,
    otherwise: MISSING,
  },
  {
    layout: '.taskmaster/',
    tool: 'task-master validate-dependencies',
    program: installed('task-master-ai/dist/task-master.js'),
    words: ['validate-dependencies'],
    says: /all dependencies are valid/i,
    otherwise: MISSING,
  },
  {
    layout: SKILL,
    tool: 'skills-ref validate',
    program: installed('skills-ref/dist/cli.js'),
    words: ['validate', SKILL],
    says: /^Valid skill/m,
    otherwise: MISSING,
  },
  ...['specs/ (spec-kit)', '.kiro/'].map((layout) => ({
    ...{ layout, tool: '', program: null, words: [], says: /./, otherwise: BY_TEST },
  })),
]

let failed = 0
for (const [name, source] of Object.entries({ English: SAMPLE, Japanese: JAPANESE })) {
  const folder = mkdtempSync(join(tmpdir(), 'agent-pack-'))
  try {
    // Task Master looks for the root of a repository.
    mkdirSync(join(folder, '.git'))
    for (const [path, text] of Object.entries(readZip(await makeFile(source, 'agents')))) {
      const file = join(folder, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    for (const check of CHECKS) tell(name, check, run(folder, check))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
process.exit(failed === 0 ? 0 : 1)

function installed(path: string): string | null {
  const program = join(AGENT_TOOLS, 'node_modules', path)
  return AGENT_TOOLS !== '' && existsSync(program) ? program : null
}

/** What the tool said that is not good; empty when it is content, null when it is not here. */
function run(cwd: string, { program, words, says }: Check): string | null {
  if (program === null) return null
  try {
    const options = { cwd, env: QUIET, stdio: 'pipe' as const, timeout: 120_000 }
    const said = String(execFileSync(process.execPath, [program, ...words], options))
    return says.test(said) ? '' : said
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer }
    return `${stdout ?? ''}${stderr ?? ''}` || String(error)
  }
}

function tell(name: string, { layout, tool, otherwise }: Check, said: string | null): void {
  if (said) failed += 1
  const verdict = said === null ? otherwise : `${said === '' ? 'valid' : 'NOT VALID'} (${tool})`
  process.stdout.write(`${name}: ${layout}: ${verdict}\n${said ?? ''}`)
}
