import { useState } from 'react'
import type { Traced } from '#domain/requirements/document-items.ts'
import {
  comesFromRows,
  JUDGEMENT,
  type Judgement,
} from '#domain/requirements/editing/judgements.ts'
import { type ApiError, toApiError } from '#web/api/api-error.ts'
import { correctingText as words } from '#web/text/document/correcting.ts'
import { CorrectItem } from './correct-item.tsx'
import { EditItem } from './edit-item.tsx'
import type { EditingDesk } from './editing.tsx'

/** Confirm, change or strike out what was supposed, or read and not confirmed. */
export function JudgeItem({ item, desk }: { item: Traced; desk: EditingDesk }) {
  const [error, setError] = useState<ApiError | null>(null)
  const judge = (judgement: Judgement) => {
    setError(null)
    const said = words.done[judgement]
    if (comesFromRows(item)) judgeRows(item, desk, { judgement, said })
    else
      void judgeHere(item, desk, { judgement, said }).catch((cause) => setError(toApiError(cause)))
  }
  const isWaiting = comesFromRows(item) && desk.reading === null
  const chip = (judgement: Judgement, label: string) => (
    <button
      type="button"
      className="document-chip"
      aria-label={words.of(label, item.id)}
      aria-disabled={isWaiting || undefined}
      onClick={() => (isWaiting ? undefined : judge(judgement))}
    >
      {label}
    </button>
  )
  return (
    <span className="document-chips">
      {chip('confirmed', words.confirm)}
      {comesFromRows(item) ? (
        <CorrectItem item={item} desk={desk} isChip />
      ) : (
        <EditItem item={item} isChip />
      )}
      {chip('struck', words.strikeOut)}
      {error === null ? null : <span role="alert">{error.message}</span>}
    </span>
  )
}

interface Judged {
  judgement: Judgement
  said: string
}

/** What comes from rows is decided in the reading. */
function judgeRows({ rows = [] }: Traced, { reading }: EditingDesk, { judgement, said }: Judged) {
  const verb = judgement === 'confirmed' ? 'confirm' : 'refuse'
  reading?.decide(
    rows.map((row) => ({ do: verb, row })),
    said,
  )
}

async function judgeHere({ id }: Traced, desk: EditingDesk, { judgement, said }: Judged) {
  const before = desk.edits.get(id)?.find(({ field }) => field === JUDGEMENT)
  const revision = before?.revision ?? 0
  await desk.save(id, [{ field: JUDGEMENT, text: judgement, revision }])
  const back = { field: JUDGEMENT, text: null, revision: revision + 1 }
  desk.done(said, () => desk.save(id, [back]))
}
