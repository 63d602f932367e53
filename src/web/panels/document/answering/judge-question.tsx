import { useState } from 'react'
import type { Traced } from '#domain/requirements/document-items.ts'
import { comesFromRows, JUDGEMENT } from '#domain/requirements/editing/judgements.ts'
import { type ApiError, toApiError } from '#web/api/api-error.ts'
import type { EditingDesk } from '#web/panels/document/editing/editing.tsx'
import { correctingText as words } from '#web/text/document/correcting.ts'

/** A question that needs no answer is struck out. */
export function JudgeQuestion({ item, desk }: { item: Traced; desk: EditingDesk }) {
  const [error, setError] = useState<ApiError | null>(null)
  const { id, rows = [] } = item
  const strike = async () => {
    setError(null)
    if (comesFromRows(item)) {
      desk.reading?.decide(
        rows.map((row) => ({ do: 'refuse', row })),
        words.done.struck,
      )
      return
    }
    const before = desk.edits.get(id)?.find(({ field }) => field === JUDGEMENT)
    const revision = before?.revision ?? 0
    await desk.save(id, [{ field: JUDGEMENT, text: 'struck', revision }])
    const back = { field: JUDGEMENT, text: null, revision: revision + 1 }
    desk.done(words.done.struck, () => desk.save(id, [back]))
  }
  return (
    <>
      <button
        type="button"
        className="document-chip"
        data-unsure
        aria-label={words.of(words.strikeOut, id)}
        onClick={() => void strike().catch((cause) => setError(toApiError(cause)))}
      >
        {words.strikeOut}
      </button>
      {error === null ? null : <span role="alert">{error.message}</span>}
    </>
  )
}
