import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { checkDocument } from './check-document.ts'
import { CHECK_TEXT } from './text-en.ts'

export interface DocumentError {
  item: string
  /** The check that finds it, and the words at fault. */
  check: string
  words: string
}

/** What is said twice is told by the line that says it already. */
const CHECKED = { ...CHECK_TEXT, duplicate: { problem: (_: string, of: string) => of, advice: '' } }

/** The errors of a document by what they are, each with the item it is at. */
export function listErrors(document: RequirementsDocument): Map<string, DocumentError> {
  return new Map(
    checkDocument(document, CHECKED)
      .filter(({ severity }) => severity === 'error')
      .map(({ rule, place: { item }, words, problem }) => [
        `${rule} ${item} ${words}`,
        { item, check: rule, words: rule === 'duplicate' ? problem : words },
      ]),
  )
}
