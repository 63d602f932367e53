import type { TrackerKind } from '#domain/tracking/tracked-item.ts'
import type { TrackerSettings } from '#server/settings/trackers.ts'
import { listRepositories, openGithub } from './github.ts'
import { listProjects, openJira } from './jira.ts'
import { listTeams, openLinear } from './linear.ts'
import type { Opened, Origin, Tracker, TrackerPlaces, TrackerTarget } from './tracker.ts'

interface Opening extends Omit<Opened, 'api'> {
  settings: TrackerSettings
}

const OPENERS = {
  github: { listTargets: listRepositories, open: openGithub },
  linear: { listTargets: listTeams, open: openLinear },
  jira: { listTargets: listProjects, open: openJira },
} satisfies Record<TrackerKind, unknown>

/** Where the token of somebody may make issues. Throws a `TrackerFault`. */
export function listTargets(opening: Opening): Promise<TrackerPlaces> {
  return OPENERS[opening.access.kind].listTargets({ ...opening, api: chooseApi(opening) })
}

/** A tracker's target, to read and to write our issues in. */
export function openTracker(opening: Opening, target: TrackerTarget, origin: Origin): Tracker {
  const opened = { ...opening, api: chooseApi(opening) }
  return OPENERS[opening.access.kind].open(opened, target, origin)
}

/** The site is a single name: nobody can send the server anywhere but to Atlassian's own hosts. */
function chooseApi({ settings, access: { kind, site } }: Opening): URL {
  if (kind === 'github') return settings.github
  if (kind === 'linear') return settings.linear
  return settings.jira ?? new URL(`https://${site}.atlassian.net/`)
}
