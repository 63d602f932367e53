import { contentStems } from '#domain/language/stems.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import type { Block, Row } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  joined,
  makeItem,
  makeStrong,
  makeTextCell,
  plain,
  table,
} from '#domain/requirements/outline/pieces.ts'
import { bare, capitalise } from '#domain/requirements/phrases.ts'
import { listUses } from '#domain/requirements/registers/glossary.ts'

const MOST_ROWS = 15
/** Items that a word is looked up in. */
const MOST_USES = 3
const SELF = /^(?:i|me|myself|私|わたし|僕|俺)$/iu

/**
 * Section 16: what the founder calls people besides the name that the document has for them, then the
 * words of the trade that an answer explains, in its own words. What would explain nothing is left out.
 */
export function glossaryBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { columns, headings, comma } = words
  const called = document.roles.flatMap((role): Row[] => {
    const names = otherNames(role)
    if (names.length === 0) return []
    const word = [makeStrong(capitalise(names.join(comma)))]
    return [rowOf(word, [plain(role.name)], [makeItem(role.id)])]
  })
  const explained = (document.terms ?? []).flatMap(({ word, means, sources }): Row[] => {
    const uses = listUses(document, word).slice(0, MOST_USES)
    if (uses.length === 0) return []
    const from = joined(
      sources.map((id) => [plain(desk.question(id))]),
      comma,
    )
    const told = [plain(capitalise(bare(means))), ...desk.bracketed(from)]
    return [rowOf([makeStrong(capitalise(word))], told, desk.ranged(uses))]
  })
  const rows = [...called, ...explained].slice(0, MOST_ROWS)
  return table(headings.glossary, [columns.word, columns.here, columns.usedIn], rows)
}

function rowOf(...cells: Parameters<typeof makeTextCell>[0][]): Row {
  return { id: null, cells: cells.map(makeTextCell) }
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
