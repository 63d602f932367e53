import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { answersBlocks, changesBlocks } from './appendices.ts'
import type { Block, Outline, Section, SectionName } from './blocks.ts'
import { connectionBlocks } from './connections.ts'
import { dataBlocks, screenBlocks } from './data.ts'
import { createDesk, type Desk } from './desk.ts'
import { firstPage } from './first-page.ts'
import { deliveryBlocks, privacyBlocks, qualityBlocks } from './frame.ts'
import { frontBlocks, type Measured } from './front.ts'
import { journeyBlocks, scopeBlocks } from './journeys.ts'
import { goalBlocks, problemBlocks } from './purpose.ts'
import { coverageBlocks, glossaryBlocks, handOffBlocks, registerBlocks } from './registers.ts'
import { requirementBlocks } from './requirements.ts'
import { roleBlocks } from './roles.ts'
import { ruleBlocks } from './rules.ts'

type Write = (desk: Desk) => readonly Block[]

/** The sections in their order; the place is the number (docs/document.md#sections). */
const SECTIONS: readonly [SectionName, Write][] = [
  ['first', firstPage],
  ['problem', problemBlocks],
  ['goals', goalBlocks],
  ['roles', roleBlocks],
  ['scope', scopeBlocks],
  ['journeys', journeyBlocks],
  ['requirements', requirementBlocks],
  ['rules', ruleBlocks],
  ['data', dataBlocks],
  ['screens', screenBlocks],
  ['connections', connectionBlocks],
  ['quality', qualityBlocks],
  ['privacy', privacyBlocks],
  ['delivery', deliveryBlocks],
  ['registers', registerBlocks],
  ['glossary', glossaryBlocks],
  ['coverage', coverageBlocks],
  ['handOff', handOffBlocks],
]

const APPENDICES: readonly [SectionName, string, Write][] = [
  ['answers', 'A', answersBlocks],
  ['changes', 'B', changesBlocks],
]

/** Looked up, not read through. */
const FOLDED: ReadonlySet<SectionName> = new Set(['handOff', 'answers', 'changes'])

/**
 * The document as a tree of typed blocks, from which Markdown, screen, DOCX and PDF are printed. A
 * section without content is left out and the others keep their numbers; who uses it and what each
 * may do always stands. `measured` is the readiness, where it is to stand at the head.
 */
export function outlineOf(
  document: RequirementsDocument,
  words: DocumentText,
  measured: Measured | null = null,
): Outline {
  const desk = createDesk(document, words)
  const sections = SECTIONS.flatMap(([name, write], index) =>
    sectionOf(name, `${index + 1} ${words.headings[name]}`, write(desk)),
  )
  const appendices = APPENDICES.flatMap(([name, letter, write]) =>
    sectionOf(name, words.appendix(letter, words.headings[name]), write(desk)),
  )
  return {
    title: document.title,
    language: document.writtenIn,
    signs: words.signs,
    front: frontBlocks(desk, sections, measured),
    sections: [...sections, ...appendices],
  }
}

function sectionOf(name: SectionName, title: string, blocks: readonly Block[]): Section[] {
  if (blocks.length === 0) return []
  return [{ name, anchor: `section-${name}`, title, isFolded: FOLDED.has(name), blocks }]
}
