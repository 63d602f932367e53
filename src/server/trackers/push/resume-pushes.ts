import { decideForOwner } from '#domain/entitlements.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { PUSH_LIFETIME_MS } from '#server/trackers/limits.ts'
import { endPush, readLeftPushes, takeOverPush } from './push-queries.ts'
import { type PushDeps, type Run, runPush } from './run-push.ts'

/** Pushes that one look takes over. */
const MOST_AT_ONCE = 5

interface Resuming {
  /** Opens a project's newest version; throws where there is none. */
  open: (key: ProjectKey) => Promise<RequirementsDocument>
  stopping: AbortSignal
}

/** Goes on with pushes whose process is gone. Those of an account that is held back wait. */
export async function resumePushes(
  deps: PushDeps & Pick<Deps, 'work'>,
  { open, stopping }: Resuming,
): Promise<void> {
  const now = deps.now()
  const staleBefore = new Date(now.getTime() - PUSH_LIFETIME_MS)
  for (const left of await readLeftPushes(deps.db, staleBefore, MOST_AT_ONCE)) {
    const { push, connection, owner } = left
    const { pushToTrackers } = decideForOwner(owner, now)
    if (!pushToTrackers.allowed) {
      await endPush(deps.db, { ...push, status: 'failed', error: pushToTrackers.code })
      continue
    }
    const id = deps.newId()
    if (!(await takeOverPush(deps.db, push, { id, now, staleBefore }))) continue
    const { userId, projectId } = push
    const key = { userId, projectId, id }
    void deps.work.run(() => goOn(deps, { key, connection, open, stopping }))
  }
}

/** One whose document cannot be opened is taken over again later, after the others. */
async function goOn(
  deps: PushDeps,
  { open, ...run }: Resuming & Omit<Run, 'document'>,
): Promise<void> {
  try {
    await runPush(deps, { ...run, document: await open(run.key) })
  } catch (err) {
    deps.log.warn({ err }, 'the document of a push could not be opened')
  }
}
