import { use } from 'react'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { LaidEdit } from '#domain/requirements/editing/edits.ts'
import { editingText as words } from '#web/text/document/editing.ts'
import { Button } from '#web/ui/form/button.tsx'
import { EditingContext } from './editing.tsx'
import { IdLinks } from './id-links.tsx'

/** Above the document: edits that ask for a look, and those whose place is gone. */
export function EditsNote({ document: { edits = [] } }: { document: RequirementsDocument }) {
  const of = (wanted: LaidEdit['state']) => edits.filter(({ state }) => state === wanted)
  const asking = [...new Set(of('asking').map(({ item }) => item))]
  const gone = of('gone')
  if (asking.length + gone.length === 0) return null
  return (
    <aside className="document-edits">
      {asking.length === 0 ? null : (
        <p>
          {words.asking(asking.length)} <IdLinks ids={asking} />
        </p>
      )}
      {gone.length === 0 ? null : (
        <>
          <p>
            <strong>{words.goneTitle}.</strong> {words.goneWhy}
          </p>
          <ul>
            {gone.map((edit) => (
              <GoneEdit key={`${edit.item} ${edit.field}`} edit={edit} />
            ))}
          </ul>
        </>
      )}
    </aside>
  )
}

function GoneEdit({ edit: { item, field, text, revision } }: { edit: LaidEdit }) {
  const desk = use(EditingContext)
  return (
    <li>
      {item}: “{text}”{' '}
      {desk === null ? null : (
        <Button
          variant="quiet"
          size="sm"
          aria-label={words.removeOf(item)}
          onClick={() => void desk.save(item, [{ field, text: null, revision }])}
        >
          {words.remove}
        </Button>
      )}
    </li>
  )
}
