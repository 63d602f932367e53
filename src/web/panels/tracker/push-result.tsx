import { errorCatalogue } from '#contract/errors.ts'
import type { TrackerPush } from '#contract/trackers/tracker-endpoints.ts'
import { readStoredCode } from '#web/api/api-error.ts'
import { trackerText as words } from '#web/text/document/tracker.ts'
import { Notice } from '#web/ui/display/notice.tsx'

/** How the newest push ended. */
export function PushResult({ push }: { push: TrackerPush }) {
  const { state, created, changed, closed, refused, error } = push
  const result = <p>{words.result(created, changed, closed)}</p>
  if (state === 'cancelled') {
    return (
      <Notice tone="info" role="status" title={words.stopped}>
        {result}
        <p>{words.stoppedDetail}</p>
      </Notice>
    )
  }
  if (state === 'failed') {
    const { title, message } = errorCatalogue[readStoredCode(error, 'tracker_failed')]
    return (
      <Notice tone="danger" role="alert" title={title}>
        <p>{message}</p>
        {result}
      </Notice>
    )
  }
  return (
    <Notice tone={refused.length === 0 ? 'done' : 'warning'} role="status" title={words.done}>
      {result}
      {refused.length === 0 ? null : <p>{words.refused(refused)}</p>}
    </Notice>
  )
}
