import type { Answer } from '#contract/answers.ts'
import { rememberAnswer } from '#web/api/answers.ts'
import { queryClient } from '#web/api/cache/query-client.ts'
import { queryKeys } from '#web/api/cache/query-keys.ts'

/** Other screens show a saved answer at once, and ask for the project's progress when opened. */
export function cacheStored(projectId: string, answer: Answer): void {
  rememberAnswer(queryClient, projectId, answer)
  for (const queryKey of [
    queryKeys.projects,
    queryKeys.project(projectId),
    queryKeys.preview(projectId),
  ]) {
    void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
}
