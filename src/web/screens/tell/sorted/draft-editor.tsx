import { useEffect, useRef, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { tellingText as words } from '#web/text/telling.ts'
import { Button } from '#web/ui/form/button.tsx'
import type { Sorting } from './use-sorting.ts'
import type { ToldDraft } from './use-take.ts'

interface DraftEditorProps {
  draft: ToldDraft
  title: string
  sorting: Sorting
  onDone: () => void
}

/** The draft's words to be changed; they are stored when the field is left. */
export function DraftEditor({ draft, title, sorting, onDone }: DraftEditorProps) {
  const [text, setText] = useState(draft.words)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { telling, question } = draft
  const store = (edited: string | null) =>
    sorting.decide(telling.id, [{ do: 'edit', question, words: edited }], '')
  const leave = () => {
    if (text.trim() !== '' && text !== draft.words) store(text)
  }
  return (
    <div className="tell-draft">
      <textarea
        ref={field}
        aria-label={words.draftOf(title)}
        className="tell-edit"
        value={text}
        maxLength={LIMITS.answer}
        onBlur={leave}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="tell-actions">
        <Button variant="confirm" size="sm" onClick={onDone}>
          {words.editDone}
        </Button>
        {draft.edited ? (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              store(null)
              onDone()
            }}
          >
            {words.undoEdit}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
