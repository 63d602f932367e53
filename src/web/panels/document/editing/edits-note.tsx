import { use } from 'react'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { LaidEdit } from '#domain/requirements/editing/edits.ts'
import { JUDGEMENT } from '#domain/requirements/editing/judgements.ts'
import { correctingText } from '#web/text/document/correcting.ts'
import { editingText as words } from '#web/text/document/editing.ts'
import { Button } from '#web/ui/form/button.tsx'
import { EditingContext } from './editing.tsx'

/** Above the document: edits that ask for a look, and those whose place is gone. */
export function EditsNote({ document: { edits = [] } }: { document: RequirementsDocument }) {
  const of = (wanted: LaidEdit['state']) => edits.filter(({ state }) => state === wanted)
  const asking = [...new Set(of('asking').map(({ item }) => item))]
  const gone = of('gone').filter(({ field }) => field !== JUDGEMENT)
  const struck = of('kept').filter(({ field, text }) => field === JUDGEMENT && text === 'struck')
  if (asking.length + gone.length + struck.length === 0) return null
  return (
    <aside className="document-edits">
      {struck.length === 0 ? null : (
        <details>
          <summary>{`${correctingText.takenOut} (${struck.length})`}</summary>
          <ul>
            {struck.map((edit) => (
              <StruckItem key={edit.item} edit={edit} />
            ))}
          </ul>
        </details>
      )}
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

/** What was supposed, and struck out: there for as long as the writer would suppose it again. */
function StruckItem({ edit: { item, field, now, revision } }: { edit: LaidEdit }) {
  const desk = use(EditingContext)
  return (
    <li>
      {item}: {now}{' '}
      {desk === null ? null : (
        <Button
          variant="quiet"
          size="sm"
          aria-label={correctingText.of(correctingText.putBack, item)}
          onClick={() => void desk.save(item, [{ field, text: null, revision }])}
        >
          {correctingText.putBack}
        </Button>
      )}
    </li>
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

/** Ids as links to their items. */
function IdLinks({ ids }: { ids: readonly string[] }) {
  return (
    <span className="document-links">
      {ids.map((id, index) => (
        <span key={id}>
          <a href={`#${id}`}>{id}</a>
          {index < ids.length - 1 ? ', ' : null}
        </span>
      ))}
    </span>
  )
}
