import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packageChanges } from '#domain/requirements/changes/package-changes.ts'
import { renderOpenSpecChange } from '#domain/requirements/changes/render-open-spec-change.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { renderOpenSpec } from '#domain/requirements/exports/agents/open-spec.ts'
import type { TextFile } from '#domain/requirements/exports/export-formats.ts'
import { anyChanges } from '#domain/requirements/testing/any-change.ts'
import { anySmallDocument } from '#domain/requirements/testing/any-small-document.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { digestText } from '#server/digest-text.ts'
import { TEXTS } from '#server/texts/texts.ts'

/** `npm run suite -- open-spec` takes two hundred. */
const EDITS = Number(process.env.OPEN_SPEC_EDITS ?? 1)
const TOOL = fileURLToPath(
  import.meta.resolve('@fission-ai/openspec').replace(/dist.*$/, 'bin/openspec.js'),
)
const QUIET = { ...process.env, OPENSPEC_TELEMETRY: '0', DO_NOT_TRACK: '1', CI: '1', NO_COLOR: '1' }

type Pair = [RequirementsDocument, RequirementsDocument]

/** Runs the real tool in a folder that holds the old specs and the change; gives its words. */
function withProject(files: readonly TextFile[], work: (run: Run, folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'open-spec-'))
  try {
    for (const { path, text } of files) {
      const file = join(folder, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    work((...words) => run(folder, words), folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Run = (...words: string[]) => { ok: boolean; said: string }

function run(cwd: string, words: readonly string[]): { ok: boolean; said: string } {
  try {
    const said = execFileSync(process.execPath, [TOOL, ...words], {
      cwd,
      env: QUIET,
      stdio: 'pipe',
    })
    return { ok: true, said: String(said) }
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer }
    return { ok: false, said: `${stdout}${stderr}` }
  }
}

function check([before, after]: Pair, language: 'en' | 'ja' = 'en'): void {
  const words = TEXTS[language].exports
  const changes = packageChanges(before, after, digestText)
  const nameQuestion = (question: string) => question.toUpperCase()
  const change = renderOpenSpecChange({ before, after, changes, words, nameQuestion })
  const name = change[0]?.path.split('/')[2] ?? ''
  withProject([...renderOpenSpec(before, words), ...change], (openspec, folder) => {
    const valid = openspec('validate', name, '--type', 'change', '--strict', '--no-interactive')
    expect(valid, valid.said).toMatchObject({ ok: true })
    const archived = openspec('archive', name, '--yes')
    expect(archived, archived.said).toMatchObject({ ok: true })
    expect(archived.said).not.toMatch(/Aborted/)
    expect(specsIn(folder)).toEqual(specsOf(renderOpenSpec(after, words)))
  })
}

/** Each requirement with its scenarios, wherever it stands, under the name that the document gives it. */
function specsOf(files: readonly TextFile[]): string[] {
  return files
    .flatMap(({ path, text }) => {
      const [, ...parts] = text.split(/^### Requirement: /m)
      return parts.map(
        (part) =>
          `${path}: ${part.replace(/ ?[(（](?:version |バージョン)\d+[)）]\n/, '\n').trim()}`,
      )
    })
    .sort()
}

function specsIn(folder: string): string[] {
  const root = join(folder, 'openspec', 'specs')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('spec.md'),
  )
  return specsOf(
    files.map((path) => ({
      path: `openspec/specs/${path.replaceAll('\\', '/')}`,
      text: readFileSync(join(root, path), 'utf8'),
    })),
  )
}

const edit = fc.tuple(anySmallDocument, anyChanges).map(([before, change]): Pair => {
  return [before, { ...change(before), version: before.version + 1 }]
})

it.each(fc.sample(edit, { numRuns: EDITS, ...(EDITS === 1 && { seed: 7 }) }).map((pair) => [pair]))(
  'random edit %#: OpenSpec finds the change valid, and its archive leads to the new specs',
  (pair) => {
    check(pair)
  },
  60_000,
)

it('a whole document, there and back, in both languages', () => {
  const before = writeStudio()
  const requirements = before.features.flatMap((feature) => feature.requirements)
  const gone = new Set(requirements.slice(0, 3).map(({ id }) => id))
  const after = {
    ...before,
    version: 2,
    features: before.features.map((feature) => ({
      ...feature,
      requirements: feature.requirements.flatMap((each, at) => {
        if (gone.has(each.id)) return []
        return [
          at % 2 === 0
            ? { ...each, criteria: each.criteria.slice(1) }
            : { ...each, text: `${each.text} Now.` },
        ]
      }),
    })),
  }
  check([before, after])
  check([after, { ...before, version: 3 }], 'ja')
}, 60_000)
