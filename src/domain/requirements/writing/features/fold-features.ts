import { contentStems, measureLikeness, sharedCount } from '#domain/language/stems.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import { groupSame } from '#domain/requirements/writing/group-same.ts'
import { isOfRules } from '#domain/requirements/writing/marks.ts'
import { findWhose } from '#domain/requirements/writing/rights/whose.ts'

type FeatureRow = RowOf<'feature'>
export type FeatureGroup = [FeatureRow, ...FeatureRow[]]

interface Candidate {
  rows: FeatureGroup
  stems: ReadonlySet<string>
}

/** From here on two features are one, told in other words. */
const ALIKE = 0.8

/** A word that is in more features than this joins none. */
const MAX_SHARED = 40

/**
 * Features that say the same stand together, word for word or nearly so, the best told first: what
 * has a rank, what was read whole, what has somebody who does it.
 */
export function foldFeatures(features: readonly FeatureRow[]): FeatureGroup[] {
  const places = new Map(features.map((row, at) => [row, at]))
  const byWorth = (a: FeatureRow, b: FeatureRow) =>
    worthOf(b) - worthOf(a) || (places.get(a) ?? 0) - (places.get(b) ?? 0)
  const folded: Candidate[] = []
  const byStem = new Map<string, Candidate[]>()
  const groups = groupSame(features, ({ actor, does }) => `${actor} ${does}`)
  const best = groups.map((group) => sorted(group, byWorth)).sort((a, b) => byWorth(a[0], b[0]))
  for (const rows of best) {
    const stems = contentStems(rows[0].does)
    const twin = candidates(stems, byStem).find((other) => isSame({ rows, stems }, other))
    if (twin !== undefined) {
      twin.rows.push(...rows)
      continue
    }
    const candidate = { rows, stems }
    folded.push(candidate)
    for (const stem of stems) byStem.set(stem, [...(byStem.get(stem) ?? []), candidate])
  }
  const place = ({ rows }: Candidate) => Math.min(...rows.map((row) => places.get(row) ?? 0))
  return folded.sort((a, b) => place(a) - place(b)).map(({ rows }) => rows)
}

function sorted(group: FeatureGroup, by: (a: FeatureRow, b: FeatureRow) => number): FeatureGroup {
  const [first, ...rest] = [...group].sort(by)
  return first === undefined ? group : [first, ...rest]
}

function worthOf({ priority, certainty, actor, flags, state }: FeatureRow): number {
  return (
    Number(state === 'confirmed' || state === 'edited') * 16 +
    Number(priority !== 'unsaid') * 8 +
    Number(certainty === 'clear') * 4 +
    Number(!flags.includes('verb')) * 2 +
    Number(actor !== null)
  )
}

function candidates(
  stems: ReadonlySet<string>,
  byStem: ReadonlyMap<string, Candidate[]>,
): Candidate[] {
  const found = new Set<Candidate>()
  for (const stem of stems) {
    const list = byStem.get(stem) ?? []
    if (list.length <= MAX_SHARED) for (const each of list) found.add(each)
  }
  return [...found]
}

const NEGATED = /\b(?:not|never|no|without|un\w+|cannot|can['’]?t)\b|ない|ず(?:に)?$|禁止/iu

/** The same person does it, both say yes or both no, with the same figures, and no rank against a rank. */
function isSame(one: Candidate, other: Candidate): boolean {
  const [a, b] = [one.rows[0], other.rows[0]]
  if (a.actor !== null && b.actor !== null && a.actor !== b.actor) return false
  if (a.priority !== 'unsaid' && b.priority !== 'unsaid' && a.priority !== b.priority) return false
  if (areOpposed(a.does, b.does) || areToldApart(a, b)) return false
  if (figuresIn(a.does) !== figuresIn(b.does) || findWhose(a.does) !== findWhose(b.does))
    return false
  if (measureLikeness(one.stems, other.stems) >= ALIKE) return true
  // What was guessed and says less than another is that one, told in passing.
  const isInside = sharedCount(one.stems, other.stems) === one.stems.size && one.stems.size > 1
  return isInside && a.certainty === 'guess' && a.priority === 'unsaid'
}

const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/\bin\b/iu, /\bout\b/iu],
  [/\bon\b/iu, /\boff\b/iu],
  [/\bup\b/iu, /\bdown\b/iu],
  [/\bbefore\b/iu, /\bafter\b/iu],
]

/** Whether of two deeds one says no, or out, where the other says yes, or in. */
function areOpposed(one: string, other: string): boolean {
  return NEGATED.test(one) !== NEGATED.test(other) || isOpposite(one, other)
}

/** "tick kit out" and "tick kit in" are two deeds of the same words. */
function isOpposite(one: string, other: string): boolean {
  return OPPOSITES.some((pair) => {
    const [here, there] = [one, other].map((does) => pair.map((word) => word.test(does)))
    return here?.[0] !== there?.[0] && here?.[1] !== there?.[1]
  })
}

/** "Book, change and cancel a place": whoever read a line as several deeds tells them apart. */
function areToldApart(a: FeatureRow, b: FeatureRow): boolean {
  if (isOfRules(a) || isOfRules(b)) return false
  return a.said.some(({ question, words }) =>
    b.said.some((other) => other.question === question && other.words === words),
  )
}

function figuresIn(text: string): string {
  return (text.match(/\p{N}+|[一二三四五六七八九十百千万]+/gu) ?? []).sort().join(' ')
}
