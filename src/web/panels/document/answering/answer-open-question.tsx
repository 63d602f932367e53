import { useRef, useState } from 'react'
import type { Decision } from '#domain/reading/decisions.ts'
import type { AnsweredQuestion, OpenQuestion } from '#domain/requirements/document-registers.ts'
import { unsigned } from '#domain/requirements/drafting/supposed.ts'
import { type ApiError, toApiError } from '#web/api/api-error.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import type { OpenReading } from '#web/panels/document/correcting/open-reading.ts'
import type { EditingDesk } from '#web/panels/document/editing/editing.tsx'
import { readSessionText } from '#web/storage/session-text.ts'
import { correctingText as words } from '#web/text/document/correcting.ts'
import { JudgeQuestion } from './judge-question.tsx'
import { makeReplyKey } from './make-reply-key.ts'

/** The form comes with the first look at it. */
const loadForm = createFileLoader(() => import('./reply-form.tsx'))

interface AnswerOpenQuestionProps {
  item: OpenQuestion | AnsweredQuestion
  desk: EditingDesk
}

/** An open question is answered where it is; an answered one can be put otherwise. */
export function AnswerOpenQuestion({ item, desk }: AnswerOpenQuestionProps) {
  const { id } = item
  const { reading, projectId } = desk
  const before = 'reply' in item ? item.reply : null
  const suggestion = 'suggestedDefault' in item ? item.suggestedDefault : null
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(() => readSessionText(makeReplyKey(projectId, id)) !== '')
  const [error, setError] = useState<ApiError | null>(null)
  const file = useFile(loadForm, isOpen)
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  const send = async (reply: string | null) => {
    setError(null)
    const open = await desk.opened
    await open.reply({ item: id, reply, replaces: before }, settledBy(item, open, reply))
  }
  const press = (reply: string | null) => {
    void send(reply).catch((cause) => setError(toApiError(cause)))
  }
  const chip = (label: string, act: () => void) => (
    <button
      type="button"
      className="document-chip"
      aria-label={words.of(label, id)}
      aria-disabled={reading === null || undefined}
      onClick={act}
    >
      {label}
    </button>
  )
  return (
    <>
      <span className="document-chips">
        <button
          ref={button}
          type="button"
          className="document-chip"
          aria-expanded={isOpen}
          aria-label={words.of(before === null ? words.answer : words.changeAnswer, id)}
          onClick={() => (isOpen ? close() : setIsOpen(true))}
        >
          {before === null ? words.answer : words.changeAnswer}
        </button>
        {suggestion === null ? null : chip(words.suggestion, () => press(unsigned(suggestion)))}
        {before === null ? null : chip(words.takeBack, () => press(null))}
        {before === null ? <JudgeQuestion item={item} desk={desk} /> : null}
        {error === null ? null : <span role="alert">{error.message}</span>}
      </span>
      {isOpen && file ? (
        <file.ReplyForm
          item={item}
          projectId={projectId}
          before={before}
          send={send}
          onDone={close}
        />
      ) : null}
    </>
  )
}

/** What was not decided yet has been answered: it is what was read again, to be looked at. */
function settledBy(
  { rows = [] }: AnswerOpenQuestionProps['item'],
  reading: OpenReading,
  reply: string | null,
): Decision[] {
  if (reply === null) return []
  const waiting = reading.rowsOf(rows).filter(({ state }) => state === 'undecided')
  return waiting.map(({ id }) => ({ do: 'restore', row: id }))
}
