import { useContext } from 'react'
import type { Outline, Section } from '#domain/requirements/outline/blocks.ts'
import { BlocksView } from './outline/blocks-view.tsx'
import { SignsContext } from './outline/outline-context.ts'
import { DocumentFront } from './reading/document-front.tsx'
import './reading/document.css'
import './reading/marks.css'
import { LevelContext } from './reading/level.ts'
import { SectionIntro } from './reading/section-intro.tsx'

/** The document for reading where no script runs: nothing folds, nothing explains itself. */
export function PlainDocument({ outline }: { outline: Outline }) {
  return (
    <SignsContext value={outline.signs}>
      <div className="document-view" data-level={1}>
        <div className="document-sheet">
          <DocumentFront outline={outline} />
          {outline.sections.map((section) => (
            <PlainSection key={section.anchor} section={section} language={outline.language} />
          ))}
        </div>
      </div>
    </SignsContext>
  )
}

function PlainSection({ section, language }: { section: Section; language: Outline['language'] }) {
  const { anchor, title, name, blocks } = section
  const Heading = `h${useContext(LevelContext) + 1}` as 'h2'
  return (
    <section id={anchor} className="document-section" aria-labelledby={`${anchor}-title`}>
      <Heading id={`${anchor}-title`} className="document-heading pb-[0.35em]">
        {title}
      </Heading>
      <div className="document-body markdown">
        <SectionIntro name={name} language={language} />
        <BlocksView blocks={blocks} />
      </div>
    </section>
  )
}
