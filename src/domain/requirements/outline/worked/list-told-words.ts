import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import { listUses } from '#domain/requirements/registers/glossary.ts'
import type { ToldWord } from './worked-out.ts'

const MOST_ROWS = 15
/** Items that a word is looked up in. */
const MOST_USES = 3
const SELF = /^(?:i|me|myself|私|わたし|僕|俺)$/iu

/**
 * What the founder calls people besides the name that the document has for them, then the words of the
 * trade that an answer explains, in its own words. What would explain nothing is left out.
 */
export function listToldWords(document: RequirementsDocument): ToldWord[] {
  const called = document.roles.map((role) => ({
    ...{ words: otherNames(role), means: role.name, sources: [], items: [role.id] },
  }))
  const explained = (document.terms ?? []).map(({ word, means, sources }) => ({
    ...{ words: [word], means, sources, items: listUses(document, word).slice(0, MOST_USES) },
  }))
  const rows = [...called, ...explained].filter(
    ({ words, items }) => words.length > 0 && items.length > 0,
  )
  return rows.slice(0, MOST_ROWS)
}

/** Without what says who it is only by a part of the name, or its plural, and without "me". */
function otherNames({ name, also = [] }: Role): string[] {
  const own = contentStems(name)
  const isNew = (other: string) =>
    !SELF.test(other) &&
    !name.includes(other) &&
    [...contentStems(other)].some((stem) => !own.has(stem))
  return also.filter(isNew)
}
