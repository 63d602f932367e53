import type { Answer } from '#contract/answers.ts'
import { rememberAnswer } from '#web/api/answers.ts'
import { queryClient } from '#web/api/cache/query-client.ts'
import { queryKeys } from '#web/api/cache/query-keys.ts'
import { readStoredAnswer } from '#web/drafts/answer-value.ts'
import { DraftStore, openDeviceStorage } from '#web/drafts/draft-store.ts'
import { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import { forgetOrders } from '#web/drafts/reading/order-store.ts'
import { joinOtherPages, listLivingPages, PAGE_ID, showThisPageLives } from './other-pages.ts'
import { listenToPage } from './page-events.ts'
import { sendAnswer } from './send-answer.ts'

export interface SessionInput {
  userId: string
  projectId: string
  /** As the server has just given them. */
  answers: readonly Answer[]
}

/**
 * The projects that were opened in this page. They outlive the screen, so that going elsewhere in
 * the app never drops a text that is still on its way.
 */
const sessions = new Map<string, ProjectDrafts>()
let account: { userId: string; store: DraftStore } | null = null
let tellOthers: ReturnType<typeof joinOtherPages> | null = null

/** Opens a project's drafts, or gives those that are open already. */
export async function openDrafts(input: SessionInput): Promise<ProjectDrafts> {
  const living = await listLivingPages()
  const store = storeOf(input.userId)
  const known = sessions.get(input.projectId)
  if (known !== undefined) {
    for (const answer of input.answers) known.notice(answer.questionId, readStoredAnswer(answer))
    // Whoever comes back has perhaps just signed in again.
    known.saveAll()
    return known
  }
  const { userId, projectId } = input
  const drafts = new ProjectDrafts(projectId, input.answers, {
    store,
    livingPages: living,
    now: Date.now,
    random: Math.random,
    send: (save) =>
      sendAnswer({ ...save, projectId }, store, (answer) => {
        cacheStored(projectId, answer)
        const stored = readStoredAnswer(answer)
        tellOthers?.({ userId, projectId, questionId: answer.questionId, stored })
      }),
  })
  sessions.set(projectId, drafts)
  drafts.saveAll()
  return drafts
}

/** A project's drafts where they are open already; else null. */
export function findOpenDrafts(userId: string, projectId: string): ProjectDrafts | null {
  return account?.userId === userId ? (sessions.get(projectId) ?? null) : null
}

/** The projects whose text a closed page left on this device. */
export function listProjectsLeftBehind(userId: string): string[] {
  return storeOf(userId).projectsLeft()
}

/** Takes a deleted project's text off this device. */
export function forgetDrafts(userId: string, projectId: string): void {
  storeOf(userId).forgetProject(projectId)
  forgetOrders(openDeviceStorage(), { userId, projectId })
}

/** Takes everything of a deleted account off this device, and keeps nothing more for it. */
export function forgetAccountDrafts(userId: string): void {
  const store = storeOf(userId)
  for (const drafts of sessions.values()) drafts.stop()
  sessions.clear()
  store.forgetAccount()
  forgetOrders(openDeviceStorage(), { userId })
}

/** One account at a time: another one's open drafts stop; what they lack stays on the device. */
function storeOf(userId: string): DraftStore {
  listenOnce()
  if (account?.userId !== userId) {
    for (const drafts of sessions.values()) drafts.stop()
    sessions.clear()
    account = { userId, store: new DraftStore(openDeviceStorage(), { userId, pageId: PAGE_ID }) }
  }
  account.store.claimAccount()
  return account.store
}

function listenOnce(): void {
  if (tellOthers !== null) return
  showThisPageLives()
  tellOthers = joinOtherPages((news) => {
    if (news.userId !== account?.userId) return
    sessions.get(news.projectId)?.notice(news.questionId, news.stored)
  })
  listenToPage({
    leaving: () => forEachSession((drafts) => drafts.saveBeforeLeaving()),
    returning: () => forEachSession((drafts) => drafts.saveAll()),
    tick: () => forEachSession((drafts) => drafts.saveByItself()),
    wouldLose: () => [...sessions.values()].some((drafts) => drafts.isInPageOnly),
  })
}

function forEachSession(act: (drafts: ProjectDrafts) => void): void {
  for (const drafts of sessions.values()) act(drafts)
}

/** Other screens show a saved answer at once, and ask for the project's progress when opened. */
function cacheStored(projectId: string, answer: Answer): void {
  rememberAnswer(queryClient, projectId, answer)
  for (const queryKey of [
    queryKeys.projects,
    queryKeys.project(projectId),
    queryKeys.preview(projectId),
  ]) {
    void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
}
