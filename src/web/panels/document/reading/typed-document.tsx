import { useDeferredValue, useMemo } from 'react'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { keptPlace } from '#web/hooks/kept-place.ts'
import { Editing } from '#web/panels/document/editing/editing.tsx'
import { EditsNote } from '#web/panels/document/editing/edits-note.tsx'
import { FOLDED_AT_FIRST, sectionsOf } from '#web/panels/document/sections/sections.ts'
import { DocumentFront } from './document-front.tsx'
import { DocumentSection } from './document-section.tsx'
import './document.css'
import '#web/panels/document/editing/editing.css'
import './marks.css'
import { Explanations } from './explanations.tsx'
import { LevelContext } from './level.ts'
import { useFolds } from './use-folds.ts'

/** What a tall screen shows at first. */
const DRAWN_FIRST = 3

export interface TypedDocumentProps {
  projectId: string
  document: RequirementsDocument
  /** The version of the reading it was written from; null when it does not say. */
  readingVersion: number | null
  /** 1 on a page of its own; 3 inside a dialog, below the dialog's heading. */
  topLevel: 1 | 3
}

/** The document for reading: 68 characters a line, its ids in the margin where there is one. */
export function TypedDocument(props: TypedDocumentProps) {
  const { projectId, document, readingVersion, topLevel } = props
  const sections = useMemo(() => sectionsOf(document), [document])
  // The rest follows at once, in slices; whoever comes for a place in it gets all together.
  const isWhole = useDeferredValue(true, window.location.hash !== '' || keptPlace() > 0)
  const drawn = isWhole ? sections : sections.slice(0, DRAWN_FIRST)
  const { isFolded, toggle } = useFolds(projectId, FOLDED_AT_FIRST)
  return (
    <Explanations projectId={projectId} document={document}>
      <LevelContext value={topLevel}>
        <Editing projectId={projectId} document={document} readingVersion={readingVersion}>
          <div className="document-view" data-level={topLevel}>
            <div className="document-sheet">
              <DocumentFront document={document} />
              <EditsNote document={document} />
              {drawn.map((section) => (
                <DocumentSection
                  key={section.id}
                  section={section}
                  document={document}
                  isFolded={isFolded(section.id)}
                  onToggle={toggle}
                />
              ))}
            </div>
          </div>
        </Editing>
      </LevelContext>
    </Explanations>
  )
}
