import { toApiError } from '#web/api/api-error.ts'
import { webhookText as words } from '#web/text/agents/webhooks.ts'
import { useToast } from '#web/ui/overlay/toast.tsx'

/** Says how something went, where it is not to be seen: `done` when it went well, and else why not. */
export function useTold() {
  const toast = useToast()
  return (done: string | null) => ({
    onSuccess: () => {
      if (done !== null) toast.show({ title: done })
    },
    onError: (error: Error) => {
      const { message } = toApiError(error)
      toast.show({ title: words.failed, description: message, tone: 'danger' })
    },
  })
}
