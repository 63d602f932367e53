import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Endpoint } from '#contract/endpoint.ts'
import * as endpoints from '#contract/trackers/tracker-endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { openValue } from '#server/documents/get-document.ts'
import { addRoute, type RouteHandler } from '#server/http/add-route.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { connectTracker } from '#server/trackers/connection/connect-tracker.ts'
import { disconnectTracker } from '#server/trackers/connection/disconnect-tracker.ts'
import { listTrackerTargets } from '#server/trackers/connection/find-targets.ts'
import { getTracker } from '#server/trackers/get-tracker.ts'
import { cancelTrackerPush } from '#server/trackers/push/cancel-tracker-push.ts'
import { planTrackerPush } from '#server/trackers/push/plan-tracker-push.ts'
import { startTrackerPush } from '#server/trackers/push/start-tracker-push.ts'

/** The calls about a project's tracker; the document is handed over here. */
export function addTrackerRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const serve = <E extends Endpoint>(endpoint: E, handler: RouteHandler<E>) =>
    addRoute(app, { deps, endpoint }, handler)
  const open = (userId: string, projectId: string, signal: () => AbortSignal) => () =>
    openValue(deps, { userId, projectId, signal })

  serve(endpoints.getTracker, ({ account, params }) =>
    getTracker(deps, { userId: account.id, projectId: params.id }),
  )
  serve(endpoints.listTrackerTargets, ({ account, params, body, signal }) =>
    listTrackerTargets(deps, { account, projectId: params.id, body, signal: signal() }),
  )
  serve(endpoints.connectTracker, ({ account, params, body, signal }) =>
    connectTracker(deps, { account, projectId: params.id, body, signal: signal() }),
  )
  serve(endpoints.disconnectTracker, ({ account, params }) =>
    disconnectTracker(deps, { userId: account.id, projectId: params.id }),
  )
  serve(endpoints.planTrackerPush, ({ account, params, signal }) =>
    planTrackerPush(deps, {
      account,
      projectId: params.id,
      open: open(account.id, params.id, signal),
      signal: signal(),
    }),
  )
  serve(endpoints.startTrackerPush, ({ account, params, signal, stopping }) =>
    startTrackerPush(deps, {
      account,
      projectId: params.id,
      open: open(account.id, params.id, signal),
      stopping,
    }),
  )
  serve(endpoints.cancelTrackerPush, ({ account, params }) =>
    cancelTrackerPush(deps, { userId: account.id, projectId: params.id }),
  )
}
