import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import type { Change } from '#domain/requirements/document-registers.ts'
import { mapItems } from '#domain/requirements/editing/map-items.ts'
import { kindOf } from '#domain/requirements/registers/list-items.ts'
import { splitWords, wordDifference } from '#domain/requirements/versions/word-difference.ts'

/** The share of their signs that two sentences must have in common to be one said anew. */
const ALIKE = 0.4
/** So many pairs are compared word by word, those that may be most alike: a quarter of a second. */
const MOST_COMPARED = 1_000

interface Pair {
  gone: string
  come: string
  /** From 0 to 1. */
  alike: number
}

/**
 * Which new item took the place of which that is gone: of the same kind and from the same answer, or
 * from the same row, and alike in words. Each new item takes one place.
 */
export function findSuccessors(
  before: RequirementsDocument,
  after: RequirementsDocument,
  changes: readonly Change[],
): Map<string, string> {
  const [old, now] = [mapItems(before), mapItems(after)]
  const gone = changes.flatMap(({ kind, id, before: text }) =>
    kind === 'removed' ? [{ id, text: text ?? '', words: countEach(text ?? '') }] : [],
  )
  const come = changes.flatMap(({ kind, id, after: text }) =>
    kind === 'added' ? [{ id, text: text ?? '', words: countEach(text ?? '') }] : [],
  )
  const sameSort = gone.flatMap((one) =>
    come
      .filter((other) => isSameSort(old.get(one.id), now.get(other.id)))
      .map((other) => ({ one, other, most: mostAlike(one, other) })),
  )
  const candidates = sameSort.filter(({ most }) => most >= ALIKE).sort((a, b) => b.most - a.most)
  const found = pairUp(
    candidates
      .filter(({ one, other }) => one.text === other.text)
      .map(({ one, other }) => ({ gone: one.id, come: other.id, alike: 1 })),
  )
  const taken = new Set(found.values())
  const compared = candidates
    .filter(({ one, other }) => !found.has(one.id) && !taken.has(other.id))
    .slice(0, MOST_COMPARED)
    .map(({ one, other }) => ({ gone: one.id, come: other.id, alike: likenessOf(one, other) }))
  const alike = compared.filter((pair) => pair.alike >= ALIKE)
  return new Map([...found, ...pairUp(alike.sort((a, b) => b.alike - a.alike))])
}

/** The first pair of each item that is gone and of each that came. */
function pairUp(pairs: readonly Pair[]): Map<string, string> {
  const found = new Map<string, string>()
  const taken = new Set<string>()
  for (const { gone, come } of pairs) {
    if (found.has(gone) || taken.has(come)) continue
    found.set(gone, come)
    taken.add(come)
  }
  return found
}

function isSameSort(one: Traced | undefined, other: Traced | undefined): boolean {
  if (!one || !other || sortOf(one) !== sortOf(other)) return false
  const shares = (a: readonly string[] = [], b: readonly string[] = []) =>
    a.some((each) => b.includes(each))
  return shares(one.sources, other.sources) || shares(one.rows, other.rows)
}

/** "FR" of a requirement; "AC-012" of its criteria. */
function sortOf({ id }: Traced): string {
  return id.startsWith('AC-') ? id.replace(/\.\d+$/, '') : kindOf(id)
}

interface Told {
  text: string
  /** How often each word is there. */
  words: ReadonlyMap<string, number>
}

function countEach(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of splitWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** What `likenessOf` cannot exceed: the words that both have, in whatever order. */
function mostAlike(one: Told, other: Told): number {
  let shared = 0
  for (const [word, count] of one.words) {
    shared += Math.min(count, other.words.get(word) ?? 0) * word.length
  }
  return shared / longest(one, other)
}

function likenessOf(one: Told, other: Told): number {
  const same = wordDifference(one.text, other.text)
    .filter(({ kind }) => kind === 'same')
    .reduce((sum, { text }) => sum + text.trim().length, 0)
  return same / longest(one, other)
}

function longest(one: Told, other: Told): number {
  return Math.max(1, one.text.length, other.text.length)
}
