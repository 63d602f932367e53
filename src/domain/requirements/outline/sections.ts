import { PREVIEW_VERSION } from '#domain/requirements/document.ts'
import type { Block, Section, SectionName } from './blocks.ts'
import type { Desk } from './desk.ts'
import { plain } from './pieces.ts'

/** Looked up, not read through. */
const FOLDED: ReadonlySet<SectionName> = new Set(['handOff', 'answers', 'changes', 'approvals'])

/** The sections of a document in their order; the place is the number (docs/document.md#sections). */
export function numberSections(
  { words }: Desk,
  written: readonly (readonly [SectionName, readonly Block[]])[],
): Section[] {
  return written.map(([name, blocks], index) => ({
    ...{ name, anchor: `section-${name}`, isFolded: FOLDED.has(name), blocks },
    title: `${index + 1} ${words.headings[name]}`,
  }))
}

export interface Appendix {
  name: SectionName
  letter: string
  blocks: readonly Block[]
  /** Of what belongs to a section of the same name, which stands before it. */
  title?: string
}

/** The appendices that have something, by their letter. */
export function letterAppendices({ words }: Desk, written: readonly Appendix[]): Section[] {
  return written.flatMap(({ name, letter, blocks, title }) => {
    if (blocks.length === 0) return []
    const anchor = title === undefined ? `section-${name}` : `appendix-${name}`
    const told = words.appendix(letter, title ?? words.headings[name])
    return [{ name, anchor, title: told, isFolded: true, blocks }]
  })
}

/** What is empty says so, that no number seems to be missing; a preview shows only what is there. */
export function withoutGaps(sections: readonly Section[], { document, words }: Desk): Section[] {
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
