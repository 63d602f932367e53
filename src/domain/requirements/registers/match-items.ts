import { contentStems, likeness } from '#domain/requirements/wording/stems.ts'
import type { ListedItem } from './list-items.ts'

/** From here on two texts count as the same item said in other words. */
const ALIKE = 0.5

/** A word that stands in more items than this finds nobody. */
const MAX_SHARED = 24

/**
 * Finds for each new item the old one it continues: the same text first, then the most alike of
 * the same kind. Each old item is continued once. The order of the items does not matter.
 */
export function matchItems(
  now: readonly ListedItem[],
  before: readonly ListedItem[],
): Map<string, string> {
  const matches = new Map<string, string>()
  if (before.length === 0) return matches
  const byText = new Map<string, ListedItem[]>()
  for (const old of before) {
    const list = byText.get(textKey(old))
    if (list === undefined) byText.set(textKey(old), [old])
    else list.push(old)
  }
  const restNow = now.filter((item) => {
    const old = byText.get(textKey(item))?.shift()
    if (old !== undefined) matches.set(item.item.id, old.item.id)
    return old === undefined
  })
  matchAlike(restNow, [...byText.values()].flat(), matches)
  return matches
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
  const pairs: { now: string; before: string; score: number }[] = []
  for (const item of now) {
    const stems = contentStems(item.key)
    const candidates = new Set<number>()
    for (const stem of stems) {
      const list = index.get(`${item.prefix} ${stem}`) ?? []
      if (list.length <= MAX_SHARED) for (const at of list) candidates.add(at)
    }
    for (const at of candidates) {
      const other = olds[at]
      const score = other === undefined ? 0 : likeness(stems, other.stems)
      if (other !== undefined && score >= ALIKE) {
        pairs.push({ now: item.item.id, before: other.old.item.id, score })
      }
    }
  }
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
