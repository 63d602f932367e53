import { type FormEvent, useRef, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import type { Thread } from '#contract/threads/thread-schema.ts'
import { type ApiError, toApiError } from '#web/api/api-error.ts'
import { useReply } from '#web/api/sharing/threads.ts'
import { useSessionText } from '#web/hooks/use-session-text.ts'
import { inboxText as words } from '#web/text/document/comments.ts'
import { Button } from '#web/ui/form/button.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'

interface ReplyToThreadProps {
  thread: Thread
  /** The number of the question whose answer takes it. */
  order: number
  onDone: () => void
}

/** The founder's words to a comment, kept in this tab until the answer has them. */
export function ReplyToThread({ thread, order, onDone }: ReplyToThreadProps) {
  const reply = useReply(thread)
  const toast = useToast()
  const [kept, keep] = useSessionText(`groundwork.reply.${thread.projectId}.${thread.id}`)
  const isFocused = useRef(false)
  const [error, setError] = useState<ApiError | null>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (reply.isPending) return
    setError(null)
    try {
      await reply.mutateAsync(kept === '' ? (thread.reply ?? '') : kept)
      keep('')
      onDone()
      toast.show({ title: words.replied, description: words.repliedDetail(order) })
    } catch (cause) {
      setError(toApiError(cause))
    }
  }
  return (
    <form onSubmit={send} className="grid gap-2" noValidate>
      <TextArea
        label={words.reply}
        hint={words.goesInto(order)}
        rows={3}
        // It was just asked for.
        ref={(field) => {
          if (!isFocused.current) field?.focus()
          isFocused.current = true
        }}
        dir="auto"
        maxLength={LIMITS.reply}
        value={kept === '' ? (thread.reply ?? '') : kept}
        error={error === null ? null : (error.issues[0]?.message ?? error.message)}
        onChange={(event) => keep(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" pending={reply.isPending}>
          {words.send}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
