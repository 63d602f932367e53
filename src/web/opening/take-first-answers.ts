import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '#web/api/account.ts'
import { buildAnswersQuery } from '#web/api/answers.ts'
import { billingQuery } from '#web/api/billing/billing.ts'
import { queryClient } from '#web/api/cache/query-client.ts'
import { buildDocumentQuery } from '#web/api/documents.ts'
import { buildPreviewQuery } from '#web/api/preview.ts'
import { profileQuery } from '#web/api/profile.ts'
import { buildProjectQuery, projectsQuery } from '#web/api/projects.ts'
import { questionsQuery } from '#web/api/questions.ts'
import { openDrafts } from '#web/drafts/page/draft-sessions.ts'
import { findPlace } from '#web/paths.ts'
import { screens } from '#web/screens.ts'
import { type FirstAnswer, showsTheUsual } from './first-answers.ts'

/**
 * Milliseconds that the first drawing waits for the answers; then the screen shows what it has, and
 * says that the rest is on its way.
 */
const PATIENCE_MS = 1000

type Address = Pick<Location, 'pathname' | 'search'>

const prefetch: QueryClient['prefetchQuery'] = (query) => queryClient.prefetchQuery(query)

interface Asker {
  projectId: string
  userId: string
}

/** How each comes into the cache; `ask-for-screen.ts` has asked the server already. */
const taken: Record<FirstAnswer, (asker: Asker) => Promise<unknown>> = {
  projects: () => prefetch(projectsQuery),
  project: ({ projectId }) => prefetch(buildProjectQuery(projectId)),
  questions: () => prefetch(questionsQuery),
  answers: ({ projectId }) => prefetch(buildAnswersQuery(projectId)),
  answersAndDrafts: (asker) =>
    prefetch(buildAnswersQuery(asker.projectId)).then(() => openFirstDrafts(asker)),
  // The screen is complete without them, and takes them when they come.
  tellings: async () => undefined,
  preview: ({ projectId }) => prefetch(buildPreviewQuery(projectId)),
  document: ({ projectId }) => prefetch(buildDocumentQuery(projectId, 'latest')),
  billing: () => prefetch(billingQuery),
  profile: () => prefetch(profileQuery),
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
  const place = findPlace(pathname)
  if (place === null || !showsTheUsual(search)) return
  const asker = { projectId: place.id, userId: user.id }
  await Promise.all(screens[place.name].asks.map((name) => taken[name](asker)))
}

async function openFirstDrafts({ userId, projectId }: Asker): Promise<void> {
  const answers = queryClient.getQueryData(buildAnswersQuery(projectId).queryKey)
  if (answers !== undefined) await openDrafts({ userId, projectId, answers })
}
