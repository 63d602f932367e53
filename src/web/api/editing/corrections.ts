import type { QueryClient } from '@tanstack/react-query'
import type { Answer } from '#contract/answers.ts'
import type { correctDocument as correctEndpoint, StoredDocument } from '#contract/documents.ts'
import type { answerOpenQuestion as answerEndpoint } from '#contract/editing/answer-question.ts'
import { queryKeys } from '#web/api/cache/query-keys.ts'
import { call } from '#web/api/client.ts'
import { refreshProject } from '#web/api/projects.ts'

/** Brings what was corrected into the newest document; gives the version it is in. */
export function correctDocument(projectId: string): Promise<StoredDocument> {
  return call<typeof correctEndpoint>('post', '/api/projects/{id}/documents/corrections', {
    params: { id: projectId },
  })
}

export interface ReplyToSend {
  /** The open question's id. */
  item: string
  /** Null takes the reply back. */
  reply: string | null
  /** The reply on the screen; null for none. */
  replaces: string | null
}

/** Answers an open question; gives the answer that the reply went into. */
export function answerOpenQuestion(
  projectId: string,
  { item, ...body }: ReplyToSend,
): Promise<Answer> {
  return call<typeof answerEndpoint>('post', '/api/projects/{id}/open-questions/{item}/answer', {
    params: { id: projectId, item },
    body,
  })
}

/**
 * The document was written again as `version`: what is on the screen stays until the new text is
 * here, and only then is the project told that this is the newest.
 */
export async function refreshCorrected(
  queryClient: QueryClient,
  projectId: string,
  version: number,
): Promise<void> {
  await Promise.all(
    (['latest', version] as const).map((each) =>
      queryClient.invalidateQueries({ queryKey: queryKeys.document(projectId, each) }),
    ),
  )
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.documents(projectId), exact: true }),
    refreshProject(queryClient, projectId),
  ])
}
