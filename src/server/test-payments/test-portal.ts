import type { TestPortal, TestPortalAction } from '#contract/billing/test-payments.ts'
import { PREMIUM_PRICE } from '#domain/pricing.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { act, computePeriodEnd, listActions } from './lifecycle.ts'
import type { TestSubscription } from './objects.ts'
import { findOwned, type Owned, replaceObject } from './queries.ts'
import { type SendDeps, sendEvents } from './send-events.ts'
import { toSeconds } from './test-payments.ts'

interface Asked {
  userId: string
  id: string
}

/** The portal's page; `not_found` unless it is the user's own. */
export async function showTestPortal({ db }: Pick<Deps, 'db'>, asked: Asked): Promise<TestPortal> {
  return toPortal(asked.id, await ownPortal(db, asked))
}

/** Does one of the portal's actions and sends its events; `test_payment_refused` for any other. */
export async function actOnTestPortal(
  deps: SendDeps & Pick<Deps, 'db'>,
  { action, ...asked }: Asked & { action: TestPortalAction },
): Promise<TestPortal> {
  const owned = await ownPortal(deps.db, asked)
  const old = owned.subscription
  if (old === null || !listActions(old).includes(action)) throw new AppError('test_payment_refused')

  const { subscription, events } = act(old, action, toSeconds(deps.now()))
  const isDone = await replaceObject(deps.db, { old, next: subscription })
  if (!isDone) throw new AppError('test_payment_refused')
  await sendEvents(deps, events, { subscription })
  return toPortal(asked.id, { ...owned, subscription })
}

async function ownPortal(db: Deps['db'], { id, userId }: Asked): Promise<Owned> {
  const owned = await findOwned(db, id, userId)
  if (owned?.object.object !== 'billing_portal.session') throw new AppError('not_found')
  return owned
}

function toPortal(id: string, { customer, subscription }: Owned): TestPortal {
  return {
    id,
    email: customer.email ?? '',
    price: PREMIUM_PRICE,
    subscription: subscription && {
      status: subscription.status,
      periodEnd: iso(computePeriodEnd(subscription)),
      endsAt: endOf(subscription),
    },
    actions: listActions(subscription),
  }
}

function endOf({ cancel_at, ended_at }: TestSubscription): string | null {
  const end = ended_at ?? cancel_at
  return end === null ? null : iso(end)
}

function iso(time: number): string {
  return new Date(time * 1000).toISOString()
}
