import type { TrackerPush, TrackerView } from '#contract/trackers/tracker-endpoints.ts'
import { AppError } from '#server/app-error.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { PUSH_LIFETIME_MS } from './limits.ts'
import { type Connection, readIssues, readTracker, type StoredPush } from './queries.ts'

/** A project's tracker, its issues, and how its newest push is. */
export async function getTracker(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  key: ProjectKey,
): Promise<TrackerView> {
  const found = await readTracker(db, key)
  if (!found) throw new AppError('not_found')
  const { connection, push } = found
  return {
    connection: connection && showConnection(connection),
    push: push && showPush(push, now()),
    issues: connection === null ? [] : await readIssues(db, key),
  }
}

function showConnection({ kind, site, email, targetId, targetName, createdAt }: Connection) {
  const target = { id: targetId, name: targetName }
  return { kind, site, email, target, connectedAt: createdAt.toISOString() }
}

function showPush(push: StoredPush, now: Date): TrackerPush {
  const { version, done, total, created, changed, closed, refused, error } = push
  return {
    ...{ version, done, total, created, changed, closed, refused, error },
    state: nameState(push, now),
    waitsUntil: push.waitsUntil?.toISOString() ?? null,
    startedAt: push.startedAt.toISOString(),
  }
}

function nameState({ status, aliveAt, waitsUntil }: StoredPush, now: Date): TrackerPush['state'] {
  if (status !== 'running') return status as TrackerPush['state']
  if (now.getTime() - aliveAt.getTime() > PUSH_LIFETIME_MS) return 'interrupted'
  return waitsUntil === null ? 'running' : 'waiting'
}
