import { setTimeout as sleep } from 'node:timers/promises'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { openConnection } from '#server/trackers/connection/open-connection.ts'
import { toTrackerError } from '#server/trackers/connection/to-tracker-error.ts'
import type { Connection } from '#server/trackers/queries.ts'
import { giveSigns } from '#server/turns/give-signs.ts'
import { tryPatiently } from './patience.ts'
import { type Desk, isWork, LostRunError, pushIssue } from './push-issue.ts'
import { endPush, keepPushAlive, type RunKey } from './push-queries.ts'
import { readPlan } from './read-plan.ts'

export type PushDeps = Pick<
  Deps,
  'config' | 'db' | 'log' | 'newId' | 'now' | 'trackerFetch' | 'waits'
>

export interface Run {
  key: RunKey
  connection: Connection
  document: RequirementsDocument
  /** Aborts when the server must stop: another process goes on with the push. */
  stopping: AbortSignal
}

/**
 * Sends a document to its tracker, issue by issue. Never throws: how it ended stands in the push's
 * row. One that the server had to stop, or that is held back, is left as it is, to be gone on with.
 */
export async function runPush(deps: PushDeps, { key, connection, document, stopping }: Run) {
  const progress = { version: document.version, total: 0, waitsUntil: null as Date | null }
  const signs = giveSigns({
    tell: () => keepPushAlive(deps.db, { ...key, ...progress, now: deps.now() }),
    lost: () => new LostRunError(),
    fail: (err) => deps.log.warn({ err }, 'a push could not give its sign of life'),
  })
  const signal = AbortSignal.any([signs.lost, stopping])
  const patience = {
    signal,
    settleMs: deps.waits.trackerSettleMs,
    onWait: (ms: number | null) => {
      progress.waitsUntil = ms === null ? null : new Date(deps.now().getTime() + ms)
    },
  }
  try {
    const tracker = openConnection(deps, connection, signal)
    const desk: Desk = {
      db: deps.db,
      run: key,
      tracker,
      newId: deps.newId,
      patiently: (work) => tryPatiently(work, patience),
      pause: () => sleep(deps.waits.trackerPauseMs[connection.kind], undefined, { signal }),
    }
    const given = { connection, document }
    const { items, known } = await desk.patiently(() => readPlan(deps.db, tracker, given))
    const work = items.filter((item) => isWork(item, known.get(item.id)))
    progress.total = work.length
    await keepPushAlive(deps.db, { ...key, ...progress, now: deps.now() })
    for (const item of work) await pushIssue(desk, item, known.get(item.id))
    await endPush(deps.db, { ...key, status: 'done' })
  } catch (error) {
    if (!signal.aborted && !(error instanceof LostRunError)) await fail(deps, key, error)
  } finally {
    signs.end()
  }
}

async function fail({ db, log }: PushDeps, key: RunKey, error: unknown): Promise<void> {
  const told = toTrackerError(error)
  const code = told instanceof AppError ? told.code : 'unknown'
  if (code === 'unknown') log.error({ err: error }, 'a push failed')
  else log.warn({ event: 'push_failed', code }, 'A push failed')
  await endPush(db, { ...key, status: 'failed', error: code }).catch((err) => {
    log.warn({ err }, 'the end of a push could not be written down')
  })
}
