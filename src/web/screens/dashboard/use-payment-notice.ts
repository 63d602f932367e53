import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { paymentText } from '#web/text/dashboard.ts'
import { useToast } from '#web/ui/overlay/toast.tsx'

/** Shows how a payment ended, once, and clears the parameter from the address (Spec §2, §8). */
export function usePaymentNotice(): void {
  const [parameters, setParameters] = useSearchParams()
  const toast = useToast()
  const payment = parameters.get('payment')

  useEffect(() => {
    if (payment === null) return
    if (payment === 'success') toast.show(paymentText.success)
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
}
