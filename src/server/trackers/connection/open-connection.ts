import { AppError } from '#server/app-error.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { digestText } from '#server/digest-text.ts'
import { openSecret, type Seal } from '#server/providers/seal-secret.ts'
import { openTracker } from '#server/providers/trackers/open-tracker.ts'
import type { Tracker } from '#server/providers/trackers/tracker.ts'
import type { Connection } from '#server/trackers/queries.ts'

type Reach = Pick<Deps, 'config' | 'trackerFetch'>

/** What a connection's token is sealed with. */
export function sealOf(config: Deps['config'], { userId, projectId }: ProjectKey): Seal {
  return { config, purpose: 'trackers', row: [userId, projectId] }
}

/** A connection's tracker. Throws `tracker_refused` where its token cannot be read any more. */
export function openConnection(
  { config, trackerFetch: fetch }: Reach,
  connection: Connection,
  signal: AbortSignal,
): Tracker {
  const { kind, site, email, targetId, targetName, projectId } = connection
  const token = openSecret(connection.sealedToken, sealOf(config, connection))
  if (token === null) throw new AppError('tracker_refused')
  const opening = {
    settings: config.trackers,
    fetch,
    access: { kind, site, email, token },
    signal,
  }
  return openTracker(
    opening,
    { id: targetId, name: targetName },
    {
      mark: digestText(projectId).slice(0, 12),
      url: new URL(`/dashboard/projects/${projectId}/document`, config.publicUrl),
    },
  )
}
