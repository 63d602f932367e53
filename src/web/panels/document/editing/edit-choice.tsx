import { useState } from 'react'
import type { LaidEdit } from '#domain/requirements/editing/edits.ts'
import { type ApiError, toApiError } from '#web/api/api-error.ts'
import { editingText as words } from '#web/text/document/editing.ts'
import { Button } from '#web/ui/form/button.tsx'
import type { EditingDesk } from './editing.tsx'

interface EditChoiceProps {
  id: string
  edits: readonly LaidEdit[]
  desk: EditingDesk
  onEdit: () => void
}

/** The user's text is above; what would be there now, and the choice between the two. */
export function EditChoice({ id, edits, desk, onEdit }: EditChoiceProps) {
  const [error, setError] = useState<ApiError | null>(null)
  const choose = async (isMine: boolean) => {
    setError(null)
    const texts = edits.map(({ field, text, revision }) => ({
      field,
      text: isMine ? text : null,
      revision,
    }))
    await desk.save(id, texts).catch((cause) => setError(toApiError(cause)))
  }
  return (
    <span className="document-choice">
      <span>{words.choiceWhy}</span>
      <span>
        {words.choiceNew}{' '}
        {edits.map(({ field, now }) => (
          <q key={field}>{now}</q>
        ))}
      </span>
      <span className="document-editor-actions">
        <Button
          size="sm"
          aria-label={words.choiceOf(words.keepMine, id)}
          onClick={() => void choose(true)}
        >
          {words.keepMine}
        </Button>
        <Button
          size="sm"
          aria-label={words.choiceOf(words.takeNew, id)}
          onClick={() => void choose(false)}
        >
          {words.takeNew}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={words.choiceOf(words.editMine, id)}
          onClick={onEdit}
        >
          {words.editMine}
        </Button>
      </span>
      {error === null ? null : <span role="alert">{error.message}</span>}
    </span>
  )
}
