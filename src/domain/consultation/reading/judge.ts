import type { Reading } from './reading.ts'

/** One check's result, with the user's own words that prove it or that fall short. */
export interface Finding {
  met: boolean
  /** An item of the answer; null when there are no words to point at. */
  item: string | null
  /** Where in `item` the telling words stand, so that a long one is quoted around them. */
  at: number
}

/** Null when the check does not apply to this answer. */
export type Judge = (reading: Reading) => Finding | null

/** One thing a good answer holds (Workshop: good enough when). */
export interface Criterion {
  /** `needed` things are named as missing; a `deeper` one is asked of a good answer. */
  tier: 'needed' | 'deeper'
  /** True when it needs no English words, so that it can also praise other languages. */
  universal: boolean
  judge: Judge
}

/** How the points of a checklist are judged in Japanese, by the same codes. */
export type InJapanese<Lists> = {
  readonly [Q in keyof Lists]: Readonly<Record<keyof Lists[Q], Judge>>
}

export function needed(judge: Judge): Criterion {
  return { tier: 'needed', universal: false, judge }
}

/** Needed, and told by digits or by the number of lines alone. */
export function neededInAnyLanguage(judge: Judge): Criterion {
  return { tier: 'needed', universal: true, judge }
}

export function deeper(judge: Judge): Criterion {
  return { tier: 'deeper', universal: false, judge }
}

export function met(item: string | null, at = 0): Finding {
  return { met: true, item, at }
}

export function unmet(words: string | null = null): Finding {
  return { met: false, item: words, at: 0 }
}

/** A whole item, as the words that fall short. */
export const WHOLE_ITEM = /.+/s

/** The first item in which `pattern` stands, where, and the words that fit it; or null. */
export function find(
  reading: Reading,
  pattern: RegExp,
): { item: string; at: number; words: string } | null {
  for (const item of reading.items) {
    const match = pattern.exec(item)
    if (match !== null) return { item, at: match.index, words: match[0] }
  }
  return null
}

/** Met when `pattern` stands in some item; else points at just the words of `weak`, if given. */
export function says(pattern: RegExp, weak?: RegExp): Judge {
  return (reading) => {
    const proof = find(reading, pattern)
    if (proof !== null) return met(proof.item, proof.at)
    const short = weak === undefined ? null : find(reading, weak)
    return unmet(short?.words)
  }
}

/** Met when the first judge or the second says so; the second tells what falls short. */
export function either(first: Judge, second: Judge): Judge {
  return (reading) => {
    const finding = first(reading)
    return finding?.met ? finding : second(reading)
  }
}

/** Met when at least `least` of the items fit. */
export function atLeast(least: number, fits: (item: string) => boolean = () => true): Judge {
  return ({ items }) => {
    const fitting = items.filter(fits)
    return fitting.length >= least
      ? met(fitting[0] ?? null)
      : unmet(items.find((item) => !fits(item)) ?? items[0])
  }
}

/** Met when the answer holds at least `least` numbers; points at the first item with one. */
export function numbers(least: number): Judge {
  return (reading) => {
    const first = find(reading, /\p{N}/u)
    return reading.numberCount >= least ? met(first?.item ?? null, first?.at) : unmet()
  }
}
