import { useRef, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { toApiError } from '#web/api/api-error.ts'
import { useAnswerOpenQuestion } from '#web/api/preview.ts'
import { useSessionText } from '#web/hooks/use-session-text.ts'
import { QuestionLink } from '#web/panels/question-link.tsx'
import { SpeakPlace } from '#web/panels/speech/speak-place.tsx'
import { previewText as words } from '#web/text/document/preview.ts'
import { languageText } from '#web/text/public/language.ts'
import { Button } from '#web/ui/form/button.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'
import type { OpenEntry } from './open-list.tsx'

interface OpenCardProps {
  projectId: string
  entry: OpenEntry
}

/** One open question: take the suggestion, say that it is not known, or answer it here. */
export function OpenCard({ projectId, entry }: OpenCardProps) {
  const { question, version, suggestion } = entry
  const { order, title, required } = question
  const [text, setText] = useSessionText(`preview.${projectId}.${question.id}`)
  const [isOpen, setOpen] = useState(text !== '')
  const opener = useRef<HTMLButtonElement>(null)
  const card = useRef<HTMLLIElement>(null)
  const toast = useToast()
  const { mutate, isPending, error, variables } = useAnswerOpenQuestion(projectId)
  const send = (value: string) =>
    mutate(
      { questionId: question.id, value, version },
      {
        onSuccess: () => {
          setText('')
          focusNext(card.current)
          toast.show({ title: words.saved, description: words.savedDetail })
        },
      },
    )
  const close = () => {
    setText('')
    setOpen(false)
    opener.current?.focus()
  }
  const chip = (label: string, value: string) => (
    <Button
      size="sm"
      pending={isPending && variables?.value === value}
      aria-label={words.of(label, order)}
      onClick={() => isPending || send(value)}
    >
      {label}
    </Button>
  )
  return (
    <li ref={card} className="grid gap-2 py-4 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <QuestionLink
          projectId={projectId}
          order={order}
          className="font-medium underline-offset-4 hover:underline"
          otherwise={title}
        >
          {order}. {title}
        </QuestionLink>
        <span className="text-ink-soft text-xs">{required ? words.required : words.optional}</span>
      </p>
      <p className="text-ink-soft">{question.prompt}</p>
      {suggestion === null ? null : (
        <p>
          <span className="text-assumed">{words.assumed}</span> {suggestion}
        </p>
      )}
      {isOpen ? (
        <AnswerForm
          label={words.yourAnswer(title)}
          text={text}
          isSaving={isPending}
          onChange={setText}
          onSave={() => send(text)}
          onCancel={close}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {suggestion === null ? null : chip(words.takeSuggestion, suggestion)}
          {chip(words.notSure, words.notSureAnswer)}
          <Button
            ref={opener}
            size="sm"
            variant="quiet"
            aria-label={words.of(words.answer, order)}
            onClick={() => setOpen(true)}
          >
            {words.answer}
          </Button>
        </div>
      )}
      {error === null ? null : (
        <p role="alert" className="text-danger text-xs">
          {toApiError(error).code === 'answer_conflict'
            ? words.conflict
            : toApiError(error).message}
        </p>
      )}
    </li>
  )
}

/** This card is about to go: the next one's first control takes its place, else the list's head. */
function focusNext(card: HTMLLIElement | null): void {
  const next = card?.nextElementSibling ?? card?.previousElementSibling
  const target = next?.querySelector('button') ?? card?.closest('details')?.querySelector('summary')
  target?.focus({ preventScroll: true })
}

interface AnswerFormProps {
  label: string
  text: string
  isSaving: boolean
  onChange: (text: string) => void
  onSave: () => void
  onCancel: () => void
}

function AnswerForm({ label, text, isSaving, onChange, onSave, onCancel }: AnswerFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '' && !isSaving) onSave()
      }}
    >
      <TextArea
        ref={field}
        label={label}
        rows={3}
        autoFocus
        maxLength={LIMITS.answer}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="sm"
          variant="confirm"
          disabled={text.trim() === ''}
          pending={isSaving}
        >
          {isSaving ? words.saving : words.save}
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
        <SpeakPlace field={field} language={languageText.code} onTyped={onChange} />
      </div>
    </form>
  )
}
