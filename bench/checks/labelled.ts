import { readFileSync } from 'node:fs'
import { checkStatement } from '#domain/requirements/checks/check-statement.ts'
import { findDuplicates } from '#domain/requirements/checks/document/duplicates.ts'
import {
  buildSynonyms,
  explainedIn,
  findAcronyms,
  findSynonymHits,
} from '#domain/requirements/checks/document/term-rules.ts'
import type { Severity } from '#domain/requirements/checks/finding.ts'
import type { Statement } from '#domain/requirements/checks/statement.ts'

/** One labelled sentence (or pair) and what the checks say about it. */
export interface Labelled {
  text: string
  /** The rules it must raise, and no others. */
  expected: readonly string[]
  found: { rule: string; severity: Severity }[]
  /** One of the clean, well-kept statements, on which the false alarms are counted. */
  wellKept: boolean
}

interface Half {
  clean: Record<string, string[]>
  faulty: Record<string, string[]>
  quality: Record<string, string[]>
  japanese: Record<string, string[]>
}

const PLAIN = {
  kind: 'functional',
  language: 'en',
  ownWriting: false,
  settledNames: new Set<string>(),
} as const

/** The sentences of one half of the labelled set. */
export function readHalf(name: 'development' | 'held-out'): Labelled[] {
  const half = read<Half>(name)
  const clean = Object.values(half.clean).flat()
  return [
    ...clean.map((text) => judge(text, '', { wellKept: true })),
    ...group(half.faulty, {}),
    ...group(half.quality, { kind: 'quality' }),
    ...group(half.japanese, { language: 'ja' }),
  ]
}

function read<T>(name: string): T {
  const file = new URL(`../../test/checks/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as T
}

function group(sentences: Record<string, string[]>, as: Partial<Statement>): Labelled[] {
  return Object.entries(sentences).flatMap(([rules, texts]) =>
    texts.map((text) => judge(text, rules, as)),
  )
}

function judge(
  text: string,
  rules: string,
  { wellKept = false, ...as }: Partial<Statement> & { wellKept?: boolean },
): Labelled {
  const expected = rules.split(' ').filter((rule) => rule !== '')
  return { text, expected, found: checkStatement({ ...PLAIN, ...as, text }), wellKept }
}

interface Case<T = string> {
  raises: T[]
  clean: T[]
}

/** The rules that need more than the sentence: our own form, other sentences, the glossary. */
export function readInContext(): Labelled[] {
  const cases = read<{
    'ears-shape': Case
    duplicate: Case<[string, string]>
    'glossary-synonym': Case & { terms: string[] }
    'undefined-acronym': Case
  }>('in-context')
  const synonyms = buildSynonyms(cases['glossary-synonym'].terms)
  return [
    ...inContext('ears-shape', cases['ears-shape'], (text) =>
      checkStatement({ ...PLAIN, ownWriting: true, text }),
    ),
    ...inContext('duplicate', cases.duplicate, ([first, second]) =>
      findDuplicates([
        { id: '1', text: first },
        { id: '2', text: second },
      ]).map(({ severity }) => ({ rule: 'duplicate', severity })),
    ),
    ...inContext('glossary-synonym', cases['glossary-synonym'], (text) =>
      findSynonymHits(text, synonyms),
    ),
    ...inContext('undefined-acronym', cases['undefined-acronym'], (text) =>
      findAcronyms(text, new Set(explainedIn(text))),
    ),
  ]
}

function inContext<T extends string | [string, string]>(
  rule: string,
  { raises, clean }: Case<T>,
  check: (given: T) => { rule: string; severity: Severity }[],
): Labelled[] {
  const label = (given: T, expected: string[]): Labelled => ({
    text: String(given),
    expected,
    found: check(given).filter((hit) => hit.rule === rule),
    wellKept: false,
  })
  return [...raises.map((given) => label(given, [rule])), ...clean.map((given) => label(given, []))]
}
