import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type ApiError, toApiError } from '#web/api/api-error.ts'
import { correctDocument, refreshCorrected } from '#web/api/editing/corrections.ts'

/** Presses that come close together are written out together. */
const REST_MS = 350
const RETRY_MS = 8000

interface FollowInput {
  projectId: string
  /** Everything that was decided is with the server. */
  isSettled: boolean
  onFollowed: (version: number) => void
}

export interface Follow {
  /** Something was corrected here: the document is to follow. */
  ask: () => void
  isWorking: boolean
  /** Why it does not follow; it is tried again by itself where that may help. */
  error: ApiError | null
  /** The version that the newest corrections are in; null before the first. */
  version: number | null
}

/** Lets the document follow its corrections: once they are with the server, the last ones too. */
export function useFollow({ projectId, isSettled, onFollowed }: FollowInput): Follow {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState(0)
  const [done, setDone] = useState(0)
  const [error, setError] = useState<ApiError | null>(null)
  const [version, setVersion] = useState<number | null>(null)
  const followed = useRef(onFollowed)
  useEffect(() => {
    followed.current = onFollowed
  })
  const ask = useCallback(() => {
    setError(null)
    setAsked((times) => times + 1)
  }, [])
  const isBehind = asked > done
  useEffect(() => {
    if (!isBehind || !isSettled) return
    if (error !== null && !mayPass(error)) return
    let isCurrent = true
    const follow = async () => {
      try {
        const stored = await correctDocument(projectId)
        followed.current(stored.version)
        await refreshCorrected(queryClient, projectId, stored.version)
        setVersion(stored.version)
        setDone((times) => Math.max(times, asked))
        setError(null)
      } catch (cause) {
        if (isCurrent) setError(toApiError(cause))
      }
    }
    const timer = setTimeout(() => void follow(), error === null ? REST_MS : RETRY_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [projectId, queryClient, asked, isBehind, isSettled, error])
  return { ask, isWorking: isBehind, error, version }
}

/** A generation under way ends, and a lost connection comes back. */
export function mayPass({ code, isUnreachable }: ApiError): boolean {
  return isUnreachable || code === 'generation_running'
}
