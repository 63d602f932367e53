import type { Block, Row } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { makeStrong, makeTextCell, plain, table } from '#domain/requirements/outline/pieces.ts'
import { bare, capitalise } from '#domain/requirements/phrases.ts'

/** Section 16: the words of the founder with what they mean, and where they stand. */
export function glossaryBlocks({ words, workedOut, question, bracketed, ranged }: Desk): Block[] {
  const { columns, headings, comma } = words
  const rows = (workedOut.glossary ?? []).map((told): Row => {
    const from = told.sources.map(question).join(comma)
    const means = [plain(capitalise(bare(told.means))), ...bracketed(from ? [plain(from)] : [])]
    const word = [makeStrong(capitalise(told.words.join(comma)))]
    return { id: null, cells: [word, means, ranged(told.items)].map(makeTextCell) }
  })
  return table(headings.glossary, [columns.word, columns.here, columns.usedIn], rows)
}
