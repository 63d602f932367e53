import { CloudOff, type LucideIcon, PencilLine, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Row } from '#domain/reading/rows.ts'
import { rowSentence } from '#domain/reading/sentences/say-row.ts'
import type { ReadingKeeper } from '#web/drafts/reading/reading-keeper.ts'
import type { ReadingState } from '#web/drafts/reading/reading-state.ts'
import { cardText as words } from '#web/text/reading/card.ts'
import { clockTime } from '#web/text/reading/clock-time.ts'
import { writeChoiceNote } from '#web/text/reading/decided.ts'

interface CardNotesProps {
  state: ReadingState
  keeper: ReadingKeeper
  /** Rows on this card whose words have changed, and the others. */
  changed: number
  same: number
  /** Why nothing can be decided; null when it can. */
  refusal: string | null
}

/** What there is to know before the rows: offline, changed here or elsewhere, read only. */
export function CardNotes({ state, keeper, changed, same, refusal }: CardNotesProps) {
  const { trouble, readAt, waiting, contested } = state
  return (
    <>
      {refusal === null ? null : (
        <Note icon={TriangleAlert} isCalm>
          {refusal}
        </Note>
      )}
      {trouble === 'unreachable' ? (
        <Note icon={CloudOff}>
          {words.offline(readAt === null ? null : clockTime(readAt))}{' '}
          {waiting > 0 ? words.waiting(waiting) : ''}
        </Note>
      ) : null}
      {trouble === 'gone' ? <Note icon={TriangleAlert}>{words.gone}</Note> : null}
      {trouble === 'refused' ? <Note icon={TriangleAlert}>{words.refused}</Note> : null}
      {contested.length > 0 ? <Contested state={state} keeper={keeper} /> : null}
      {changed > 0 && contested.length === 0 ? (
        <Note icon={PencilLine} isCalm>
          {words.answerChanged(same, changed)}
        </Note>
      ) : null}
    </>
  )
}

/** Another tab was first: its reading holds, what was chosen here is asked for again. */
function Contested({ state, keeper }: { state: ReadingState; keeper: ReadingKeeper }) {
  const rows = state.rows ?? []
  const chosen = state.contested.map((decision) => {
    const id = decision.do === 'add' ? null : decision.do === 'put' ? decision.row.id : decision.row
    const row = rows.find((each) => each.id === id)
    if (row === undefined) return writeChoiceNote(decision.do, '')
    const isEdit = decision.do === 'edit'
    const said = isEdit ? ({ ...row, kind: decision.kind, ...decision.fields } as Row) : row
    return writeChoiceNote(decision.do, rowSentence(said, rows))
  })
  return (
    <Note icon={TriangleAlert} role="alert">
      <p>{words.contested}</p>
      <ul className="my-1">
        {chosen.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2">
        <button type="button" className="reading-chip" onClick={() => keeper.settle(true)}>
          {words.contestedKeep}
        </button>
        <button type="button" className="reading-chip" onClick={() => keeper.settle(false)}>
          {words.contestedDrop}
        </button>
      </div>
    </Note>
  )
}

interface NoteProps {
  icon: LucideIcon
  isCalm?: boolean
  role?: 'alert'
  children: ReactNode
}

function Note({ icon: Icon, isCalm = false, role, children }: NoteProps) {
  return (
    <div
      role={role}
      className={`mx-3 mb-2 flex gap-2.5 rounded-soft px-4 py-3 text-sm ${isCalm ? 'bg-sunken' : 'bg-assumed-soft'}`}
    >
      <Icon
        aria-hidden
        className={`mt-0.5 size-4 shrink-0 ${isCalm ? 'text-ink-soft' : 'text-assumed'}`}
      />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
