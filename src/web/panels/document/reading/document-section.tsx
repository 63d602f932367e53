import { ChevronDown } from 'lucide-react'
import { memo, useContext, useMemo } from 'react'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Block, Piece, Section, Statement } from '#domain/requirements/outline/blocks.ts'
import { AddItem } from '#web/panels/document/editing/add-item.tsx'
import { BlocksView } from '#web/panels/document/outline/blocks-view.tsx'
import { findTermPlaces } from './find-term-places.ts'
import { LevelContext } from './level.ts'
import { SectionIntro } from './section-intro.tsx'
import { TermPlacesContext } from './words.tsx'

interface DocumentSectionProps {
  section: Section
  document: RequirementsDocument
  isFolded: boolean
  onToggle: (id: string) => void
}

/** A section under a heading that folds it. Folded, it stays in the page for links and print. */
export const DocumentSection = memo(function DocumentSection(props: DocumentSectionProps) {
  const { section, document, isFolded, onToggle } = props
  const { anchor, title, blocks } = section
  const Heading = `h${useContext(LevelContext) + 1}` as 'h2'
  const places = useMemo(
    () => findTermPlaces(listTermTexts(section), document.glossary),
    [section, document],
  )
  return (
    <section
      data-section={anchor}
      id={anchor}
      className="document-section"
      aria-labelledby={`${anchor}-title`}
    >
      <Heading id={`${anchor}-title`} className="document-heading">
        <button
          type="button"
          aria-expanded={!isFolded}
          aria-controls={`${anchor}-body`}
          onClick={() => onToggle(anchor)}
        >
          <span>{title}</span>
          <ChevronDown aria-hidden />
        </button>
      </Heading>
      <div
        id={`${anchor}-body`}
        data-folded={isFolded || undefined}
        className="document-body markdown"
      >
        <TermPlacesContext value={places}>
          <SectionIntro name={section.name} language={document.writtenIn} />
          <BlocksView blocks={blocks} />
          <AddItem section={section.name} />
        </TermPlacesContext>
      </div>
    </section>
  )
})

/** A piece of running text in which terms are explained. */
interface TermText {
  id: Piece
  text: string
}

/** The texts of a section in their order. */
function listTermTexts({ blocks }: Section): TermText[] {
  return blocks.flatMap(piecesOf).flatMap((piece) => {
    return piece.kind === 'plain' ? [{ id: piece, text: piece.text }] : []
  })
}

function piecesOf(block: Block): Piece[] {
  switch (block.kind) {
    case 'paragraph':
      return [...block.text]
    case 'statement':
      return ofStatement(block)
    case 'list':
      return block.entries.flat()
    case 'table':
      return block.rows.flatMap(({ cells }) =>
        cells.flatMap((cell) => (cell.kind === 'entries' ? cell.entries.flat() : [...cell.text])),
      )
    default:
      return []
  }
}

function ofStatement({ text, below }: Statement): Piece[] {
  return [...text, ...below.flatMap(ofStatement)]
}
