import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import type { Source } from './rules.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Texts that are data: answers, documents and sentences of other people. */
const DATA = /^(?:test\/(?:field-cases|checks)\/|bench\/eval\/|src\/domain\/requirements\/golden\/)/

/** Every text that is kept in the repository and was written for its readers. */
export function writtenSources(): Source[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return listed
    .split('\n')
    .filter((path) => /\.(?:tsx?|mjs|css|md)$/.test(path) && !DATA.test(path))
    .filter((path) => existsSync(join(ROOT, path)))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
}

/** Papers that are not in the repository, and references that name a number alone. */
const OUTSIDE = [
  /\bSpec §|\bRulings\b|\b[Tt]he rulings\b|\b[Tt]he specification\b/,
  /\b(?:DESIGN|DOCUMENT|READING|RELIABILITY|SPEC|COPY|WORKSHOP)(?:\.md\b| §|: )/,
  /\b[Dd]ecision \d+(?!\d*\]\()/,
  /\([RS]\d{1,2}\)|\b[RS]\d{1,2} of the (?:reliability )?bar\b|\bReliability:? [RS]\d/,
]

/** Every reference of a text that leads to no file or to no place in it. */
export function deadReferences({ path, text }: Source): string[] {
  const outside = OUTSIDE.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
  return [...outside, ...targets({ path, text }).filter((target) => !leads(target))].map(
    (reference) => `${path}: ${reference} leads nowhere`,
  )
}

/** The files, with or without an anchor, that a text points to, from the repository's root. */
function targets({ path, text }: Source): string[] {
  const named = [...text.matchAll(/(?<![\w/.])docs\/[\w/.-]+\.md(?:#[\w-]+)?/g)].map(([all]) => all)
  if (!path.endsWith('.md')) return named
  const linked = [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, to = '']) =>
    to.startsWith('#') ? `${path}${to}` : normalize(join(dirname(path), to)),
  )
  const shown = [...text.matchAll(/`((?:src|test|e2e|build|bench|scripts)\/[\w/.-]+)`/g)].map(
    ([, to = '']) => to,
  )
  return [...(path.startsWith('docs/') ? [] : named), ...linked, ...shown]
}

function leads(target: string): boolean {
  const [file = '', anchor] = target.split('#')
  if (!existsSync(join(ROOT, file))) return false
  return anchor === undefined || anchors(readFileSync(join(ROOT, file), 'utf8')).includes(anchor)
}

/** The places of a paper that can be linked to: its headings, as GitHub names them, and named ones. */
function anchors(paper: string): string[] {
  const headings = [...paper.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
  return [...headings, ...[...paper.matchAll(/<a id="([\w-]+)">/g)].map(([, id = '']) => id)]
}
