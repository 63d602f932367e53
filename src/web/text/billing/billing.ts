import type { AccountStatus } from '#domain/account-status.ts'
import { PRICE } from './price.ts'

/**
 * The upgrade button's words in each status (docs/product.md#subscription-status); no word where
 * there is no button.
 */
export const UPGRADE_LABELS: Record<AccountStatus, string> = {
  TRIAL_ACTIVE: 'Upgrade to Premium',
  TRIAL_CANCELED: 'Get Premium Access',
  PREMIUM_ACTIVE: '',
  PREMIUM_CANCELED: 'Reactivate Premium',
  SUSPENDED: 'Reactivate Account',
  SUSPENDED_BY_OPERATOR: '',
  FREE: 'Upgrade to Premium',
}

/** The buttons about the plan, and what they say afterwards. */
export const planText = {
  manage: 'Manage Billing',
  opening: 'Opening',
  newTab: 'opens in a new tab',
  cancelTrial: 'Cancel Trial',
  cancelQuestion: {
    title: 'Cancel your trial?',
    detail:
      'Your account is suspended at once. You can still read, copy and download everything you wrote, but you can’t keep writing, ask the AI or generate a document. The trial can’t be restarted; Premium brings everything back.',
    confirm: 'Cancel Trial',
    confirming: 'Cancelling',
    cancel: 'Keep the trial',
  },
  trialCancelled: 'Trial Cancelled',
  trialCancelledDetail: 'Your account is suspended. Everything you wrote is safe.',
  pastDueTitle: 'Your last payment didn’t go through',
  pastDue: 'You still have Premium while we retry. Please update your card.',
  updateCard: 'Update the card',
} as const

/** The billing page and the subscription card. */
export const billingText = {
  subscription: 'Subscription',
  loading: 'Loading your plan',
  failed: 'Your plan could not be loaded.',
  retry: 'Try again',
  plans: {
    TRIAL_ACTIVE: 'Trial',
    TRIAL_CANCELED: 'No plan',
    PREMIUM_ACTIVE: 'Premium',
    PREMIUM_CANCELED: 'Premium',
    SUSPENDED: 'No plan',
    SUSPENDED_BY_OPERATOR: 'On hold',
    FREE: 'Free',
  } satisfies Record<AccountStatus, string>,
  price: PRICE,
  priceOfPremium: `Premium is ${PRICE}.`,
  free: 'Free of charge',
  renews: (date: string) => `Next payment on ${date}.`,
  ends: (date: string) => `Ends on ${date}. Nothing more is charged.`,
  endsPastDue: (date: string) => `Ends on ${date}. Only the failed payment is still being retried.`,
  trialEnds: (date: string) => `Ends on ${date}. It’s free, and nothing is charged automatically.`,
  trialEnded: 'Your trial has ended. Everything you wrote is safe.',
  suspended: 'Your account is suspended. Everything you wrote is safe and readable.',
  suspendedByOperator:
    'The operator of this service has suspended your account. Everything you wrote is safe and readable.',
  testMode: 'This server has no payment provider: its checkout is a test, and no card is charged.',
  noPayments: 'We can’t take payments here yet. Please get in touch.',
  invoices: 'Your card, invoices and cancellation are under Manage Billing.',
  allowsTitle: 'What your plan allows',
  allowed: 'Included:',
  refused: 'Not included:',
  allows: {
    read: 'Read, copy and download everything you wrote',
    projects: (limit: number | null) => {
      if (limit === null) return 'Unlimited projects'
      return limit === 0 ? 'New projects' : limit === 1 ? 'One project' : `${limit} projects`
    },
    write: 'Write and change answers',
    askAi: 'AI consultations',
    askAiUnlimited: 'Unlimited AI consultations',
    documents: (limit: number | null) => {
      if (limit === null) return 'Unlimited requirements documents'
      return limit === 0
        ? 'New requirements documents'
        : limit === 1
          ? 'One requirements document'
          : `${limit} requirements documents`
    },
    used: (line: string) => `${line}, already used`,
    exports: 'Export as Word, PDF, tracker files and the whole project',
    webhooks: 'Webhooks to your own tools',
    trackers: 'Send requirements to GitHub, Linear or Jira',
    remove: 'Delete projects',
  },
} as const

/** Waiting for a payment after the checkout. */
export const paymentReturnText = {
  waitingTitle: 'Confirming your payment',
  waiting: 'This usually takes a few seconds. There’s nothing you need to do.',
  lateTitle: 'Your payment isn’t confirmed yet',
  late: 'This is taking longer than usual. If you paid, Premium starts as soon as the payment provider tells us; you won’t be charged twice. Check again now, or come back later.',
  again: 'Check again',
  toDashboard: 'Go to the dashboard',
} as const
