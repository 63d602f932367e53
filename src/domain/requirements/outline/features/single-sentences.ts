import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { Block, Row } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { fold, joined, makeItem, makeTextCell, table } from '#domain/requirements/outline/pieces.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { type Around, metaOf } from './requirement-meta.ts'

/**
 * Each requirement that a capability tells, in its own sentence, with all that is told of it. A file has
 * the lines above for that, and here only why something was filled in.
 */
export function sentenceBlocks(
  around: Around,
  requirements: readonly FunctionalRequirement[],
): Block[] {
  const { desk } = around
  const { parts } = desk.words
  return desk.isFile
    ? fold('reasons', parts.filledIn, reasonsTable(desk, requirements))
    : fold('sentences', parts.sentences, sentencesTable(around, requirements))
}

function reasonsTable({ words }: Desk, requirements: readonly FunctionalRequirement[]): Block[] {
  const rows = requirements.flatMap(({ id, text, why }): Row[] =>
    why === null
      ? []
      : [{ id: null, cells: [[makeItem(id)], text, bare(why)].map((cell) => makeTextCell(cell)) }],
  )
  const { columns } = words
  return table(words.parts.filledIn, [columns.id, columns.sentence, columns.matters], rows)
}

function sentencesTable(around: Around, requirements: readonly FunctionalRequirement[]): Block[] {
  const { desk } = around
  const { words } = desk
  const rows = requirements.map(
    (requirement): Row => ({
      id: requirement.id,
      cells: [
        makeTextCell(requirement.text),
        makeTextCell(joined(metaOf(around, requirement, false), words.signs.dot)),
      ],
      main: 0,
    }),
  )
  const { sentences } = words.parts
  return table(sentences, [words.columns.id, words.columns.sentence, words.columns.mark], rows)
}
