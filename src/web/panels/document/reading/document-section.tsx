import { ChevronDown } from 'lucide-react'
import { memo, useContext, useMemo } from 'react'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { AddItem } from '#web/panels/document/editing/add-item.tsx'
import { type Section, textsOf } from '#web/panels/document/sections/sections.ts'
import { SECTION_INTROS } from '#web/text/document/reading.ts'
import { LevelContext } from './level.ts'
import { termPlaces } from './term-places.ts'
import { Sentence, TermPlacesContext } from './words.tsx'

interface DocumentSectionProps {
  section: Section
  document: RequirementsDocument
  isFolded: boolean
  onToggle: (id: string) => void
}

/** A section under a heading that folds it. Folded, it stays in the page for links and print. */
export const DocumentSection = memo(function DocumentSection(props: DocumentSectionProps) {
  const { section, document, isFolded, onToggle } = props
  const { id, title, number, name, Body } = section
  const Heading = `h${useContext(LevelContext) + 1}` as 'h2'
  const places = useMemo(
    () => termPlaces(textsOf(section, document), document.glossary),
    [section, document],
  )
  const intro = SECTION_INTROS[name]
  return (
    <section data-section={id} id={id} className="document-section" aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`} className="document-heading">
        <button
          type="button"
          aria-expanded={!isFolded}
          aria-controls={`${id}-body`}
          onClick={() => onToggle(id)}
        >
          <span>{title}</span>
          <ChevronDown aria-hidden />
        </button>
      </Heading>
      <div id={`${id}-body`} data-folded={isFolded || undefined} className="document-body markdown">
        <TermPlacesContext value={places}>
          {intro === undefined ? null : (
            <p className="document-intro">
              <Sentence text={intro} />
            </p>
          )}
          <Body document={document} number={number} />
          <AddItem section={name} />
        </TermPlacesContext>
      </div>
    </section>
  )
})
