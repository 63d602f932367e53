import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import type { Notebook } from './notebook.ts'

const PEOPLE =
  /\b(?:users?|people|customers?|members?|clients?|guests?|staff|visitors?|families|hirers?|households?|bookings?|orders?|requests?)\b/
const LOAD =
  /\b(?:a|per|each|every|in|this|next|last) (?:hour|day|week|month|year|yr)\b|\bat once\b|\bsame time\b|\b(?:busy|busiest|peak|rush|grow\w*|expect\w*|seconds?)\b/
const JAPANESE = /[人組名件回]|[日月年週]に|一度に|同時|混[むみ雑]|増え/
const OF_USE = makePattern('iu')`${PEOPLE}|${LOAD}|${JAPANESE}`

/**
 * Whether a row counts things of the place, "there's five keys", beside what was asked of use and load:
 * a fact, and nothing that the app has to be as good as.
 */
export function isCountOfThings(row: RowOf<'quality'>, notebook: Notebook): boolean {
  if (row.about !== 'size' || row.figure === null) return false
  if (row.said.length === 0 || row.said.some(({ question }) => question === 'q14')) return false
  const told = [row.what, ...row.said.map(({ words }) => words)].join(' ')
  const people = contentStems(
    notebook
      .rows('role')
      .flatMap(({ name }) => name)
      .join(' '),
  )
  return !OF_USE.test(told) && sharedCount(contentStems(told), people) === 0
}
