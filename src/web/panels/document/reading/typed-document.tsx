import { type ReactNode, useDeferredValue, useMemo } from 'react'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Block, Outline } from '#domain/requirements/outline/blocks.ts'
import { recallPlace } from '#web/hooks/recall-place.ts'
import { Editing } from '#web/panels/document/editing/editing.tsx'
import { EditsNote } from '#web/panels/document/editing/edits-note.tsx'
import { SignsContext } from '#web/panels/document/outline/outline-context.ts'
import { useOutline } from '#web/panels/document/outline/use-outline.ts'
import { DocumentFront } from './document-front.tsx'
import { DocumentSection } from './document-section.tsx'
import './document.css'
import '#web/panels/document/correcting/chips.css'
import '#web/panels/document/editing/editing.css'
import './marks.css'
import { Explanations } from './explanations.tsx'
import { LevelContext } from './level.ts'
import { FoldsContext, useFolds } from './use-folds.ts'

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
export function TypedDocument({ waiting, ...props }: TypedDocumentProps & { waiting: ReactNode }) {
  const outline = useOutline(props.document)
  return outline === null ? waiting : <Sheet {...props} outline={outline} />
}

function Sheet({
  projectId,
  document,
  readingVersion,
  topLevel,
  outline,
}: TypedDocumentProps & { outline: Outline }) {
  const { sections, signs, language } = outline
  // The rest follows at once, in slices; whoever comes for a place in it gets all together.
  const isWhole = useDeferredValue(true, window.location.hash !== '' || recallPlace() > 0)
  const drawn = isWhole ? sections : sections.slice(0, DRAWN_FIRST)
  const foldedAtFirst = useMemo(() => sections.flatMap(foldedIn), [sections])
  const folds = useFolds(projectId, foldedAtFirst)
  return (
    <Explanations projectId={projectId} document={document}>
      <LevelContext value={topLevel}>
        <Editing projectId={projectId} document={document} readingVersion={readingVersion}>
          <SignsContext value={signs}>
            <FoldsContext value={folds}>
              <div className="document-view" data-level={topLevel} lang={language}>
                <div className="document-sheet">
                  <DocumentFront outline={outline} />
                  <EditsNote document={document} />
                  {drawn.map((section) => (
                    <DocumentSection
                      key={section.anchor}
                      section={section}
                      document={document}
                      isFolded={folds.isFolded(section.anchor)}
                      onToggle={folds.toggle}
                    />
                  ))}
                </div>
              </div>
            </FoldsContext>
          </SignsContext>
        </Editing>
      </LevelContext>
    </Explanations>
  )
}

/** What is looked up and not read through: sections, and registers inside them. */
function foldedIn({ anchor, isFolded, blocks }: Outline['sections'][number]): string[] {
  const inner = blocks.flatMap((block: Block) => (block.kind === 'fold' ? [block.anchor] : []))
  return isFolded ? [anchor, ...inner] : inner
}
