import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listWordable } from '#domain/requirements/enrichment/wording/listed-words.ts'
import { rolesOf } from './draft-to-supply.ts'

/**
 * What is worded comes back about as long as it is, and an answer has its bounds: so much is on one
 * page. A Japanese letter is a token and more.
 */
const LETTERS_OF_PAGE = { en: 16_000, ja: 6_000 } as const

/** What is worded, on as many pages as it needs. */
export function writeWordingPages(document: RequirementsDocument): string[] {
  const lines = [...listWordable(document)].map(([id, { words }]) => [`${id} ${words}`])
  return pagesOf(document, lines)
}

/** Groups of lines that stay together, on as few pages as hold them, each below who there is. */
function pagesOf(document: RequirementsDocument, groups: readonly string[][]): string[] {
  const roles = rolesOf(document)
  const pages: string[][] = [[]]
  for (const group of groups) {
    const page = pages.at(-1) ?? []
    const letters = [...page, ...group].join('\n').length
    if (page.length > 0 && letters > LETTERS_OF_PAGE[document.writtenIn]) pages.push([...group])
    else page.push(...group)
  }
  return pages.map((page) => [...roles, ...page].join('\n'))
}
