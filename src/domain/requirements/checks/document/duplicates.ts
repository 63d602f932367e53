import { contentStems } from '#domain/language/stems.ts'
import type { Hit } from '#domain/requirements/checks/finding.ts'
import { chooseSameWord } from '#domain/requirements/checks/words/synonyms.ts'

/** From here on two statements count as the same (docs/document.md#checks). */
const ALIKE = 0.85

export interface Duplicate {
  id: string
  /** The earlier statement that says the same. */
  of: string
  /** An error when nothing but wording differs; a hint when a word was exchanged. */
  severity: Hit['severity']
}

interface Entry {
  id: string
  tokens: string[]
  set: ReadonlySet<string>
}

/**
 * Finds statements that say the same as an earlier one. Only pairs that share one of their rarest
 * words are compared (prefix filter), so that many statements cost far less than all pairs.
 */
export function findDuplicates(
  statements: readonly { id: string; text: string }[],
  tokens: (text: string) => ReadonlySet<string> = listTokens,
): Duplicate[] {
  const entries = ranked(statements.map(({ id, text }) => ({ id, set: tokens(text) })))
  const index = new Map<string, Entry[]>()
  const found: Duplicate[] = []
  for (const entry of entries) {
    const rarest = entry.tokens.slice(0, prefixLength(entry.tokens.length))
    const twin = firstTwin(entry, rarest, index)
    if (twin !== null) found.push(twin)
    for (const token of rarest) {
      const list = index.get(token)
      if (list === undefined) index.set(token, [entry])
      else list.push(entry)
    }
  }
  return found
}

/** Looks no further than the first: thousands of lines that are all the same stay quick. */
function firstTwin(
  entry: Entry,
  rarest: readonly string[],
  index: ReadonlyMap<string, readonly Entry[]>,
): Duplicate | null {
  for (const token of rarest) {
    for (const twin of index.get(token) ?? []) {
      const severity = compare(twin.set, entry.set)
      if (severity !== null) return { id: entry.id, of: twin.id, severity }
    }
  }
  return null
}

/** The words of each statement, the rarest first. */
function ranked(sets: readonly { id: string; set: ReadonlySet<string> }[]): Entry[] {
  const counts = new Map<string, number>()
  for (const { set } of sets) {
    for (const token of set) counts.set(token, (counts.get(token) ?? 0) + 1)
  }
  const rank = (token: string): number => counts.get(token) ?? 0
  return sets.map(({ id, set }) => ({
    id,
    set,
    tokens: [...set].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)),
  }))
}

/** The words that decide whether two statements are alike. */
export function listTokens(text: string): Set<string> {
  const tokens = new Set<string>()
  for (const stem of contentStems(text)) tokens.add(chooseSameWord(stem))
  if (/\b(?:not|never|no|nobody|cannot)\b/i.test(text)) tokens.add('not')
  return tokens
}

/** How many of its rarest words two alike statements must share one of. */
function prefixLength(size: number): number {
  return size - Math.ceil((size * ALIKE) / (2 - ALIKE)) + 1
}

function compare(a: ReadonlySet<string>, b: ReadonlySet<string>): Hit['severity'] | null {
  const onlyA = [...a].filter((token) => !b.has(token))
  const onlyB = [...b].filter((token) => !a.has(token))
  const shared = a.size - onlyA.length
  if (shared === 0 || (2 * shared) / (a.size + b.size) < ALIKE) return null
  // Another number, or a "not", makes it another requirement, however alike the words are.
  if ([...onlyA, ...onlyB].some((token) => token === 'not' || /\p{N}/u.test(token))) return null
  return onlyA.length > 0 && onlyB.length > 0 ? 'hint' : 'error'
}
