import {
  answersBlocks,
  approvalBlocks,
  changesBlocks,
} from '#domain/requirements/outline/appendices.ts'
import type { Block, Outline, Section, SectionName } from '#domain/requirements/outline/blocks.ts'
import { createDesk, type Desk } from '#domain/requirements/outline/desk.ts'
import { frontBlocks, type Measured } from '#domain/requirements/outline/front.ts'
import { plain } from '#domain/requirements/outline/pieces.ts'
import { coverageTable, handOffBlocks } from '#domain/requirements/outline/registers.ts'
import {
  type Appendix,
  letterAppendices,
  numberSections,
  withoutGaps,
} from '#domain/requirements/outline/sections.ts'
import type { PrintedDocument } from '#domain/requirements/outline/worked/worked-out.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { coveredBlocks, firstBlocks, openBlocks, termBlocks } from './decisions.ts'
import { deliveryBlocks, goalBlocks, lawBlocks, problemBlocks, qualityBlocks } from './frame.ts'
import { functionBlocks } from './functions.ts'
import { peopleBlocks, rightsTable, scopeBlocks, storyBlocks } from './people.ts'
import { recordBlocks, screenTable, sendingBlocks } from './records.ts'
import { draftedRules } from './rules.ts'
import { openTeller, type Teller } from './tell.ts'

type Write = (teller: Teller) => readonly Block[]

const ofDesk =
  (write: (desk: Desk) => readonly Block[]): Write =>
  ({ desk }) =>
    write(desk)

/** The sections in their order; the place is the number (docs/document.md#sections). */
const SECTIONS: readonly [SectionName, Write][] = [
  ['first', firstBlocks],
  ['problem', problemBlocks],
  ['goals', goalBlocks],
  ['roles', peopleBlocks],
  ['scope', scopeBlocks],
  ['journeys', storyBlocks],
  ['requirements', functionBlocks],
  ['rules', draftedRules],
  ['data', recordBlocks],
  ['screens', screenTable],
  ['connections', sendingBlocks],
  ['quality', qualityBlocks],
  ['privacy', lawBlocks],
  ['delivery', deliveryBlocks],
  ['registers', openBlocks],
  ['glossary', termBlocks],
  ['coverage', coveredBlocks],
  ['handOff', ofDesk(handOffBlocks)],
]

const APPENDICES: readonly [SectionName, string, Write][] = [
  ['answers', 'A', ofDesk(answersBlocks)],
  ['changes', 'B', ofDesk(changesBlocks)],
  ['approvals', 'C', ofDesk(approvalBlocks)],
]

/** What is looked up, which the screen folds in its section. */
function listTables(teller: Teller): Appendix[] {
  const { desk } = teller
  const { headings, drafted } = desk.words
  return [
    { name: 'coverage', letter: 'D', title: headings.coverage, blocks: coverageTable(desk) },
    { name: 'roles', letter: 'E', title: drafted.whoMay, blocks: rightsTable(teller) },
  ]
}

/**
 * A document that a model wrote, as it wrote it: each section tells its items as they are, and nothing
 * is composed (docs/decisions/0108-a-model-writes-the-document.md). `measured` is told at the head of
 * a file.
 */
export function draftedOutline(
  { workedOut, ...document }: PrintedDocument,
  words: DocumentText,
  measured: Measured | null = null,
): Outline {
  const desk = createDesk(document, words, { workedOut, isFile: measured !== null })
  const teller = openTeller(desk)
  const written = SECTIONS.map(([name, write]) => [name, write(teller)] as const)
  const sections = withoutGaps(numberSections(desk, written), desk)
  const appendices = letterAppendices(desk, [
    ...APPENDICES.map(([name, letter, write]) => ({ name, letter, blocks: write(teller) })),
    ...(desk.isFile ? listTables(teller) : []),
  ])
  return {
    title: document.title,
    language: document.writtenIn,
    signs: words.signs,
    front: frontOf(desk, sections, measured),
    sections: [...sections, ...appendices],
  }
}

/** The head with the marks of a written document in the place of the others. */
function frontOf(desk: Desk, sections: readonly Section[], measured: Measured | null): Block[] {
  const { legend, drafted } = desk.words
  return frontBlocks(desk, sections, measured).map((block) => {
    const isLegend = block.kind === 'note' && block.text[0]?.text === legend.title
    return isLegend
      ? { ...block, text: [block.text[0], plain(drafted.legend)].flatMap((piece) => piece ?? []) }
      : block
  })
}
