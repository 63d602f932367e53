import type { TrackerPush } from '#contract/trackers/tracker-endpoints.ts'
import { useChangeTracker } from '#web/api/tracker.ts'
import { trackerText as words } from '#web/text/document/tracker.ts'
import { ProgressBar } from '#web/ui/display/progress-bar.tsx'
import { Button } from '#web/ui/form/button.tsx'

/** How far the push is, whoever began it and where. */
export function PushProgress({ projectId, push }: { projectId: string; push: TrackerPush }) {
  const change = useChangeTracker(projectId)
  const { done, total, state, waitsUntil } = push
  const progress = words.progress(done, total)
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <p className="font-medium">{words.sending}</p>
        {total === 0 ? null : <p className="text-ink-soft tabular-nums">{progress}</p>}
      </div>
      <ProgressBar value={done} max={total} label={words.sending} valueText={progress} />
      <p role="status" className="text-ink-soft text-sm">
        {state === 'waiting' && waitsUntil !== null
          ? words.waiting(waitsUntil)
          : state === 'interrupted'
            ? words.interrupted
            : words.goesOn}
      </p>
      <div>
        <Button pending={change.isPending} onClick={() => change.mutate({ deed: 'cancel' })}>
          {words.stop}
        </Button>
      </div>
    </div>
  )
}
