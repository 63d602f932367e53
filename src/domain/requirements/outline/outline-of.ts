import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { answersBlocks, approvalBlocks, changesBlocks } from './appendices.ts'
import type { Block, Outline, Section, SectionName } from './blocks.ts'
import { writeConnectionBlocks } from './connections.ts'
import { writeDataBlocks } from './data.ts'
import { createDesk, type Desk } from './desk.ts'
import { draftedOutline } from './drafted/drafted-outline.ts'
import { writeRequirementBlocks } from './features/requirements.ts'
import { writeDeliveryBlocks, writePrivacyBlocks, writeQualityBlocks } from './frame.ts'
import { frontBlocks, type Measured } from './front.ts'
import { journeyBlocks, writeScopeBlocks } from './journeys.ts'
import { writeGoalBlocks, writeProblemBlocks } from './purpose.ts'
import { handOffBlocks, registerBlocks, writeCoverageBlocks } from './registers.ts'
import { writeRoleBlocks } from './rights/roles.ts'
import { ruleBlocks } from './rules/rules.ts'
import { letterAppendices, numberSections, withoutGaps } from './sections.ts'
import { glossaryBlocks } from './shown/glossary.ts'
import { screenBlocks } from './shown/screens.ts'
import type { PrintedDocument } from './worked/worked-out.ts'
import { writeFirstPage } from './write-first-page.ts'
import { writeLarge } from './write-large.ts'

/** What a file is printed with besides the document. */
export interface Filed extends Measured {
  /** What a file tells otherwise of a section. */
  tell?: ((section: Section, desk: Desk) => Section) | undefined
}

type Write = (desk: Desk) => readonly Block[]

/** The sections in their order; the place is the number (docs/document.md#sections). */
const SECTIONS: readonly [SectionName, Write][] = [
  ['first', writeFirstPage],
  ['problem', writeProblemBlocks],
  ['goals', writeGoalBlocks],
  ['roles', writeRoleBlocks],
  ['scope', writeScopeBlocks],
  ['journeys', journeyBlocks],
  ['requirements', writeRequirementBlocks],
  ['rules', ruleBlocks],
  ['data', writeDataBlocks],
  ['screens', screenBlocks],
  ['connections', writeConnectionBlocks],
  ['quality', writeQualityBlocks],
  ['privacy', writePrivacyBlocks],
  ['delivery', writeDeliveryBlocks],
  ['registers', registerBlocks],
  ['glossary', glossaryBlocks],
  ['coverage', writeCoverageBlocks],
  ['handOff', handOffBlocks],
]

const APPENDICES: readonly [SectionName, string, Write][] = [
  ['answers', 'A', answersBlocks],
  ['changes', 'B', changesBlocks],
  ['approvals', 'C', approvalBlocks],
]

/**
 * The document as a tree of typed blocks, from which Markdown, screen, DOCX and PDF are printed. A
 * section without content says that no answer speaks of it; who uses it and what each may do always
 * stands. A file has its readiness at its head.
 */
export function outlineOf(
  printed: PrintedDocument,
  words: DocumentText,
  file: Filed | null = null,
): Outline {
  if (printed.draft !== undefined) return draftedOutline(printed, words, file)
  const { workedOut, ...document } = printed
  const desk = createDesk(document, words, { workedOut, isFile: file !== null })
  const written = SECTIONS.map(([name, write]) => [name, write(desk)] as const)
  const told = numberSections(desk, written).map(
    (section) => file?.tell?.(section, desk) ?? section,
  )
  const sections = withoutGaps(told, desk)
  const appendices = letterAppendices(
    desk,
    APPENDICES.map(([name, letter, write]) => ({ name, letter, blocks: write(desk) })),
  )
  return {
    title: document.title,
    language: document.writtenIn,
    signs: words.signs,
    front: frontBlocks(desk, sections, file),
    sections: writeLarge([...sections, ...appendices], workedOut.people ?? [], desk.aliases),
  }
}
