import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from './api/account.ts'
import { buildAnswersQuery } from './api/answers.ts'
import { billingQuery } from './api/billing/billing.ts'
import { queryClient } from './api/cache/query-client.ts'
import { buildDocumentQuery } from './api/documents.ts'
import { buildPreviewQuery } from './api/preview.ts'
import { profileQuery } from './api/profile/profile.ts'
import { buildProjectQuery, projectsQuery } from './api/projects.ts'
import { questionsQuery } from './api/questions.ts'
import { openDrafts } from './drafts/page/draft-sessions.ts'
import { showsTheUsual } from './early-answers.ts'
import { idAt, routePatterns } from './paths.ts'

/**
 * Milliseconds that the first drawing waits for the answers; then the screen shows what it has, and
 * says that the rest is on its way.
 */
const PATIENCE_MS = 1000

type Address = Pick<Location, 'pathname' | 'search'>

const prefetch: QueryClient['prefetchQuery'] = (query) => queryClient.prefetchQuery(query)

/** What the screens show first; `early-answers.ts` has asked for it already. */
const shownAt: Record<string, (id: string, userId: string) => Promise<unknown>[]> = {
  [routePatterns.home]: () => [prefetch(projectsQuery)],
  [routePatterns.dashboard]: () => [prefetch(projectsQuery)],
  [routePatterns.start]: () => [prefetch(projectsQuery)],
  [routePatterns.workshop]: (id, userId) => [
    prefetch(buildProjectQuery(id)),
    prefetch(questionsQuery),
    prefetch(buildAnswersQuery(id)).then(() => openFirstDrafts(userId, id)),
  ],
  [routePatterns.tell]: (id) => [
    prefetch(buildProjectQuery(id)),
    prefetch(questionsQuery),
    prefetch(buildAnswersQuery(id)),
  ],
  [routePatterns.readBack]: (id, userId) => [
    prefetch(buildProjectQuery(id)),
    prefetch(buildAnswersQuery(id)).then(() => openFirstDrafts(userId, id)),
  ],
  [routePatterns.preview]: (id) => [
    prefetch(buildProjectQuery(id)),
    prefetch(questionsQuery),
    prefetch(buildPreviewQuery(id)),
  ],
  [routePatterns.document]: (id) => [
    prefetch(buildProjectQuery(id)),
    prefetch(buildDocumentQuery(id, 'latest')),
  ],
  [routePatterns.profile]: () => [prefetch(billingQuery), prefetch(profileQuery)],
  [routePatterns.billing]: () => [prefetch(billingQuery)],
}

/**
 * Puts the answers that the screen at an address shows first into the cache, so that it is drawn once
 * and whole. Never fails: what is missing the screen asks for itself.
 */
export async function takeFirstAnswers(address: Address): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
  const answers = takeAnswers(address).catch(() => undefined)
  await Promise.race([patience, answers])
}

async function takeAnswers({ pathname, search }: Address): Promise<void> {
  if (document.documentElement.dataset.visitor === 'signed-out') return
  await queryClient.prefetchQuery(userQuery)
  const user = queryClient.getQueryData(userQuery.queryKey)
  // Nobody there: the rest would only say so again. The cookie was of a session that is over.
  if (user === null) document.documentElement.dataset.visitor = 'signed-out'
  if (!user) return
  if (!showsTheUsual(search)) return
  for (const [pattern, ask] of Object.entries(shownAt)) {
    const id = idAt(pattern, pathname)
    if (id !== null) await Promise.all(ask(id, user.id))
  }
}

async function openFirstDrafts(userId: string, projectId: string): Promise<void> {
  const answers = queryClient.getQueryData(buildAnswersQuery(projectId).queryKey)
  if (answers !== undefined) await openDrafts({ userId, projectId, answers })
}
