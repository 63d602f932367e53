import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { answerText } from '#domain/answers.ts'
import { repliesIn } from '#domain/reading/replies.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import { findConflictingAnswer } from '#web/api/answers.ts'
import { type ApiError, toApiError } from '#web/api/api-error.ts'
import { useSessionText } from '#web/hooks/use-session-text.ts'
import { SpeakPlace } from '#web/panels/speech/speak-place.tsx'
import { correctingText as words } from '#web/text/document/correcting.ts'
import { languageText } from '#web/text/public/language.ts'
import { Button } from '#web/ui/form/button.tsx'
import { controlStyle } from '#web/ui/form/field.tsx'
import { makeReplyKey } from './make-reply-key.ts'

interface ReplyFormProps {
  item: Traced
  projectId: string
  /** The reply that holds; null for none. */
  before: string | null
  /** Rejects with an ApiError. */
  send: (reply: string) => Promise<void>
  onDone: () => void
}

/** The founder's own words to an open question, kept in this tab until they are saved. */
export function ReplyForm({ item, projectId, before, send, onDone }: ReplyFormProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [kept, keep] = useSessionText(makeReplyKey(projectId, item.id))
  const [error, setError] = useState<ApiError | null>(null)
  const [isBlank, setBlank] = useState(false)
  const [isSending, setSending] = useState(false)
  const text = kept === '' ? (before ?? '') : kept
  useEffect(() => field.current?.focus(), [])
  const save = async () => {
    if (isSending) return
    setBlank(text.trim() === '')
    if (text.trim() === '') return
    setError(null)
    setSending(true)
    try {
      await send(text)
      keep('')
      onDone()
    } catch (cause) {
      setError(toApiError(cause))
    } finally {
      setSending(false)
    }
  }
  const cancel = () => {
    keep('')
    onDone()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') cancel()
    else if (event.key === 'Enter' && !event.shiftKey) void save()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const problem = problemOf({ error, isBlank, item: item.id })
  const question = item.sources[0]?.replace(/\D/g, '') ?? '15'
  return (
    <span className="document-editor">
      <label htmlFor={id}>{words.yourAnswer(item.id)}</label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        maxLength={LIMITS.reply}
        value={text}
        onChange={(event) => keep(event.target.value)}
        onKeyDown={onKeyDown}
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${id}-hint`}
        className={`${controlStyle} field-sizing-content resize-y`}
      />
      <span className="document-editor-actions">
        <Button variant="primary" size="sm" pending={isSending} onClick={() => void save()}>
          {words.send}
        </Button>
        <Button size="sm" onClick={cancel}>
          {words.cancel}
        </Button>
        <SpeakPlace field={field} language={languageText.code} onTyped={keep} />
      </span>
      <span
        id={`${id}-hint`}
        role={problem === null ? undefined : 'alert'}
        className={problem === null ? 'document-editor-hint' : 'document-editor-problem'}
      >
        {problem ?? words.goesInto(question)}
      </span>
    </span>
  )
}

interface Problem {
  error: ApiError | null
  isBlank: boolean
  item: string
}

/** What keeps the reply from being saved, in words; another tab's reply is shown. */
function problemOf({ error, isBlank, item }: Problem): string | null {
  if (isBlank) return words.blank
  if (error === null) return null
  const theirs = findConflictingAnswer(error)
  const other = theirs && repliesIn(answerText(theirs.value)).find(({ id }) => id === item)
  return other ? words.answeredElsewhere(other.words) : error.message
}
