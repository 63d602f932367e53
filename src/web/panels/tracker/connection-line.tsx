import { Plug } from 'lucide-react'
import type { TrackerView } from '#contract/trackers/tracker-endpoints.ts'
import { toApiError } from '#web/api/api-error.ts'
import { useChangeTracker } from '#web/api/tracker.ts'
import { ButtonThatAsks } from '#web/panels/form/button-that-asks.tsx'
import { trackerText as words } from '#web/text/document/tracker.ts'
import { useToast } from '#web/ui/overlay/toast.tsx'

interface ConnectionLineProps {
  projectId: string
  connection: NonNullable<TrackerView['connection']>
  isSending: boolean
}

/** Where the requirements go, and the way to end that. */
export function ConnectionLine({ projectId, connection, isSending }: ConnectionLineProps) {
  const change = useChangeTracker(projectId)
  const toast = useToast()
  const disconnect = async () => {
    try {
      await change.mutateAsync({ deed: 'disconnect' })
    } catch (error) {
      const description = toApiError(error).message
      toast.show({ title: words.disconnectFailed, description, tone: 'danger' })
    }
  }
  const { kind, target } = connection
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b pb-3">
      <p className="flex min-w-0 flex-1 basis-56 items-center gap-2 font-medium text-sm">
        <Plug aria-hidden className="size-4 shrink-0 text-accent" />
        <span className="min-w-0 break-words">
          {words.connected(words.kinds[kind].name, target.name)}
        </span>
      </p>
      {isSending ? null : (
        <ButtonThatAsks
          label={words.disconnect}
          size="sm"
          variant="quiet"
          question={words.disconnectQuestion}
          isActing={change.isPending}
          onConfirm={() => void disconnect()}
        />
      )}
    </div>
  )
}
