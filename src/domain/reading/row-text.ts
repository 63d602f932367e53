import type { ProposedRow } from './reading.ts'
import type { Row, RowBase } from './rows.ts'

/** What makes a row this one, whatever it says. */
export const BASE_FIELDS: ReadonlySet<string> = new Set([
  'id',
  'said',
  'by',
  'state',
  'certainty',
  'flags',
  'changed',
  'origin',
  'edges',
  'kind',
] satisfies (keyof RowBase | 'kind')[])

/** All that a row says, as one text, whatever the order of its fields: what two rows are compared by. */
export function rowText(row: Row | ProposedRow): string {
  return Object.entries(row)
    .filter(([key]) => !BASE_FIELDS.has(key))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => textOf(value))
    .filter((text) => text !== '')
    .join(' ')
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textOf).join(' ')
  if (typeof value === 'object' && value !== null) {
    return Object.keys(value)
      .sort()
      .map((key) => textOf((value as Readonly<Record<string, unknown>>)[key]))
      .join(' ')
  }
  return ''
}
