import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { listAnswers } from '#contract/answers.ts'
import { useAnswers } from '#web/api/answers.ts'
import { toApiError } from '#web/api/api-error.ts'
import { isFresh } from '#web/api/cache/freshness.ts'
import { queryKeys } from '#web/api/cache/query-keys.ts'
import { call } from '#web/api/client.ts'
import type { AnswerKeeper } from '#web/drafts/answer-keeper.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import {
  findOpenDrafts,
  forgetDrafts,
  listProjectsLeftBehind,
  openDrafts,
} from './draft-sessions.ts'

/**
 * A project's answers as they are typed, kept and saved; null until they are open. What the cache
 * holds shows at once and is read again, for another device may have written meanwhile.
 */
export function useDrafts(userId: string, projectId: string): ProjectDrafts | null {
  const queryClient = useQueryClient()
  const { data: answers } = useAnswers(projectId)
  const [drafts, setDrafts] = useState(() => findOpenDrafts(userId, projectId))

  useEffect(() => {
    const queryKey = queryKeys.answers(projectId)
    const query = queryClient.getQueryCache().find({ queryKey })
    if (query && isFresh(query)) return
    void queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false })
  }, [queryClient, projectId])

  useEffect(() => {
    if (answers === undefined) return
    let isCurrent = true
    void openDrafts({ userId, projectId, answers }).then((opened) => {
      if (isCurrent) setDrafts(opened)
    })
    return () => {
      isCurrent = false
    }
  }, [userId, projectId, answers])

  return drafts?.projectId === projectId ? drafts : null
}

/** Something of an answer that a screen shows; renders again only when it changes. */
export function useAnswerPart<T extends string | number | boolean | object | null>(
  drafts: ProjectDrafts,
  read: () => T,
): T {
  return useSyncExternalStore(drafts.subscribe, read)
}

/** The answer's text after a pause in typing, for what may come a little later. */
export function useTextAfterPause(
  drafts: ProjectDrafts,
  keeper: AnswerKeeper,
  pause: number,
): string {
  const [text, setText] = useState(keeper.state.text)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setText(keeper.state.text), pause)
    }
    const stop = drafts.subscribe(wait)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [drafts, keeper, pause])
  return text
}

/**
 * Sends what closed pages of this account left on the device, whichever screen is opened first.
 * From here on nothing of another account is sent from this page.
 */
export function useDraftRecovery(userId: string): void {
  useEffect(() => {
    for (const projectId of listProjectsLeftBehind(userId)) {
      call<typeof listAnswers>('get', '/api/projects/{id}/answers', { params: { id: projectId } })
        .then((answers) => openDrafts({ userId, projectId, answers }))
        .catch((error: unknown) => {
          // Anything else leaves the text on the device for the next visit.
          if (toApiError(error).code === 'not_found') forgetDrafts(userId, projectId)
        })
    }
  }, [userId])
}
