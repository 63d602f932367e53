import { type FormEvent, useId, useRef, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import type { ItemField } from '#domain/requirements/editing/item-fields.ts'
import { THREAD_KINDS, type ThreadKind } from '#domain/threads/thread.ts'
import { type ApiError, toApiError } from '#web/api/api-error.ts'
import { type LinkAccess, useComment } from '#web/api/sharing/shared-threads.ts'
import { useSessionText } from '#web/hooks/use-session-text.ts'
import { commentText } from '#web/text/document/comments.ts'
import { guestText as words } from '#web/text/document/guest-comments.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'

import { keepGuestToken } from './guest-token.ts'

interface CommentFormProps {
  access: LinkAccess
  item: string
  /** The words that are commented on. */
  field: ItemField
  /** Who this browser is; null before the first comment. */
  name: string | null
}

/** A question, a remark or another wording. What is typed is kept in this tab until it is sent. */
export function CommentForm({ access, item, field, name }: CommentFormProps) {
  const comment = useComment(access)
  const toast = useToast()
  const key = useRef(crypto.randomUUID())
  const [kind, setKind] = useState<ThreadKind>('question')
  const [kept, keep] = useSessionText(`groundwork.comment.${access.token.slice(0, 10)}.${item}`)
  const [own, setOwn] = useState('')
  const [trap, setTrap] = useState('')
  const [error, setError] = useState<ApiError | null>(null)
  const text = kept === '' && kind === 'wording' ? field.text : kept
  const fault = (path: string) =>
    error?.issues.find((issue) => issue.path === path)?.message ?? null

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (comment.isPending) return
    setError(null)
    try {
      // Before the answer: it may be lost on its way, and the comment be there.
      keepGuestToken(access.token, access.guest)
      await comment.mutateAsync({
        ...{ kind, item, field: field.field, quote: field.text, text },
        ...{ name: name ?? own, key: key.current, website: trap },
      })
      keep('')
      key.current = crypto.randomUUID()
      toast.show({ title: words.sent, description: words.sentDetail })
    } catch (cause) {
      setError(toApiError(cause))
    }
  }
  return (
    <form onSubmit={send} className="grid gap-4" noValidate>
      <KindChoice kind={kind} onChoose={setKind} />
      <TextArea
        label={words.text[kind]}
        rows={3}
        dir="auto"
        maxLength={LIMITS.comment}
        value={text}
        error={fault('text')}
        onChange={(event) => keep(event.currentTarget.value)}
      />
      {name === null ? (
        <TextField
          label={words.name}
          autoComplete="name"
          dir="auto"
          maxLength={LIMITS.personName}
          value={own}
          error={fault('name')}
          onChange={(event) => setOwn(event.currentTarget.value)}
        />
      ) : (
        <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">{words.as(name)}</p>
      )}
      <div aria-hidden className="absolute -left-[200vw] h-px w-px overflow-hidden">
        <label>
          {words.website}
          <input
            tabIndex={-1}
            autoComplete="off"
            value={trap}
            onChange={(event) => setTrap(event.currentTarget.value)}
          />
        </label>
      </div>
      {error !== null && error.issues.length === 0 ? (
        <Notice tone="danger" role="alert" title={words.failed}>
          {error.message}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" variant="primary" pending={comment.isPending}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}

function KindChoice({
  kind: chosen,
  onChoose,
}: {
  kind: ThreadKind
  onChoose: (kind: ThreadKind) => void
}) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">{words.kind}</legend>
      <div className="flex flex-wrap gap-2">
        {THREAD_KINDS.map((kind) => (
          <label
            key={kind}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-soft border border-line-strong px-3 text-sm has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={kind === chosen}
              onChange={() => onChoose(kind)}
              className="size-4 accent-accent"
            />
            {commentText.kinds[kind]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
