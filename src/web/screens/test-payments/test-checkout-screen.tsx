import { useState } from 'react'
import { useParams } from 'react-router'
import type { TestCheckout, TestCheckoutAction } from '#contract/billing/test-payments.ts'
import { toApiError } from '#web/api/api-error.ts'
import { useActOnTestCheckout, useTestCheckout } from '#web/api/billing/test-payments.ts'
import { paths } from '#web/paths.ts'
import { testPaymentText, testCheckoutText as words } from '#web/text/billing/test-payments.ts'
import { screenTitles } from '#web/text/shell/screen-titles.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { LinkButton } from '#web/ui/form/link-button.tsx'
import { TestFacts } from './test-facts.tsx'
import { TestFrame } from './test-frame.tsx'

/**
 * The checkout without a provider: pay, decline, cancel; no card is charged
 * (docs/product.md#payment).
 */
export function TestCheckoutScreen() {
  const { id = '' } = useParams()
  const query = useTestCheckout(id)
  return (
    <TestFrame title={screenTitles.testCheckout} query={query}>
      {(checkout) => <Checkout checkout={checkout} />}
    </TestFrame>
  )
}

function Checkout({ checkout }: { checkout: TestCheckout }) {
  const facts = [
    { label: words.account, value: checkout.email },
    { label: words.product, value: words.price },
  ]
  return (
    <>
      <TestFacts facts={facts} />
      {checkout.state === 'open' ? (
        <Payment id={checkout.id} />
      ) : (
        <>
          <Notice role="status">{words.states[checkout.state]}</Notice>
          <LinkButton variant="primary" to={paths.billing}>
            {testPaymentText.back}
          </LinkButton>
        </>
      )}
    </>
  )
}

function Payment({ id }: { id: string }) {
  const acting = useActOnTestCheckout(id)
  const [isDeclined, setDeclined] = useState(false)
  const act = (action: TestCheckoutAction) => {
    setDeclined(false)
    acting.mutate(action, {
      onSuccess: ({ goTo }) => {
        // A navigation, as from a provider on another site: the app starts afresh.
        if (goTo !== null) window.location.assign(goTo)
        else setDeclined(action === 'decline')
      },
    })
  }
  const isLeaving = acting.isPending || (acting.isSuccess && acting.data.goTo !== null)
  const button = (action: TestCheckoutAction) => ({
    wide: true,
    pending: isLeaving && acting.variables === action,
    disabled: isLeaving,
    onClick: () => act(action),
  })
  return (
    <div className="grid gap-3">
      {isDeclined && (
        <Notice tone="warning" role="alert" title={words.declinedTitle}>
          {words.declined}
        </Notice>
      )}
      {acting.isError && (
        <Notice tone="danger" role="alert">
          {toApiError(acting.error).message}
        </Notice>
      )}
      <Button variant="primary" {...button('pay')}>
        {words.pay}
      </Button>
      <Button {...button('decline')}>{words.decline}</Button>
      <Button variant="quiet" {...button('cancel')}>
        {words.cancel}
      </Button>
    </div>
  )
}
