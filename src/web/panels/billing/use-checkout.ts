import { useState } from 'react'
import { useCreateCheckout } from '#web/api/billing/billing.ts'
import { writeSessionText } from '#web/storage/session-text.ts'
import { readWebAddress } from './read-web-address.ts'
import { useFailureToast } from './use-failure-toast.ts'

/** Where this tab notes which checkout it set out for: a purchase is counted once, and here. */
export const CHECKOUT_KEY = 'checkout'

interface Checkout {
  /** Opens the checkout and leaves for it; a second press meanwhile does nothing. */
  start: () => void
  isLeaving: boolean
}

/** The way to the checkout (docs/product.md#payment). */
export function useCheckout(): Checkout {
  const checkout = useCreateCheckout()
  const [isLeaving, setLeaving] = useState(false)
  const failToOpen = useFailureToast('checkout_failed')
  const failToLeave = useFailureToast('checkout_redirect_failed')

  const start = () => {
    if (isLeaving) return
    setLeaving(true)
    checkout.mutate(undefined, {
      onSuccess: (opened) => {
        const address = readWebAddress(opened)
        if (address === null) {
          setLeaving(false)
          failToLeave(null)
          return
        }
        writeSessionText(CHECKOUT_KEY, opened.sessionId)
        window.location.assign(address)
      },
      onError: (error) => {
        setLeaving(false)
        failToOpen(error)
      },
    })
  }
  return { start, isLeaving }
}
