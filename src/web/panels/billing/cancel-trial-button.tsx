import { useRef, useState } from 'react'
import { useCancelTrial } from '#web/api/billing/billing.ts'
import { writeSessionText } from '#web/hooks/use-session-text.ts'
import { planText as words } from '#web/text/billing/billing.ts'
import { Button } from '#web/ui/form/button.tsx'
import { AlertDialog } from '#web/ui/overlay/alert-dialog.tsx'
import { useFailureToast } from './use-failure-toast.ts'
import { TRIAL_CANCELLED_KEY } from './use-trial-cancelled.ts'

/** Ends the trial after asking; then the account is suspended and the page reloads (Spec §4). */
export function CancelTrialButton() {
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const cancel = useCancelTrial()
  const fail = useFailureToast('trial_cancel_failed')
  const isLeaving = cancel.isPending || cancel.isSuccess
  const confirm = () =>
    cancel.mutate(undefined, {
      onSuccess: () => {
        writeSessionText(TRIAL_CANCELLED_KEY, 'yes')
        window.location.reload()
      },
      onError: fail,
    })
  return (
    <>
      <Button ref={button} onClick={() => setAsking(true)}>
        {words.cancelTrial}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={(open) => isLeaving || setAsking(open)}
        title={words.confirmTitle}
        description={words.confirmDetail}
        confirmLabel={isLeaving ? words.confirming : words.confirm}
        cancelLabel={words.keep}
        onConfirm={confirm}
        tone="danger"
        pending={isLeaving}
        returnFocus={() => button.current}
      />
    </>
  )
}
