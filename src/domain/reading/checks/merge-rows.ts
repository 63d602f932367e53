import type { ProposedRow } from '#domain/reading/reading.ts'
import type { Said } from '#domain/reading/rows.ts'

/** What may be told of the same fact in one place and not in the other. */
const BESIDES = new Set<string>([
  ...['said', 'flags', 'certainty', 'also', 'priority', 'outcome', 'things', 'about', 'during'],
  ...['feature', 'example', 'fields', 'keep', 'because', 'direction', 'figure', 'who'],
])
/** Where `about` says what a row is, and not what it belongs to. */
const OWN_ABOUT: ReadonlySet<ProposedRow['kind']> = new Set([
  ...(['look', 'quality', 'limit', 'doubt', 'background'] as const),
])

/** One row for both: all quotes, and what the first leaves open from the second. */
export function mergeRows(one: ProposedRow, other: ProposedRow): ProposedRow {
  const filled = Object.entries(one).map(([name, value]) => {
    const second = (other as Readonly<Record<string, unknown>>)[name]
    return [name, isEmpty(value) && !isEmpty(second) ? second : value]
  })
  return { ...Object.fromEntries(filled), said: mergeSaid(one.said, other.said) } as ProposedRow
}

function mergeSaid(one: readonly Said[], other: readonly Said[]): Said[] {
  const isNew = (said: Said) =>
    !one.some(({ question, words }) => question === said.question && words === said.words)
  return [...one, ...other.filter(isNew)]
}

/** Names the fact that a row tells, whatever it quotes: two rows of one name are one. */
export function describeFact(row: ProposedRow): string {
  const told = Object.entries(row).filter(([name]) => {
    return !BESIDES.has(name) || (name === 'about' && OWN_ABOUT.has(row.kind))
  })
  const sorted = told.sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify(sorted).normalize('NFKC').toLowerCase()
}

function isEmpty(value: unknown): boolean {
  return value === null || value === 'unsaid' || (Array.isArray(value) && value.length === 0)
}
