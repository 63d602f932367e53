import { useEntitlements } from '#web/api/account.ts'
import { toApiError } from '#web/api/api-error.ts'
import { isUnderWay, useTracker } from '#web/api/tracker.ts'
import { UpgradeButton } from '#web/panels/billing/upgrade-button.tsx'
import { trackerText as words } from '#web/text/document/tracker.ts'
import { chooseRefusalSentence } from '#web/text/refusal.ts'
import { LoadFailed } from '#web/ui/display/load-failed.tsx'
import { Notice } from '#web/ui/display/notice.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { ConnectTracker } from './connect-tracker.tsx'
import { ConnectionLine } from './connection-line.tsx'
import { IssueList } from './issue-list.tsx'
import { PushPlan } from './push-plan.tsx'
import { PushProgress } from './push-progress.tsx'
import { PushResult } from './push-result.tsx'

export interface TrackerDialogProps {
  projectId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Takes the focus afterwards. */
  returnFocus: () => HTMLElement | null
}

/** Sends the newest version's requirements to a tracker: connect, look at what would change, send. */
export function TrackerDialog({ projectId, ...dialog }: TrackerDialogProps) {
  const refusal = chooseRefusalSentence(useEntitlements().pushToTrackers)
  return (
    <Dialog {...dialog} title={words.title} description={words.detail} closeOnOutside={false}>
      <div className="grid grid-cols-1 gap-6">
        {refusal === null ? null : (
          <Notice tone="warning" action={<UpgradeButton size="sm" />}>
            {refusal}
          </Notice>
        )}
        <Content projectId={projectId} isAllowed={refusal === null} />
      </div>
    </Dialog>
  )
}

function Content({ projectId, isAllowed }: { projectId: string; isAllowed: boolean }) {
  const tracker = useTracker(projectId)
  if (!tracker.data) {
    if (tracker.isPending) return <p className="text-ink-soft text-sm">{words.loading}</p>
    return (
      <LoadFailed query={tracker} title={words.loadFailed}>
        {toApiError(tracker.error).message}
      </LoadFailed>
    )
  }
  const { connection, push, issues } = tracker.data
  if (connection === null) {
    return isAllowed ? <ConnectTracker projectId={projectId} /> : null
  }
  const isSending = isUnderWay(push)
  return (
    <>
      <ConnectionLine projectId={projectId} connection={connection} isSending={isSending} />
      {push && isSending ? <PushProgress projectId={projectId} push={push} /> : null}
      {push && !isSending ? <PushResult push={push} /> : null}
      {isSending || !isAllowed ? null : <PushPlan projectId={projectId} />}
      <IssueList issues={issues} />
    </>
  )
}
