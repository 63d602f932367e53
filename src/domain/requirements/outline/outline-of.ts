import { PREVIEW_VERSION } from '#domain/requirements/document.ts'
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
import { plain } from './pieces.ts'
import { writeGoalBlocks, writeProblemBlocks } from './purpose.ts'
import { handOffBlocks, registerBlocks, writeCoverageBlocks } from './registers.ts'
import { writeRoleBlocks } from './rights/roles.ts'
import { ruleBlocks } from './rules/rules.ts'
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

/** Looked up, not read through. */
const FOLDED: ReadonlySet<SectionName> = new Set(['handOff', 'answers', 'changes', 'approvals'])

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
  const sections = withoutGaps(
    SECTIONS.map(([name, write], index) => {
      const section = {
        ...{ name, anchor: `section-${name}`, isFolded: FOLDED.has(name) },
        title: `${index + 1} ${words.headings[name]}`,
        blocks: write(desk),
      }
      return file?.tell?.(section, desk) ?? section
    }),
    desk,
  )
  const appendices = APPENDICES.flatMap(([name, letter, write]) =>
    sectionOf(name, words.appendix(letter, words.headings[name]), write(desk)),
  )
  return {
    title: document.title,
    language: document.writtenIn,
    signs: words.signs,
    front: frontBlocks(desk, sections, file),
    sections: writeLarge([...sections, ...appendices], workedOut.people ?? [], desk.aliases),
  }
}

/** What is empty says so, that no number seems to be missing; a preview shows only what is there. */
function withoutGaps(sections: readonly Section[], { document, words }: Desk): Section[] {
  if (document.version === PREVIEW_VERSION) return sections.filter(isFilled)
  return sections.map((section) => {
    if (isFilled(section)) return section
    const told = section.name === 'glossary' ? words.emptyGlossary : words.emptySection
    return { ...section, blocks: [{ kind: 'note', text: [plain(told)] }] }
  })
}

function isFilled({ blocks }: Section): boolean {
  return blocks.length > 0
}

function sectionOf(name: SectionName, title: string, blocks: readonly Block[]): Section[] {
  if (blocks.length === 0) return []
  return [{ name, anchor: `section-${name}`, title, isFolded: FOLDED.has(name), blocks }]
}
