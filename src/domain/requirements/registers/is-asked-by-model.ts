import type { OpenQuestion } from '#domain/requirements/document-registers.ts'

/**
 * Whether a model asked this of the document: a question of the writer quotes nothing, and one of the
 * reading has its rows.
 */
export function isAskedByModel({ quotes, rows, mark }: OpenQuestion): boolean {
  return quotes.length > 0 && rows === undefined && mark === 'open'
}
