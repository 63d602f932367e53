import { useState } from 'react'
import type { TellingView } from '#contract/telling/telling-schema.ts'
import { tellFailure } from '#web/api/api-error.ts'
import { useTell } from '#web/api/tellings.ts'
import { useWriteKey } from '#web/api/write-key.ts'
import { tellingText as words } from '#web/text/telling.ts'

interface Box {
  text: string
  setText: (text: string) => void
  onTold: (telling: TellingView) => void
}

/** Sends the box's text; it stays in the box until it is stored. */
export function useTelling(projectId: string, { text, setText, onTold }: Box) {
  const tell = useTell(projectId)
  const { keyFor, settle } = useWriteKey()
  const [problem, refuse] = useState<string | null>(null)
  const send = (origin: 'pasted' | 'spoken') => {
    refuse(null)
    tell.mutate(
      { text, origin, key: keyFor(text) },
      {
        onSuccess: (telling) => {
          settle()
          setText('')
          onTold(telling)
        },
        onError: (error) =>
          refuse(tellFailure(error, { title: words.failed, message: words.failed }).message),
      },
    )
  }
  return { tell: send, isPending: tell.isPending, problem, refuse }
}
