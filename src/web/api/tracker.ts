import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { z } from 'zod'
import type * as endpoints from '#contract/trackers/tracker-endpoints.ts'
import type {
  TrackerPlan,
  TrackerTargetsView,
  TrackerView,
} from '#contract/trackers/tracker-endpoints.ts'
import { queryKeys } from '#web/api/cache/query-keys.ts'
import { call } from '#web/api/client.ts'

/** How often the server is asked while a push is under way. */
const LOOK_MS = 1_000

export type AccessInput = z.input<typeof endpoints.trackerAccessBody>

/** Whether a push is under way, on whichever server. */
export function isUnderWay(push: TrackerView['push'] | undefined): boolean {
  const state = push?.state
  return state === 'running' || state === 'waiting' || state === 'interrupted'
}

/** The project's tracker and its newest push; asked for each second while one is under way. */
export function useTracker(projectId: string): UseQueryResult<TrackerView> {
  return useQuery({
    queryKey: queryKeys.tracker(projectId),
    queryFn: ({ signal }) =>
      call<typeof endpoints.getTracker>('get', '/api/projects/{id}/tracker', {
        params: { id: projectId },
        signal,
      }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isUnderWay(state.data?.push) ? LOOK_MS : false),
  })
}

/** What a push would do now; asked anew whenever somebody looks. */
export function useTrackerPlan(projectId: string): UseQueryResult<TrackerPlan> {
  return useQuery({
    queryKey: queryKeys.trackerPlan(projectId),
    queryFn: ({ signal }) =>
      call<typeof endpoints.planTrackerPush>('post', '/api/projects/{id}/tracker/plan', {
        params: { id: projectId },
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
  })
}

/** Where a token may make issues. */
export function useTrackerTargets(
  projectId: string,
): UseMutationResult<TrackerTargetsView, Error, AccessInput> {
  return useMutation({
    mutationFn: (body) =>
      call<typeof endpoints.listTrackerTargets>('post', '/api/projects/{id}/tracker/targets', {
        params: { id: projectId },
        body,
      }),
  })
}

type Deed = 'connect' | 'disconnect' | 'push' | 'cancel'
type Change =
  | { deed: 'connect'; access: AccessInput; target: string }
  | { deed: Exclude<Deed, 'connect'> }

/** Connects, disconnects, sends and stops; what the tracker is then joins the cache. */
export function useChangeTracker(projectId: string): UseMutationResult<TrackerView, Error, Change> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change) => send(projectId, change),
    onSuccess: (tracker) => {
      queryClient.setQueryData(queryKeys.tracker(projectId), tracker)
    },
  })
}

function send(id: string, change: Change): Promise<TrackerView> {
  const params = { id }
  if (change.deed === 'connect') {
    const body = { access: change.access, target: { id: change.target } }
    return call<typeof endpoints.connectTracker>('post', '/api/projects/{id}/tracker', {
      params,
      body,
    })
  }
  if (change.deed === 'push') {
    return call<typeof endpoints.startTrackerPush>('post', '/api/projects/{id}/tracker/pushes', {
      params,
    })
  }
  if (change.deed === 'cancel') {
    return call<typeof endpoints.cancelTrackerPush>('delete', '/api/projects/{id}/tracker/push', {
      params,
    })
  }
  return call<typeof endpoints.disconnectTracker>('delete', '/api/projects/{id}/tracker', {
    params,
  })
}
