import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import type { Block, Outline } from '#domain/requirements/outline/blocks.ts'
import type { StoredDocument } from '#domain/requirements/outline/worked/worked-out.ts'
import { recallPlace } from '#web/hooks/recall-place.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import { Editing } from '#web/panels/document/editing/editing.tsx'
import { SignsContext } from '#web/panels/document/outline/outline-context.ts'
import { useOutline } from '#web/panels/document/outline/use-outline.ts'
import { loadPicture } from '#web/panels/document/pictures/load-picture.ts'
import { DocumentFront } from './document-front.tsx'
import { DocumentSection } from './document-section.tsx'
import './document.css'
import '#web/panels/document/correcting/chips.css'
import '#web/panels/document/editing/editing.css'
import './marks.css'
import { Explanations } from './explanations.tsx'
import { LevelContext } from './level.ts'
import { FoldsContext, useFolds } from './use-folds.ts'

/** Few documents have edits to tell of. */
const loadNote = createFileLoader(() => import('#web/panels/document/editing/edits-note.tsx'))

/** What a tall screen shows at first. */
const DRAWN_FIRST = 3

export interface TypedDocumentProps {
  projectId: string
  document: StoredDocument
  /** The version of the reading it was written from; null when it does not say. */
  readingVersion: number | null
  /** 1 on a page of its own; 3 inside a dialog, below the dialog's heading. */
  topLevel: 1 | 3
}

/** The document for reading: 68 characters a line, its ids in the margin where there is one. */
export function TypedDocument({ waiting, ...props }: TypedDocumentProps & { waiting: ReactNode }) {
  const outline = useOutline(props.document)
  const isNoted = (props.document.edits ?? []).length > 0
  const note = useFile(loadNote, isNoted)
  const isDrawn = outline?.sections.some(({ blocks }) => blocks.some(isPicture)) ?? false
  const picture = useFile(loadPicture, isDrawn)
  // The first drawing waits for all that has a place in it; what comes later takes nothing away.
  const isHere = (!isNoted || note !== null) && (!isDrawn || picture !== null)
  const [wasHere, setHere] = useState(false)
  if (outline === null || !(isHere || wasHere)) return waiting
  if (!wasHere) setHere(true)
  return <Sheet {...props} outline={outline} note={note && <note.EditsNote {...props} />} />
}

function Sheet({
  projectId,
  document,
  readingVersion,
  topLevel,
  outline,
  note,
}: TypedDocumentProps & { outline: Outline; note: ReactNode }) {
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
                  {note}
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

function isPicture({ kind }: Block): boolean {
  return kind === 'diagram'
}

/** What is looked up and not read through: sections, and registers inside them. */
function foldedIn({ anchor, isFolded, blocks }: Outline['sections'][number]): string[] {
  const inner = blocks.flatMap((block: Block) => (block.kind === 'fold' ? [block.anchor] : []))
  return isFolded ? [anchor, ...inner] : inner
}
