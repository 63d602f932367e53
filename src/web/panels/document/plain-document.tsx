import { useContext } from 'react'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { type Section, sectionsOf } from '#web/panels/document/sections/sections.ts'
import { SECTION_INTROS } from '#web/text/document/reading.ts'
import { DocumentFront } from './reading/document-front.tsx'
import './reading/document.css'
import './reading/marks.css'
import { LevelContext } from './reading/level.ts'
import { Sentence } from './reading/words.tsx'

/** The document for reading where no script runs: nothing folds, nothing explains itself. */
export function PlainDocument({ document }: { document: RequirementsDocument }) {
  return (
    <div className="document-view" data-level={1}>
      <div className="document-sheet">
        <DocumentFront document={document} />
        {sectionsOf(document).map((section) => (
          <PlainSection key={section.id} section={section} document={document} />
        ))}
      </div>
    </div>
  )
}

function PlainSection({ section, document }: { section: Section; document: RequirementsDocument }) {
  const { id, title, number, name, Body } = section
  const Heading = `h${useContext(LevelContext) + 1}` as 'h2'
  const intro = SECTION_INTROS[name]
  return (
    <section id={id} className="document-section" aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`} className="document-heading pb-[0.35em]">
        {title}
      </Heading>
      <div className="document-body markdown">
        {intro === undefined ? null : (
          <p className="document-intro">
            <Sentence text={intro} />
          </p>
        )}
        <Body document={document} number={number} />
      </div>
    </section>
  )
}
