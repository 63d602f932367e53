import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Change } from '#domain/requirements/document-registers.ts'
import { changesBetween } from '#domain/requirements/registers/change-log.ts'
import { type WordPart, wordDifference } from './word-difference.ts'

/** One item that two versions say differently. */
export interface Difference extends Change {
  /** The text with what was taken out and what was put in, word by word. */
  words: WordPart[]
}

export interface Comparison {
  added: Difference[]
  changed: Difference[]
  removed: Difference[]
}

/**
 * What became of each item between two versions, by id, and which changed answers explain it
 * (docs/document.md#sections). Empty for two versions that say the same.
 */
export function compareDocuments(
  before: RequirementsDocument,
  after: RequirementsDocument,
): Comparison {
  const differences = changesBetween(before, after).map((change) => ({
    ...change,
    words: wordDifference(change.before ?? '', change.after ?? ''),
  }))
  const of = (kind: Change['kind']) => differences.filter((each) => each.kind === kind)
  return { added: of('added'), changed: of('changed'), removed: of('removed') }
}
