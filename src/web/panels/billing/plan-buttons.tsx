import { useEffect } from 'react'
import { canUpgrade, PLAN_ACTIONS } from '#domain/billing/plan-actions.ts'
import { useSignedInUser } from '#web/api/account.ts'
import { useCancelTrial } from '#web/api/billing/billing.ts'
import { ButtonThatAsks } from '#web/panels/form/button-that-asks.tsx'
import { readSessionText, writeSessionText } from '#web/storage/session-text.ts'
import { planText, planText as words } from '#web/text/billing/billing.ts'
import type { ButtonLook } from '#web/ui/form/style-button.ts'
import { useToast } from '#web/ui/overlay/toast.tsx'
import { ManageBillingButton } from './manage-billing-button.tsx'
import { UpgradeButton } from './upgrade-button.tsx'
import { useFailureToast } from './use-failure-toast.ts'

/** Set before the page reloads, so that the page that comes can say what happened. */
const TRIAL_CANCELLED_KEY = 'trial-cancelled'

interface PlanButtonsProps {
  /** Where the plan is the subject: an account without any of the known plans may upgrade too. */
  always?: boolean
}

/**
 * Upgrade, Manage Billing, Cancel Trial: those of the status (docs/product.md#subscription-status).
 */
export function PlanButtons({ always = false }: PlanButtonsProps) {
  useTrialCancelled()
  const { subscriptionStatus } = useSignedInUser()
  const offered = PLAN_ACTIONS[subscriptionStatus]
  const upgrade = offered.upgrade || (always && canUpgrade(subscriptionStatus))
  // Somebody who has just begun came to write, not to pay or to leave.
  const isTrying = subscriptionStatus === 'TRIAL_ACTIVE' && !always
  return (
    <>
      {upgrade && <UpgradeButton {...(isTrying && { variant: 'quiet', size: 'sm' })} />}
      {offered.manageBilling && <ManageBillingButton />}
      {offered.cancelTrial && (
        <CancelTrialButton {...(isTrying && { variant: 'quiet', size: 'sm' })} />
      )}
    </>
  )
}

/**
 * Ends the trial after asking; then the account is suspended and the page reloads
 * (docs/product.md#subscription-status).
 */
function CancelTrialButton({ variant, size }: Pick<ButtonLook, 'variant' | 'size'>) {
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

/** Says 'Trial Cancelled' once, on the page that comes after it (docs/product.md#errors). */
function useTrialCancelled(): void {
  const toast = useToast()
  useEffect(() => {
    if (readSessionText(TRIAL_CANCELLED_KEY) === '') return
    writeSessionText(TRIAL_CANCELLED_KEY, '')
    toast.show({ title: planText.trialCancelled, description: planText.trialCancelledDetail })
  }, [toast])
}
