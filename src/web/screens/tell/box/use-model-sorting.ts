import { useEffect, useRef, useState } from 'react'
import type { TellingView } from '#contract/telling/telling-schema.ts'
import { useEntitlements } from '#web/api/account.ts'
import { toApiError } from '#web/api/api-error.ts'
import type { SortedPart } from '#web/api/stream/sort-telling-with-model.ts'
import { useSortWithModel } from '#web/api/tellings.ts'
import { useToast } from '#web/ui/overlay/toast.tsx'

interface Visit {
  tellings: readonly TellingView[]
  onTold: () => void
}

/**
 * Lets a configured model sort what was told in this visit, one text after the other, before the
 * founder sees it. It is stored by then, sorted by rules: whatever fails here costs nothing.
 */
export function useModelSorting(projectId: string, { tellings, onTold }: Visit) {
  const { askAi } = useEntitlements()
  const { mutateAsync } = useSortWithModel(projectId)
  const toast = useToast()
  const [before] = useState(() => new Set(tellings.map(({ id }) => id)))
  const [isSorting, setSorting] = useState(false)
  const [part, setPart] = useState<SortedPart | null>(null)
  const running = useRef<AbortController | null>(null)
  const hasLeft = useRef(false)
  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
      running.current?.abort()
    }
  }, [])

  const sort = async (fresh: readonly TellingView[]) => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    for (const { id } of fresh) {
      // A text that fails keeps the rules' sorting, and the page says who sorted.
      const failure = await mutateAsync({ tellingId: id, signal, onPart: setPart }).then(
        () => null,
        toApiError,
      )
      if (signal.aborted) return
      if (failure?.code === 'model_daily_limit') {
        toast.show({ title: failure.title, description: failure.message })
        return
      }
    }
  }
  const goOn = async (told: readonly TellingView[]) => {
    setSorting(true)
    const fresh = [...tellings, ...told].filter(({ id }) => !before.has(id))
    if (askAi.allowed) await sort(fresh)
    if (hasLeft.current) return
    setSorting(false)
    setPart(null)
    onTold()
  }
  return {
    goOn: (...told: TellingView[]) => void goOn(told),
    stop: () => running.current?.abort(),
    isSorting,
    part,
  }
}
