import { pino } from 'pino'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import type { TrackerKind } from '#domain/tracking/tracked-item.ts'
import { createDeps } from '#server/create-deps.ts'
import type { Database } from '#server/db/database.ts'
import { projects, users } from '#server/db/schema.ts'
import { trackerConnections } from '#server/db/tables/trackers.ts'
import type { Deps } from '#server/deps.ts'
import { sealSecret } from '#server/providers/seal-secret.ts'
import type { Fetch } from '#server/providers/trackers/tracker.ts'
import { sealOf } from '#server/trackers/connection/open-connection.ts'
import { getTracker } from '#server/trackers/get-tracker.ts'
import { insertPush } from '#server/trackers/push/push-queries.ts'
import { requireConnection } from '#server/trackers/push/require-connection.ts'
import { runPush } from '#server/trackers/push/run-push.ts'
import { CONFIG } from '#test/app.ts'
import { freshDatabase } from '#test/databases.ts'
import { QUICK_DOOR } from '#test/quick-door.ts'
import { startGithub } from './stand-ins/github.ts'
import { startJira } from './stand-ins/jira.ts'
import { startLinear } from './stand-ins/linear.ts'
import { type StandIn, TOKEN } from './stand-ins/stand-in.ts'

const START = { github: startGithub, linear: startLinear, jira: startJira }
const PLACES = { github: 'mia/studio', linear: 'team-1', jira: 'STU' }
export const KEY = { userId: 'mia', projectId: 'studio' }

const [first, second, third] = writeStudio().features.flatMap(({ requirements }) => requirements)

/** The studio's document with these requirements alone. */
export function documentWith(
  ...requirements: (FunctionalRequirement | undefined)[]
): RequirementsDocument {
  const some = requirements.filter((each) => each !== undefined)
  return { ...writeStudio(), features: [{ title: 'Booking', requirements: some }] }
}

export const REQUIREMENTS = [first, second, third] as const
export const SMALL = documentWith(first, second)

/** Called at each statement and around each call of a tracker. */
export type OnStep = (step: string) => void

export interface Scene {
  deps: Deps
  standIn: StandIn
  steps: { on: OnStep }
  passTime(ms: number): void
  /** A whole push, as a server does it. */
  push(document: RequirementsDocument): Promise<void>
  tracker(): ReturnType<typeof getTracker>
  /** Nothing was ever sent. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** A founder's project that is connected with a stand-in. */
export async function openScene(
  dialect: Database['dialect'],
  kind: TrackerKind,
  waits: Partial<Deps['waits']> = {},
): Promise<Scene> {
  const steps: Scene['steps'] = { on: () => undefined }
  const time = { offset: 0, began: Date.now() }
  const standIn = await START[kind]()
  const database = await freshDatabase(dialect, { onStatement: (text) => steps.on(text) })
  const config = {
    ...CONFIG,
    trackers: { github: standIn.url, linear: standIn.url, jira: standIn.url },
  }
  const trackerFetch: Fetch = async (url, init) => {
    steps.on('before a call')
    const response = await fetch(url, init)
    steps.on('after a call')
    return response
  }
  const deps = createDeps({
    ...QUICK_DOOR,
    waits: { ...QUICK_DOOR.waits, ...waits },
    log: pino({ level: 'silent' }),
    config,
    database,
    now: () => new Date(time.began + time.offset),
    mailer: { send: async () => undefined },
    trackerFetch,
  })
  await deps.db.insert(users).values({ id: 'mia', email: 'mia@studio.test', name: 'Mia' })
  await deps.db.update(users).set({ subscriptionStatus: 'PREMIUM_ACTIVE' })
  await deps.db.insert(projects).values({ userId: 'mia', id: 'studio', title: 'Studio' })
  const scene: Scene = {
    deps,
    standIn,
    steps,
    passTime: (ms) => {
      time.offset += ms
    },
    async push(document) {
      const connection = await requireConnection(deps.db, KEY)
      const key = { ...KEY, id: deps.newId() }
      const now = deps.now()
      await insertPush(deps.db, { ...key, version: 1, now, staleBefore: now })
      await runPush(deps, { key, connection, document, stopping: new AbortController().signal })
    },
    tracker: () => getTracker(deps, KEY),
    async reset() {
      standIn.issues.length = 0
      standIn.asked.length = 0
      await deps.db.delete(trackerConnections)
      await connect(deps, kind)
    },
    async close() {
      await standIn.close()
      await database.close()
    },
  }
  await scene.reset()
  return scene
}

async function connect({ db, config, now }: Deps, kind: TrackerKind): Promise<void> {
  const whose = kind === 'jira' ? { site: 'studio', email: 'mia@studio.test' } : {}
  await db.insert(trackerConnections).values({
    ...KEY,
    ...{ kind, ...whose },
    targetId: PLACES[kind],
    targetName: PLACES[kind],
    sealedToken: sealSecret(TOKEN, sealOf(config, KEY)),
    createdAt: now(),
  })
}
