import type { DeliveryFault, OffReason } from '#domain/webhooks/delivery-state.ts'
import type { SentEventType, WebhookEventType } from '#domain/webhooks/event-types.ts'
import { formatDateTime } from '#web/text/dates.ts'

const events: Readonly<Record<WebhookEventType, string>> = {
  'document.version_created': 'A new version of the document',
  'question.asked': 'A question from a reader or an agent',
  'question.answered': 'Your reply to a question',
  'comment.added': 'A remark or a suggested wording',
  'comment.answered': 'Your reply to a remark or wording',
  'approval.given': 'An approval',
  'approval.needs_another_look': 'An approval that needs another look',
  'progress.reported': 'An agent reports progress',
  'tests.reported': 'A test report comes in',
}

/** The words of webhooks: addresses of one's own that are told what happens. */
export const webhooksText = {
  title: 'Webhooks',
  detail:
    'Have your own server or automation tool told when something happens. A message says what and where, never what anybody wrote.',
  none: 'No webhooks yet.',
  format: 'What each message holds, for your developers (OpenAPI)',
  listFailed: 'Your webhooks couldn’t be loaded. They’re still sent.',
  add: 'New webhook',
  premium: 'Webhooks are on hold: nothing is sent, and they start again with Premium.',
  open: 'Open',
  openNamed: (address: string) => `Open the webhook to ${address}`,
  told: (count: number, all: boolean) =>
    all ? 'All events' : count === 1 ? '1 event' : `${count} events`,
  allProjects: 'all projects',
  goneProject: 'one project',
  on: 'On',
  off: 'Off',
  failing: 'Failing',
  offWhy: {
    owner: (since: string) => `You turned it off on ${since}.`,
    gone: (since: string) =>
      `We turned it off on ${since}: the address answered that nobody is there any more (410).`,
    failing: (since: string) => `We turned it off on ${since}, after five days without success.`,
  } satisfies Record<OffReason, (since: string) => string>,
  failingSince: (since: string) =>
    `Nothing has arrived since ${since}. We keep trying, and turn it off after five days.`,
  changing: (until: string) => `Until ${until}, messages are signed with the old secret as well.`,
  events,
} as const

/** The words of the dialog that adds or changes a webhook. */
export const webhookFormText = {
  add: 'New webhook',
  change: 'Change webhook',
  detail: 'We send each message to this address and try again for about a day if it fails.',
  address: 'Address',
  addressHint: 'Starts with https:// and can be reached from the internet.',
  addressMissing: 'Please enter an address.',
  events: 'Tell it about',
  eventsMissing: 'Choose at least one event.',
  project: 'From',
  allProjects: 'All projects',
  save: 'Save',
  saving: 'Saving',
  make: 'Add webhook',
  making: 'Adding',
  cancel: 'Cancel',
  ready: 'Your webhook is ready',
  renewed: 'The new secret is ready',
  secretDetail:
    'Your server checks with this secret that a message is from us (Standard Webhooks). Copy it now: it’s shown just this once.',
  oldSecret: 'For 24 hours, messages are signed with the old one too.',
  secret: 'Secret',
  copy: 'Copy secret',
  done: 'Done',
} as const

const faults: Readonly<Record<DeliveryFault, string>> = {
  refused: 'The address didn’t accept it',
  too_slow: 'No answer within 15 seconds',
  unreachable: 'The address couldn’t be reached',
  not_public: 'The address isn’t reachable from the internet',
  secret_lost: 'Its secret can’t be read any more: make a new one',
  plan: 'Not sent: webhooks need Premium',
  off: 'Not sent: the webhook was off',
}

/** The words of one webhook's dialog: what can be done with it, and its log. */
export const webhookText = {
  title: 'Webhook',
  test: 'Send a test',
  tested: 'Test on its way',
  change: 'Change',
  renew: 'New secret',
  renewQuestion: {
    title: 'Make a new secret?',
    detail:
      'You’ll see it once. The old one keeps working for 24 hours, so your server can change over.',
    confirm: 'Make new secret',
    confirming: 'Making',
    cancel: 'Keep the old one',
  },
  turnOff: 'Turn off',
  turnOn: 'Turn on',
  remove: 'Delete',
  removeQuestion: {
    title: 'Delete this webhook?',
    detail: 'Nothing more is sent to it, and its log is gone. Your documents are safe.',
    confirm: 'Delete webhook',
    confirming: 'Deleting',
    cancel: 'Keep it',
  },
  removed: 'Webhook deleted',
  failed: 'That didn’t work',
  log: 'Sent lately',
  logHint: 'The last 100 messages of 30 days.',
  logEmpty: 'Nothing has been sent yet.',
  logFailed: 'The log couldn’t be loaded.',
  loading: 'Loading the log',
  again: 'Send again',
  againNamed: (event: string, moment: string) => `Send again: ${event}, ${moment}`,
  sentAgain: 'On its way again',
  event: (type: SentEventType) => (type === 'webhook.test' ? 'Test' : events[type]),
  states: {
    waiting: 'Waiting',
    sending: 'On its way',
    delivered: 'Delivered',
    failed: 'Failed',
    dropped: 'Not sent',
  },
  code: (status: number) => `code ${status}`,
  tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
  next: (moment: string) => `next try ${formatDateTime(moment)}`,
  fault: (fault: DeliveryFault) => faults[fault],
  answer: 'What the address answered',
} as const
