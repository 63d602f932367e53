import { contentStems, measureLikeness } from '#domain/language/stems.ts'
import type { ListedItem } from './list-items.ts'

/** From here on two texts count as the same item said in other words. */
const ALIKE = 0.5

/** A word that is in more items than this finds nobody. */
const MAX_SHARED = 24

/**
 * Finds for each new item the old one it continues: the one that was written from the same rows
 * first, however it is worded now; then the same text, then the most alike of the same kind. Each
 * old item is continued once. The order of the items does not matter.
 */
export function matchItems(
  now: readonly ListedItem[],
  before: readonly ListedItem[],
): Map<string, string> {
  const matches = new Map<string, string>()
  if (before.length === 0) return matches
  matchRows(now, before, matches)
  const taken = new Set(matches.values())
  const byText = new Map<string, ListedItem[]>()
  for (const old of before) {
    if (taken.has(old.item.id)) continue
    const list = byText.get(textKey(old))
    if (list === undefined) byText.set(textKey(old), [old])
    else list.push(old)
  }
  const restNow = now.filter((item) => {
    if (matches.has(item.item.id)) return false
    const old = byText.get(textKey(item))?.shift()
    if (old !== undefined) matches.set(item.item.id, old.item.id)
    return old === undefined
  })
  matchAlike(restNow, [...byText.values()].flat(), matches)
  return matches
}

/** Items of several rows go where most of their rows were; then where the text is the same. */
function matchRows(
  now: readonly ListedItem[],
  before: readonly ListedItem[],
  matches: Map<string, string>,
): void {
  const byRow = new Map<string, ListedItem[]>()
  for (const old of before) {
    for (const row of old.item.rows ?? []) {
      const key = `${old.prefix} ${row}`
      byRow.set(key, [...(byRow.get(key) ?? []), old])
    }
  }
  const pairs: Pair[] = []
  for (const item of now) {
    const shared = new Map<ListedItem, number>()
    for (const row of item.item.rows ?? []) {
      for (const old of byRow.get(`${item.prefix} ${row}`) ?? []) {
        shared.set(old, (shared.get(old) ?? 0) + 1)
      }
    }
    for (const [old, count] of shared) {
      const score = count + (textKey(old) === textKey(item) ? SAME_TEXT : 0)
      pairs.push({ now: item.item.id, before: old.item.id, score })
    }
  }
  takeBest(pairs, matches)
}

/** Decides between items that share as many rows. */
const SAME_TEXT = 0.5

interface Pair {
  now: string
  before: string
  score: number
}

/** Each new and each old item once, what fits best first. */
function takeBest(pairs: Pair[], matches: Map<string, string>): void {
  pairs.sort(
    (a, b) => b.score - a.score || (a.before < b.before ? -1 : Number(a.before > b.before)),
  )
  const used = new Set<string>()
  for (const pair of pairs) {
    if (matches.has(pair.now) || used.has(pair.before)) continue
    matches.set(pair.now, pair.before)
    used.add(pair.before)
  }
}

function textKey({ prefix, key }: ListedItem): string {
  return `${prefix} ${key
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`
}

function matchAlike(
  now: readonly ListedItem[],
  before: readonly ListedItem[],
  matches: Map<string, string>,
): void {
  const olds = before.map((old) => ({ old, stems: contentStems(old.key) }))
  const index = new Map<string, number[]>()
  olds.forEach(({ old, stems }, at) => {
    for (const stem of stems) {
      const key = `${old.prefix} ${stem}`
      const list = index.get(key)
      if (list === undefined) index.set(key, [at])
      else list.push(at)
    }
  })
  const pairs: Pair[] = []
  for (const item of now) {
    const stems = contentStems(item.key)
    const candidates = new Set<number>()
    for (const stem of stems) {
      const list = index.get(`${item.prefix} ${stem}`) ?? []
      if (list.length <= MAX_SHARED) for (const at of list) candidates.add(at)
    }
    for (const at of candidates) {
      const other = olds[at]
      const score = other === undefined ? 0 : measureLikeness(stems, other.stems)
      if (other !== undefined && score >= ALIKE) {
        pairs.push({ now: item.item.id, before: other.old.item.id, score })
      }
    }
  }
  takeBest(pairs, matches)
}
