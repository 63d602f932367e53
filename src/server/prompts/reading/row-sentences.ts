import type { ProposedRow } from '#domain/reading/reading.ts'

/** A row in one line, as another reader of it is shown: its fields, named, without its quotes. */
export function sayRow({
  kind,
  said: _said,
  certainty: _certainty,
  flags: _flags,
  ...fields
}: ProposedRow): string {
  const told = Object.entries(fields).flatMap(([name, value]) => {
    const isEmpty = value === null || value === 'unsaid' || (Array.isArray(value) && !value.length)
    return isEmpty ? [] : [`${name} ${JSON.stringify(value)}`]
  })
  return `${kind}: ${told.join(', ')}`
}
