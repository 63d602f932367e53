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

/** The way into an item; confirm and strike out beside it where it was supposed or not confirmed. */
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
  const isDoubtful = item.mark === 'assumed' || item.mark === 'unconfirmed'
  // What leads into the item keeps its place in here, and the focus, when the chips around it go.
  return (
    <span className={isDoubtful ? 'document-chips' : undefined}>
      {isDoubtful ? chip('confirmed', words.confirm) : null}
      {comesFromRows(item) ? (
        <CorrectItem item={item} desk={desk} isChip={isDoubtful} />
      ) : (
        <EditItem item={item} isChip={isDoubtful} />
      )}
      {isDoubtful ? chip('struck', words.strikeOut) : null}
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
