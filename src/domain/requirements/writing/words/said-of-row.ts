import { contentStems } from '#domain/language/stems.ts'
import { listTexts } from '#domain/reading/checks/row-texts.ts'
import type { Row, Said } from '#domain/reading/rows.ts'
import { isSameQuote } from '#domain/reading/same-words.ts'

/**
 * The words in which a row's fact is said. A reader also quotes where a name is explained ("ask Marta.
 * That's me." of whatever Marta may): that tells who is meant, and is no source of what each of them
 * may do. Only words that no other text of the row shares are left out, and never all of them.
 */
export function saidOfRow(row: Row, all: readonly Row[]): readonly Said[] {
  if (row.kind === 'role' || row.said.length < 2) return row.said
  const roles = all.flatMap((each) => (each.kind === 'role' ? [each] : []))
  const names = contentStems(roles.flatMap(({ name, also }) => [name, ...also]).join(' '))
  const told = contentStems(listTexts(row).join(' '))
  const isOfFact = ({ words }: Said) =>
    [...contentStems(words)].some((stem) => told.has(stem) && !names.has(stem))
  const facts = row.said.filter((each) => isOfFact(each) || !isNaming(each, roles))
  return facts.some(isOfFact) ? facts : row.said
}

/** Where somebody is named: the very words that a role was read from. */
function isNaming(quote: Said, roles: readonly Row[]): boolean {
  return roles.some(({ said }) => said.some((own) => isSameQuote(own, quote)))
}
