import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { Block, Row, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  fold,
  joined,
  makeItem,
  makeTextCell,
  plain,
  table,
} from '#domain/requirements/outline/pieces.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { writeCriterionLine } from './criteria-lines.ts'
import type { ToldTogether } from './list-together.ts'
import { type Around, metaOf } from './requirement-meta.ts'

/**
 * Each requirement that a capability tells, in its own sentence, with all that is told of it, and each of
 * its tests that a line tells. A file has the lines above for that, and here only why something was filled in.
 */
export function sentenceBlocks(around: Around, together: readonly ToldTogether[]): Block[] {
  const { desk } = around
  const { parts } = desk.words
  const requirements = together.flatMap((told) => told.requirements)
  if (!desk.isFile) return fold('sentences', parts.sentences, sentencesTable(around, together))
  return fold('reasons', parts.filledIn, reasonsTable(desk, requirements))
}

function reasonsTable({ words }: Desk, requirements: readonly FunctionalRequirement[]): Block[] {
  const rows = requirements.flatMap(({ id, why }): Row[] =>
    why === null
      ? []
      : [{ id: null, cells: [[makeItem(id)], bare(why)].map((cell) => makeTextCell(cell)) }],
  )
  const { columns } = words
  return table(words.parts.filledIn, [columns.id, columns.matters], rows)
}

function sentencesTable(around: Around, together: readonly ToldTogether[]): Block[] {
  const { desk } = around
  const { words } = desk
  const rows = together.flatMap(({ requirements, shown }) =>
    requirements.flatMap((requirement): Row[] => {
      const meta = joined(metaOf(around, requirement, false), words.signs.dot)
      const tests = requirement.criteria.filter((test) => !shown.includes(test))
      return [
        makeRow(requirement.id, [plain(requirement.text)], meta),
        ...tests.map((test) => {
          const { text, origin } = writeCriterionLine(desk, test, around)
          return makeRow(test.id, text, origin)
        }),
      ]
    }),
  )
  const { sentences } = words.parts
  return table(sentences, [words.columns.id, words.columns.sentence, words.columns.mark], rows)
}

function makeRow(id: string, sentence: Text, meta: Text): Row {
  return { id, cells: [sentence, meta].map(makeTextCell), main: 0 }
}
