import { useEffect, useState } from 'react'
import { useCreatePortal, useReconcileBilling } from '#web/api/billing/billing.ts'
import { readWebAddress } from './read-web-address.ts'
import { useFailureToast } from './use-failure-toast.ts'

/**
 * Opens the billing portal in a new tab (docs/product.md#payment). The tab is opened by the press
 * itself, since browsers block one that opens after waiting. Coming back asks once what has changed
 * there.
 */
export function usePortal(): { open: () => void; isOpening: boolean } {
  const portal = useCreatePortal()
  const fail = useFailureToast('portal_failed')
  const expectReturn = useReturn()

  const open = () => {
    if (portal.isPending) return
    const tab = window.open('about:blank', '_blank')
    if (tab) tab.opener = null
    portal.mutate(undefined, {
      onSuccess: (opened) => {
        const address = readWebAddress(opened)
        if (address === null) {
          tab?.close()
          fail(null)
          return
        }
        expectReturn()
        if (tab) tab.location.replace(address)
        else window.location.assign(address)
      },
      onError: (error) => {
        tab?.close()
        fail(error)
      },
    })
  }
  return { open, isOpening: portal.isPending }
}

function useReturn(): () => void {
  const { mutate } = useReconcileBilling()
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!isAway) return
    const lookAgain = () => {
      if (document.visibilityState === 'visible') mutate()
    }
    window.addEventListener('focus', lookAgain)
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      window.removeEventListener('focus', lookAgain)
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [isAway, mutate])
  return () => setAway(true)
}
