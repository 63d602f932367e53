import { useEffect, useRef } from 'react'
import type { GenerationProgress, RunningGeneration } from '#contract/documents.ts'
import { ApiError, readStoredCode } from '#web/api/api-error.ts'
import { useRefreshGenerated, useRunningGeneration } from '#web/api/stream/generation.ts'
import { documentText as words } from '#web/text/document.ts'
import { useToast } from '#web/ui/overlay/toast.tsx'

interface Followed {
  isRunning: boolean
  progress: GenerationProgress | null
  /** Asks again, when the call that started it was lost. */
  look: () => Promise<RunningGeneration | undefined>
}

interface Following {
  isStarter: boolean
  onFailure: (error: ApiError) => Promise<void>
  onStored: (() => void) | undefined
}

/**
 * A generation that was begun before this page was opened, or elsewhere: how far it is, and a
 * notice when it ends. `isStarter`: the call that started it is still open here and tells itself.
 * `onStored` is called when its document is there.
 */
export function useFollowedGeneration(
  projectId: string,
  { isStarter, onFailure, onStored }: Following,
): Followed {
  const toast = useToast()
  const query = useRunningGeneration(projectId, isStarter)
  const refresh = useRefreshGenerated(projectId)
  const status = query.data?.status
  const wasFollowed = useRef(false)
  const end = ({ status, version, error }: RunningGeneration) => {
    if (status === 'done') {
      void refresh()
      toast.show({ title: words.generated, description: words.generatedDetail(version ?? 1) })
      onStored?.()
    } else if (status === 'cancelled') {
      toast.show({ title: words.cancelled, description: words.cancelledDetail })
    } else void onFailure(new ApiError(readStoredCode(error, 'generation_failed')))
  }
  useEffect(() => {
    const isFollowed = status === 'running' && !isStarter
    if (wasFollowed.current && !isFollowed && !isStarter && query.data) end(query.data)
    wasFollowed.current = isFollowed
  })
  return {
    isRunning: status === 'running',
    progress: query.data?.progress ?? null,
    look: async () => (await query.refetch()).data,
  }
}
