import { useEffect, useState, useSyncExternalStore } from 'react'
import { toApiError } from '#web/api/api-error.ts'
import { decideReading, findConflictingReading, getReading } from '#web/api/reading.ts'
import { readWithModel } from '#web/api/stream/read-with-model.ts'
import { createIdempotencyKey } from '#web/api/write-key.ts'
import { openDeviceStorage } from '#web/drafts/draft-store.ts'
import { listLivingPages, PAGE_ID } from '#web/drafts/page/other-pages.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import { orderSlot, takeOrdersLeft } from './order-store.ts'
import { ReadingKeeper } from './reading-keeper.ts'
import type { ReadingState, ReadingTrouble, SendResult } from './reading-state.ts'

/** The readings that were opened in this page, by their drafts: they end with them. */
const sessions = new WeakMap<ProjectDrafts, Promise<ReadingKeeper>>()

/** The reading of a project whose answers are open. */
function openReading(drafts: ProjectDrafts, userId: string): Promise<ReadingKeeper> {
  const known = sessions.get(drafts)
  if (known) return known
  const opened = startReading(drafts, userId)
  sessions.set(drafts, opened)
  return opened
}

async function startReading(drafts: ProjectDrafts, userId: string): Promise<ReadingKeeper> {
  const { projectId } = drafts
  const storage = openDeviceStorage()
  const left = takeOrdersLeft(storage, { userId, projectId, livingPages: await listLivingPages() })
  const slot = orderSlot(storage, { userId, projectId, pageId: PAGE_ID })
  const keeper = new ReadingKeeper(
    {
      load: () => getReading(projectId).catch(troubleOf),
      readByModel: (question, onRow) =>
        readWithModel(projectId, { question, onRow }).then(
          ({ model, reading }) => (model === null ? null : reading),
          () => null,
        ),
      send: ({ key, seen, decisions }) =>
        decideReading({ projectId, version: seen, decisions }, { idempotencyKey: key }).then(
          (decided): SendResult => ({ kind: 'decided', decided }),
          (error: unknown): SendResult => {
            const reading = findConflictingReading(error)
            return reading
              ? { kind: 'conflict', reading }
              : { kind: 'failed', trouble: troubleOf(error) }
          },
        ),
      answers: () =>
        drafts.stored().map(({ question, stored }) => ({ question, text: stored.text })),
      versions: () =>
        Object.fromEntries(
          drafts.stored().map(({ question, stored }) => [question, stored.version]),
        ),
      keep: slot.keep,
      newKey: createIdempotencyKey,
      now: Date.now,
    },
    left,
  )
  readAfterRest(drafts, keeper)
  window.addEventListener('online', () => keeper.goOn())
  void keeper.refresh()
  return keeper
}

/** Milliseconds of rest after which what was stored is read: not while somebody goes on writing. */
const REST_MS = 800

/** Called on each key: it only compares numbers until an answer was stored. */
function readAfterRest(drafts: ProjectDrafts, keeper: ReadingKeeper): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  drafts.subscribe(() => {
    clearTimeout(timer)
    if (keeper.isBehind) timer = setTimeout(() => void keeper.refresh(), REST_MS)
  })
}

function troubleOf(error: unknown): ReadingTrouble {
  const { status, code } = toApiError(error)
  if (code === 'not_found') return 'gone'
  const isPassing = status === 0 || status === 401 || status === 429 || status >= 500
  return isPassing ? 'unreachable' : 'refused'
}

/** A project's reading; null until it is open here. */
export function useReading(drafts: ProjectDrafts | null, userId: string): ReadingKeeper | null {
  const [keeper, setKeeper] = useState<ReadingKeeper | null>(null)
  useEffect(() => {
    let isCurrent = true
    if (drafts) void openReading(drafts, userId).then((opened) => isCurrent && setKeeper(opened))
    return () => {
      isCurrent = false
    }
  }, [drafts, userId])
  return keeper
}

/** What the reading shows now. */
export function useReadingState(keeper: ReadingKeeper): ReadingState {
  return useSyncExternalStore(keeper.subscribe, () => keeper.state)
}
