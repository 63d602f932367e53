import type { Block, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { joined, list, makeStrong, plain } from '#domain/requirements/outline/pieces.ts'
import { capitalise } from '#domain/requirements/phrases.ts'

/** Section 16: the words of the founder with what they mean, and on the screen where they stand. */
export function glossaryBlocks({
  words,
  workedOut,
  question,
  bracketed,
  ranged,
  isFile,
}: Desk): Block[] {
  const { colon, comma } = words
  return list(
    (workedOut.glossary ?? []).map((told): Text => {
      const from = told.sources.map((id) => [plain(question(id))])
      return [
        makeStrong(capitalise(told.words.join(comma))),
        plain(colon + told.means),
        ...bracketed(joined([...from, ranged(isFile ? [] : told.items)], comma)),
      ]
    }),
  )
}
