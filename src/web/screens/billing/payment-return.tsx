import { LoaderCircle } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { usePaymentConfirmation } from '#web/panels/billing/use-payment-confirmation.ts'
import { paths } from '#web/paths.ts'
import { countPurchase } from '#web/shell/consent/purchase-event.ts'
import { paymentReturnText as words } from '#web/text/billing/billing.ts'
import { paymentText } from '#web/text/dashboard.ts'
import { Button } from '#web/ui/form/button.tsx'
import { LinkButton } from '#web/ui/form/link-button.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'

/**
 * Back from a paid checkout: waits for Premium, says so, and leads on (docs/product.md#payment).
 */
export function PaymentReturn() {
  const toast = useToast()
  const navigate = useNavigate()
  const { state, again } = usePaymentConfirmation(true)
  useEffect(() => {
    if (state !== 'paid') return
    toast.show(paymentText.success)
    countPurchase()
    void navigate(paths.dashboard, { replace: true })
  }, [state, toast, navigate])

  if (state === 'late') return <Late onAgain={again} />
  return (
    <div role="status" className="mx-auto max-w-md py-16 text-center">
      <LoaderCircle aria-hidden className="mx-auto size-7 animate-turn text-accent" />
      <h1 className="mt-6 text-2xl">{words.waitingTitle}</h1>
      <p className="mt-2 text-ink-soft">{words.waiting}</p>
    </div>
  )
}

function Late({ onAgain }: { onAgain: () => void }) {
  return (
    <div role="alert" className="mx-auto max-w-md py-16 text-center">
      <h1 className="text-2xl">{words.lateTitle}</h1>
      <p className="mt-2 text-ink-soft">{words.late}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button variant="primary" onClick={onAgain}>
          {words.again}
        </Button>
        <LinkButton to={paths.dashboard}>{words.toDashboard}</LinkButton>
      </div>
    </div>
  )
}
