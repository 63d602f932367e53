import { findItems } from '#domain/proof/test-case.ts'

/** More tests nobody runs. */
export const MOST_TESTS = 20_000
/** Suites in suites, and elements in them; a deeper report is none. */
export const MOST_DEPTH = 60
/** More of them in one report a document does not have. */
export const MOST_ITEMS = 10_000

const MOST_ITEMS_OF_A_TEST = 50
const MOST_LETTERS_OF_A_NAME = 200
const MOST_LETTERS_LOOKED_AT = 2_000

/** Adds the ids in a name or a tag of a test; its beginning is looked at, and a test has fifty at most. */
export function addItems(items: readonly string[], text: string): readonly string[] {
  const found = findItems([text.slice(0, MOST_LETTERS_LOOKED_AT)])
  if (found.length === 0) return items
  return [...new Set([...items, ...found])].slice(0, MOST_ITEMS_OF_A_TEST)
}

/** A test's name as it is kept. */
export function shortenName(name: string): string {
  return name.slice(0, MOST_LETTERS_OF_A_NAME).toWellFormed().replaceAll('\0', '')
}
