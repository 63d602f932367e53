import { useSearchParams } from 'react-router'
import { useBilling } from '#web/api/billing/billing.ts'
import { PastDueNotice } from '#web/panels/billing/past-due-notice.tsx'
import { PlanCard } from '#web/panels/billing/plan-card.tsx'
import { AppHeader } from '#web/shell/app-header.tsx'
import { Page } from '#web/shell/page.tsx'
import { paymentText } from '#web/text/dashboard.ts'
import { screenTitles } from '#web/text/shell/screen-titles.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { PaymentReturn } from './payment-return.tsx'
import { PlanAllows } from './plan-allows.tsx'

/** The plan and what it allows; also where the checkout leads back to (docs/product.md#payment). */
export function BillingScreen() {
  const [parameters] = useSearchParams()
  const isPaid = parameters.get('success') === 'true'
  return (
    <Page
      title={screenTitles.billing}
      header={<AppHeader />}
      className="mx-auto w-full max-w-3xl px-4 pt-8 pb-16 sm:px-6"
    >
      {isPaid ? <PaymentReturn /> : <Plan isCanceled={parameters.get('canceled') === 'true'} />}
    </Page>
  )
}

function Plan({ isCanceled }: { isCanceled: boolean }) {
  const { title, description } = paymentText.canceled
  const { isPending } = useBilling()
  return (
    <>
      <h1 className="text-2xl">{screenTitles.billing}</h1>
      {isCanceled && (
        <Notice title={title} role="status" className="mt-6">
          {description}
        </Notice>
      )}
      <div className="mt-6">
        <PastDueNotice />
        <PlanCard />
      </div>
      {/* Below the plan, whose card grows with the answer: nothing is to be pushed down. */}
      {!isPending && <PlanAllows />}
    </>
  )
}
