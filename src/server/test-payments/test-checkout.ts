import type { TestCheckout, TestCheckoutAction } from '#contract/billing/test-payments.ts'
import { PREMIUM_PRICE } from '#domain/pricing.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { begin } from './lifecycle.ts'
import type { TestCustomer, TestSession } from './objects.ts'
import { findOwned, replaceObject } from './queries.ts'
import { type SendDeps, sendEvents } from './send-events.ts'
import { toSeconds } from './test-payments.ts'

interface Asked {
  userId: string
  id: string
}

type ActDeps = SendDeps & Pick<Deps, 'db'>

/** The checkout's page; `not_found` unless it is the user's own. */
export async function showTestCheckout(
  { db }: Pick<Deps, 'db'>,
  asked: Asked,
): Promise<TestCheckout> {
  const { session, customer } = await ownSession(db, asked)
  return toCheckout(session, customer)
}

/** What a person does there. Paying an open checkout makes the subscription; the rest changes nothing. */
export async function actOnTestCheckout(
  deps: ActDeps,
  { action, ...asked }: Asked & { action: TestCheckoutAction },
): Promise<{ goTo: string | null; checkout: TestCheckout }> {
  const { session, customer } = await ownSession(deps.db, asked)
  const checkout = toCheckout(session, customer)
  if (action === 'cancel') return { goTo: '/billing?canceled=true', checkout }
  if (session.status !== 'open') throw new AppError('test_payment_refused')
  if (action === 'decline') return { goTo: null, checkout }

  const paid = await pay(deps, session)
  return { goTo: '/billing?success=true', checkout: toCheckout(paid, customer) }
}

async function pay(deps: ActDeps, session: TestSession): Promise<TestSession> {
  // One for each checkout: a rival that pays the same one makes the same.
  const id = session.id.replace(/^cs_/, 'sub_')
  const step = begin(id, session.customer, toSeconds(deps.now()))
  const next: TestSession = {
    ...session,
    status: 'complete',
    payment_status: 'paid',
    subscription: id,
  }
  const isPaid = await replaceObject(deps.db, { old: session, next }, step.subscription)
  if (!isPaid) throw new AppError('test_payment_refused')
  const types = ['checkout.session.completed', ...step.events]
  await sendEvents(deps, types, { session: next, subscription: step.subscription })
  return next
}

async function ownSession(db: Deps['db'], { id, userId }: Asked) {
  const owned = await findOwned(db, id, userId)
  if (owned?.object.object !== 'checkout.session') throw new AppError('not_found')
  return { session: owned.object, customer: owned.customer }
}

function toCheckout(session: TestSession, { email }: TestCustomer): TestCheckout {
  return {
    id: session.id,
    state: session.status,
    email: email ?? '',
    price: PREMIUM_PRICE,
  }
}
