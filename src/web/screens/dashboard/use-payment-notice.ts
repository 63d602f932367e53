import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { usePaymentConfirmation } from '#web/panels/billing/use-payment-confirmation.ts'
import { countPurchase } from '#web/shell/consent/purchase-event.ts'
import { paymentReturnText as words } from '#web/text/billing/billing.ts'
import { paymentText } from '#web/text/dashboard.ts'
import { useToast } from '#web/ui/overlay/toast.tsx'

/**
 * Shows how a payment ended, once, and clears the parameter from the address
 * (docs/product.md#errors). A success is believed when the server knows of it: the address alone
 * proves nothing.
 */
export function usePaymentNotice(): void {
  const [parameters, setParameters] = useSearchParams()
  const [isReturning, setReturning] = useState(false)
  const { state } = usePaymentConfirmation(isReturning)
  const toast = useToast()
  const payment = parameters.get('payment')

  useEffect(() => {
    if (payment === null) return
    if (payment === 'success') setReturning(true)
    if (payment === 'canceled') toast.show(paymentText.canceled)
    setParameters(
      (current) => {
        const next = new URLSearchParams(current)
        next.delete('payment')
        return next
      },
      { replace: true },
    )
  }, [payment, setParameters, toast])

  useEffect(() => {
    if (state === 'late') toast.show({ title: words.lateTitle, description: words.late })
    if (state !== 'paid') return
    toast.show(paymentText.success)
    countPurchase()
  }, [state, toast])
}
