import { useParams } from 'react-router'
import type { TestPortal } from '#contract/billing/test-payments.ts'
import { useTestPortal } from '#web/api/billing/test-payments.ts'
import { paths } from '#web/paths.ts'
import { testPaymentText, testPortalText as words } from '#web/text/billing/test-payments.ts'
import { formatDay } from '#web/text/dates.ts'
import { screenTitles } from '#web/text/shell/screen-titles.ts'
import { LinkButton } from '#web/ui/form/link-button.tsx'
import { PortalActions } from './portal-actions.tsx'
import { TestFacts } from './test-facts.tsx'
import { TestFrame } from './test-frame.tsx'

/**
 * The billing portal without a provider; time and bank can be played as well
 * (docs/product.md#payment).
 */
export function TestPortalScreen() {
  const { id = '' } = useParams()
  const query = useTestPortal(id)
  return (
    <TestFrame title={screenTitles.testPortal} query={query}>
      {(portal) => (
        <>
          <TestFacts facts={factsOf(portal)} />
          <PortalActions portal={portal} />
          <LinkButton to={paths.billing}>{testPaymentText.back}</LinkButton>
        </>
      )}
    </TestFrame>
  )
}

function factsOf({ email, subscription }: TestPortal) {
  const account = { label: words.account, value: email }
  if (subscription === null) return [account, { label: words.plan, value: words.none }]
  const { status, periodEnd, endsAt } = subscription
  const end = { label: words.endsAt, value: endsAt === null ? '' : formatDay(endsAt) }
  return [
    account,
    { label: words.plan, value: words.product },
    { label: words.status, value: words.statuses[status] ?? status },
    { label: words.periodEnd, value: formatDay(periodEnd) },
    ...(endsAt === null ? [] : [end]),
  ]
}
