import { Check, Pencil } from 'lucide-react'
import { useState } from 'react'
import { numberLines } from '#domain/telling/number-lines.ts'
import { tellingText as words } from '#web/text/telling.ts'
import { Button } from '#web/ui/form/button.tsx'
import { DraftEditor } from './draft-editor.tsx'
import { QuestionSelect } from './question-select.tsx'
import type { Sorting } from './use-sorting.ts'
import type { ToldDraft } from './use-take.ts'

/** More lines than these are shown when asked for. */
const LINES_SHOWN = 6
const LETTERS_SHOWN = 420

interface DraftCardProps {
  draft: ToldDraft
  title: string
  /** The answer says something already. */
  isBelow: boolean
  sorting: Sorting
}

/** What one told text brings to one question: used, worded otherwise, moved or left out. */
export function DraftCard({ draft, title, isBelow, sorting }: DraftCardProps) {
  const [isEditing, setEditing] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const { telling, stretches, question } = draft
  const numbers = numberLines(telling)
  const from = stretches.flatMap((place) => numbers[place] ?? [])
  const isLong = draft.words.length > LETTERS_SHOWN || draft.words.split('\n').length > LINES_SHOWN
  const notes = [
    from.length > 0 ? words.from(from, telling.name) : '',
    draft.edited ? words.edited : '',
    isBelow ? words.below : '',
  ].filter((note) => note !== '')
  if (isEditing) {
    return (
      <DraftEditor draft={draft} title={title} sorting={sorting} onDone={() => setEditing(false)} />
    )
  }
  return (
    <div className="tell-draft">
      <p className="tell-draft-words" data-cut={(isLong && !isWhole) || undefined}>
        {draft.words}
      </p>
      {isLong && !isWhole ? (
        <button type="button" className="tell-link" onClick={() => setWhole(true)}>
          {words.more}
        </button>
      ) : null}
      <p className="tell-from">{notes.join(' · ')}</p>
      <div className="tell-actions">
        <Button
          variant="confirm"
          size="sm"
          aria-label={words.takeFor(title)}
          onClick={() => sorting.take(draft)}
        >
          <Check aria-hidden />
          {words.take}
        </Button>
        {stretches.length > 0 ? (
          <QuestionSelect
            label={words.moveOf(title)}
            questions={sorting.questions.filter(({ id }) => id !== question)}
            empty={words.moveTo}
            onChoose={(chosen) => sorting.place(telling.id, stretches, chosen)}
          />
        ) : null}
        <Button
          variant="quiet"
          size="sm"
          aria-label={words.editOf(title)}
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden />
          {words.edit}
        </Button>
        {stretches.length > 0 ? (
          <Button
            variant="quiet"
            size="sm"
            aria-label={words.leaveOutOf(title)}
            onClick={() => sorting.keep(telling.id, stretches)}
          >
            {words.leaveOut}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
