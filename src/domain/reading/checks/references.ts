import type { ProposedRow } from '#domain/reading/reading.ts'

/**
 * The row with its references put by `chooseDocumentWords`, which gives null for what is not there. A reading
 * joins its rows by these words later.
 */
export function resolveReferences(
  row: ProposedRow,
  wordsOf: (reference: string) => string | null,
): ProposedRow {
  const one = (words: string | null) => (words === null ? null : wordsOf(words))
  switch (row.kind) {
    case 'rule':
      return { ...row, about: row.about.flatMap((words) => one(words) ?? []) }
    case 'case':
      return { ...row, during: one(row.during) }
    case 'step':
      return { ...row, feature: one(row.feature) }
    default:
      return row
  }
}
