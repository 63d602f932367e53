import type { User } from '#contract/account.ts'
import type { Billing } from '#contract/billing/billing.ts'
import { isPremium, PLAN_ACTIONS } from '#domain/billing/plan-actions.ts'
import { useSignedInUser } from '#web/api/account.ts'
import { useBilling } from '#web/api/billing/billing.ts'
import { STATUS_BADGES } from '#web/text/account.ts'
import { billingText as words } from '#web/text/billing/billing.ts'
import { formatDay } from '#web/text/dates.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/display/notice.tsx'
import { LoadingNote, Skeleton } from '#web/ui/display/skeleton.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { PlanButtons } from './plan-buttons.tsx'

/** The plan as it is: price, dates from the provider's record, and the matching buttons. */
export function PlanCard() {
  const user = useSignedInUser()
  const billing = useBilling()
  const { label, tone } = STATUS_BADGES[user.subscriptionStatus]
  if (billing.isError) {
    const retry = (
      <Button size="sm" pending={billing.isFetching} onClick={() => void billing.refetch()}>
        {words.retry}
      </Button>
    )
    return <Notice tone="danger" role="alert" title={words.failed} action={retry} />
  }
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-medium font-serif text-xl">{words.plans[user.subscriptionStatus]}</p>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {billing.data ? <PlanFacts user={user} billing={billing.data} /> : <FactsSkeleton />}
      <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
        <PlanButtons always />
      </div>
      {PLAN_ACTIONS[user.subscriptionStatus].manageBilling && (
        <p className="mt-3 text-ink-soft text-xs">{words.invoices}</p>
      )}
      {billing.data && <PaymentNote billing={billing.data} />}
    </Card>
  )
}

function PlanFacts({ user, billing }: { user: User; billing: Billing }) {
  const isPaid = isPremium(billing.status)
  const date = dateLine(user, billing)
  const [first, second] = isPaid ? [words.price, date] : [date, words.priceOfPremium]
  return (
    <div className="mt-2 min-h-11 space-y-1 text-sm">
      <p>{first}</p>
      <p className="text-ink-soft">{second}</p>
    </div>
  )
}

/** When it goes on or ends, by the provider's record. */
function dateLine(user: User, { status, renewsAt, endsAt, pastDue }: Billing): string {
  switch (status) {
    case 'TRIAL_ACTIVE':
      return user.trialEndsAt ? words.trialEnds(formatDay(user.trialEndsAt)) : ''
    case 'TRIAL_CANCELED':
      return words.trialEnded
    case 'PREMIUM_ACTIVE':
      return renewsAt ? words.renews(formatDay(renewsAt)) : ''
    case 'PREMIUM_CANCELED':
      if (endsAt === null) return ''
      return pastDue ? words.endsPastDue(formatDay(endsAt)) : words.ends(formatDay(endsAt))
    case 'SUSPENDED':
      return words.suspended
    case 'SUSPENDED_BY_OPERATOR':
      return words.suspendedByOperator
    case 'FREE':
      return words.free
  }
}

/** What is special about paying on this server. */
function PaymentNote({ billing }: { billing: Billing }) {
  if (billing.provider === 'stripe') return null
  const note = billing.provider === 'test' ? words.testMode : words.noPayments
  return <p className="mt-5 border-line border-t pt-4 text-ink-soft text-xs">{note}</p>
}

function FactsSkeleton() {
  return (
    <div className="mt-2 min-h-11 space-y-2 py-1">
      <LoadingNote>{words.loading}</LoadingNote>
      <Skeleton className="h-4 w-32" />
      <Skeleton className="h-4 w-56" />
    </div>
  )
}
