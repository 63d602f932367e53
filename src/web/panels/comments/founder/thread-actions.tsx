import { useState } from 'react'
import type { Thread } from '#contract/threads/thread-schema.ts'
import { toApiError } from '#web/api/api-error.ts'
import {
  useCloseThread,
  useDeleteThread,
  useTakeWording,
  useUpdateDocument,
} from '#web/api/sharing/threads.ts'
import { inboxText as words } from '#web/text/document/comments.ts'
import { Button } from '#web/ui/form/button.tsx'
import { AlertDialog } from '#web/ui/overlay/alert-dialog.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'

interface ThreadActionsProps {
  thread: Thread
  /** The plan lets answers be changed. */
  mayReply: boolean
  onReply: () => void
}

/** What else a comment's founder can press. */
export function ThreadActions({ thread, mayReply, onReply }: ThreadActionsProps) {
  const take = useTakeWording(thread)
  const update = useUpdateDocument(thread)
  const close = useCloseThread(thread)
  const remove = useDeleteThread(thread)
  const [isAsking, setAsking] = useState(false)
  const tell = useTold()
  const { kind, state, repliedAt, heldIn } = thread
  const isWaiting = repliedAt !== null && heldIn === null
  return (
    <div className="flex flex-wrap gap-2">
      {mayReply ? (
        <Button size="sm" onClick={onReply}>
          {thread.reply === null ? words.answerIt : words.replyAgain}
        </Button>
      ) : null}
      {mayReply && kind === 'wording' && repliedAt === null ? (
        <Button
          size="sm"
          pending={take.isPending}
          onClick={() =>
            void tell(take.mutateAsync(undefined), () => [words.took, words.tookDetail])
          }
        >
          {words.take}
        </Button>
      ) : null}
      {mayReply && isWaiting ? (
        <Button
          size="sm"
          pending={update.isPending}
          onClick={() =>
            void tell(update.mutateAsync(undefined), (version) => [words.updated(version)])
          }
        >
          {words.update}
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="quiet"
        pending={close.isPending}
        onClick={() => void tell(close.mutateAsync(state !== 'closed'))}
      >
        {state === 'closed' ? words.reopen : words.close}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.removeTitle}
        description={words.removeDetail}
        confirmLabel={words.remove}
        cancelLabel={words.cancel}
        tone="danger"
        pending={remove.isPending}
        onConfirm={() =>
          void tell(remove.mutateAsync(undefined), () => [words.removed]).then(() =>
            setAsking(false),
          )
        }
      />
    </div>
  )
}

/** Says how something went, where it is not to be seen. */
function useTold() {
  const toast = useToast()
  return async <Result,>(deed: Promise<Result>, done?: (result: Result) => string[]) => {
    try {
      const result = await deed
      const [title, description] = done?.(result) ?? []
      if (title !== undefined) toast.show({ title, ...(description && { description }) })
    } catch (cause) {
      const description = toApiError(cause).message
      toast.show({ title: words.failed, description, tone: 'danger' })
    }
  }
}
