import { useCancelTrial } from '#web/api/billing/billing.ts'
import { ButtonThatAsks } from '#web/panels/form/button-that-asks.tsx'
import { writeSessionText } from '#web/storage/session-text.ts'
import { planText as words } from '#web/text/billing/billing.ts'
import type { ButtonLook } from '#web/ui/form/style-button.ts'
import { useFailureToast } from './use-failure-toast.ts'
import { TRIAL_CANCELLED_KEY } from './use-trial-cancelled.ts'

/**
 * Ends the trial after asking; then the account is suspended and the page reloads
 * (docs/product.md#subscription-status).
 */
export function CancelTrialButton({ variant, size }: Pick<ButtonLook, 'variant' | 'size'>) {
  const cancel = useCancelTrial()
  const fail = useFailureToast('trial_cancel_failed')
  const confirm = () =>
    cancel.mutate(undefined, {
      onSuccess: () => {
        writeSessionText(TRIAL_CANCELLED_KEY, 'yes')
        window.location.reload()
      },
      onError: fail,
    })
  return (
    <ButtonThatAsks
      label={words.cancelTrial}
      question={words.cancelQuestion}
      tone="danger"
      variant={variant}
      size={size}
      isActing={cancel.isPending || cancel.isSuccess}
      onConfirm={confirm}
    />
  )
}
