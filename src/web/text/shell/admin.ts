import type { AdminAction } from '#contract/admin/admin-endpoints.ts'
import type { FailureToRetry } from '#contract/admin/failure-endpoints.ts'

type MailKind = Extract<FailureToRetry, { what: 'mail' }>['kind']

const number = new Intl.NumberFormat('en')
const dollars = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
})

/** The admin page. Nothing on it is a user's own word. */
export const adminText = {
  title: 'Administration',
  intro: 'Accounts, failures and figures. Nothing here shows what people wrote.',
  views: {
    overview: 'Overview',
    accounts: 'Accounts',
    failures: 'Failures',
    model: 'Model',
    log: 'Log',
  },
  navigation: 'Parts of the administration',
  loading: 'Loading',
  failed: 'This could not be loaded.',
  more: 'Show more',
  number: (value: number) => number.format(value),
  cost: (micros: number) => dollars.format(micros / 1_000_000),
  bytes: (value: number) => {
    const units = ['bytes', 'kB', 'MB', 'GB', 'TB']
    const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(value, 1)) / 3))
    const short = value / 1000 ** step
    return `${short.toFixed(step > 0 && short < 10 ? 1 : 0)} ${units[step]}`
  },
  overview: {
    running: 'What is running',
    version: 'Version',
    database: 'Database',
    engines: { embedded: 'Embedded PostgreSQL', server: 'PostgreSQL server' },
    databaseLine: (engine: string, version: string) => `${engine} ${version}`,
    migrations: (count: number) => `${count} migrations applied`,
    outgrown:
      'Large for the embedded database: a PostgreSQL server (DATABASE_URL) would serve it better.',
    disk: 'Disk of the data folder',
    diskLine: (free: string, total: string) => `${free} free of ${total}`,
    diskUnknown: 'Not known',
    backup: 'Last backup',
    backupNone: 'None yet',
    backupOff: 'Daily backups are off (BACKUP_KEEP=0).',
    backupOld: 'More than two days old. Please look into it.',
    hoursAgo: (hours: number) =>
      hours < 1 ? 'Less than an hour ago' : hours === 1 ? '1 hour ago' : `${hours} hours ago`,
    model: 'AI model',
    noModel: 'None: the built-in writer and reviewer',
    accounts: 'Accounts by status',
    total: (count: string) => `${count} in all`,
    seeAll: (status: string, count: string) => `${count} accounts: ${status}`,
    failures: 'Waiting failures',
    seeFailures: 'See what failed',
    kinds: {
      mails: 'E-mails',
      messages: 'Contact messages',
      webhooks: 'Payment events',
      generations: 'Documents',
    },
  },
  accounts: {
    search: 'E-mail contains',
    status: 'Status',
    anyStatus: 'Any status',
    find: 'Search',
    none: 'No account fits.',
    since: (day: string) => `since ${day}`,
    projects: (count: number) => (count === 1 ? '1 project' : `${count} projects`),
    tokens: (count: string) => `${count} model tokens today`,
    unverified: 'Address not confirmed',
    admin: 'Admin',
    suspend: 'Suspend',
    reinstate: 'Reinstate',
    verification: 'Send confirmation link',
    suspendNamed: (email: string) => `Suspend ${email}`,
    reinstateNamed: (email: string) => `Reinstate ${email}`,
    verificationNamed: (email: string) => `Send confirmation link to ${email}`,
    question: (email: string) => `Suspend ${email}?`,
    questionDetail:
      'They can still read, download and delete everything they wrote, but not write, ask the AI or generate documents. Links they shared stop opening. A subscription is not ended: end it at the payment provider where you mean to.',
    confirm: 'Suspend account',
    cancel: 'Cancel',
    done: {
      suspend: 'Account suspended',
      reinstate: 'Account reinstated',
      verification: 'Link sent',
    },
  },
  failures: {
    none: 'Nothing failed.',
    retry: 'Try again',
    retryNamed: (what: string) => `Try again: ${what}`,
    succeeded: 'It worked this time',
    failedAgain: 'It failed again',
    failedAgainDetail: 'The list shows why. Your server’s log may say more.',
    attempts: (count: number) => (count === 1 ? 'tried once' : `tried ${count} times`),
    lastTried: (time: string) => `last ${time}`,
    nextTry: (time: string) => `next try ${time}`,
    noMoreTry: 'not tried again by itself',
    received: (time: string) => `received ${time}`,
    started: (time: string) => `begun ${time}`,
    mails: 'E-mails that no mail server took',
    mailsDetail:
      'They are tried again by themselves for half an hour. Trying again sends a new link.',
    mailKinds: {
      verifyEmail: 'Confirm the address',
      resetPassword: 'Choose a new password',
      alreadyRegistered: 'Already registered',
      passwordChanged: 'Password changed',
      passwordChangedHere: 'Password changed',
    } satisfies Record<MailKind, string>,
    messages: 'Contact messages not mailed yet',
    messagesDetail: 'They are tried again by themselves at growing intervals.',
    message: 'A contact message',
    webhooks: 'Payment events without their effect',
    webhooksDetail: 'The provider delivers them again; trying again reads its record now.',
    generations: 'Documents that could not be written',
    generationsDetail:
      'The newest try of each project. Its owner saw the reason; nothing was spent.',
    stage: (stage: string) => `while ${STAGES[stage] ?? stage}`,
  },
  model: {
    limit: (tokens: string) => `Each account may use ${tokens} tokens a day (UTC).`,
    noLimit: 'There is no daily limit for an account. AI_DAILY_TOKENS sets one.',
    noPrices: 'Costs are unknown until AI_PRICE_IN and AI_PRICE_OUT are set.',
    none: 'The model was not used in the last thirty days.',
    days: 'The last thirty days',
    day: 'Day (UTC)',
    purpose: 'Purpose',
    purposes: {
      consultation: 'Feedback',
      document: 'Documents',
      reading: 'Reading answers',
      telling: 'Sorting notes',
    } as Readonly<Record<string, string>>,
    calls: 'Calls',
    failed: 'Failed',
    tokensIn: 'Tokens read',
    tokensOut: 'Tokens written',
    cost: 'Cost',
    accounts: 'Most used today',
    account: 'Account',
    noAccounts: 'Nobody used it today.',
  },
  log: {
    none: 'Nothing was done yet.',
    gone: 'an account that is gone',
    actions: {
      confirm: 'Confirmed the password',
      suspend: 'Suspended',
      reinstate: 'Reinstated',
      resend_verification: 'Sent the confirmation link to',
      retry_mail: 'Tried an e-mail again',
      retry_message: 'Tried a contact message again',
      retry_webhook: 'Tried a payment event again',
    } satisfies Record<AdminAction, string>,
    outcomes: {
      begun: 'begun',
      done: 'done',
      sent: 'sent',
      failed: 'failed again',
      wrong_password: 'wrong password',
      admin_conflict: 'nothing to do',
    } as Readonly<Record<string, string>>,
  },
  password: {
    title: 'Your password, please',
    detail: 'So that nobody else changes anything here. It holds for ten minutes.',
    label: 'Password',
    missing: 'Please enter your password.',
    show: 'Show password',
    hide: 'Hide password',
    save: 'Continue',
    saving: 'Checking',
    cancel: 'Cancel',
  },
}

const STAGES: Readonly<Record<string, string>> = {
  reading: 'reading the answers',
  writing: 'writing',
  checking: 'checking',
  saving: 'saving',
}
