import { useEffect } from 'react'
import { readSessionText, writeSessionText } from '#web/storage/session-text.ts'
import { planText } from '#web/text/billing/billing.ts'
import { useToast } from '#web/ui/overlay/toast.tsx'

/** Set before the page reloads, so that the page that comes can say what happened. */
export const TRIAL_CANCELLED_KEY = 'trial-cancelled'

/** Says 'Trial Cancelled' once, on the page that comes after it (docs/product.md#errors). */
export function useTrialCancelled(): void {
  const toast = useToast()
  useEffect(() => {
    if (readSessionText(TRIAL_CANCELLED_KEY) === '') return
    writeSessionText(TRIAL_CANCELLED_KEY, '')
    toast.show({ title: planText.trialCancelled, description: planText.trialCancelledDetail })
  }, [toast])
}
