import { readDevice } from '#domain/device.ts'
import type { Language } from '#domain/language.ts'
import { blocks, escapeInline } from '#domain/requirements/rendering/markdown.ts'
import type { ProjectTexts } from '#server/exports/write-project-pages.ts'
import { type ServerTexts, TEXTS } from '#server/texts/texts.ts'

type Words = ServerTexts['archive']

/** The account as the database has it; moments as the contract writes them. */
export interface StoredAccount {
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
  createdAt: string
  subscriptionStatus: string
  trialStartedAt: string | null
  trialGenerationsUsed: number
  /** What the payment provider is known to hold; null before the first checkout. */
  subscription: { status: string | null; periodEnd: string | null; endsAt: string | null } | null
  signInMethods: { provider: string; since: string }[]
  sessions: { userAgent: string | null; signedInAt: string; lastUsedAt: string }[]
  /** What was written to us while signed in. */
  contactMessages: { name: string; email: string; message: string; sentAt: string }[]
}

/** A project and the folder of the archive that it is in. */
export interface StoredProject {
  id: string
  folder: string
  project: ProjectTexts
}

interface Rest {
  projects: readonly StoredProject[]
  /** yyyy-mm-dd */
  date: string
  language: Language
}

/** The page to read first: the person, the plan, the sessions, and where each project is. */
export function writeAccountPage(
  account: StoredAccount,
  { projects, date, language }: Rest,
): string {
  const words = TEXTS[language].archive
  const fact = factIn(words)
  return `${blocks(
    `# ${words.title}`,
    words.intro(date),
    list([
      fact(words.name, `${account.firstName} ${account.lastName}`.trim()),
      fact(words.email, account.email),
      fact(words.memberSince, day(account.createdAt)),
      fact(words.plan, words.plans[account.subscriptionStatus] ?? account.subscriptionStatus),
      ...(account.trialStartedAt ? [fact(words.trialStarted, day(account.trialStartedAt))] : []),
      fact(words.trialGenerations, String(account.trialGenerationsUsed)),
      ...subscriptionFacts(account.subscription, words),
    ]),
    `## ${words.signInMethods}`,
    list(
      account.signInMethods.map(({ provider, since }) => methodLine({ provider, since }, words)),
    ),
    `## ${words.sessions}`,
    list(account.sessions.map((session) => sessionLine(session, words))),
    ...messageLines(account.contactMessages, words),
    `## ${words.projects}`,
    projects.length === 0
      ? words.noProjects
      : list(
          projects.map(({ project, folder }) => `- ${escapeInline(project.title)}: \`${folder}\``),
        ),
  )}\n`
}

function subscriptionFacts(subscription: StoredAccount['subscription'], words: Words): string[] {
  if (subscription === null) return []
  const { status, periodEnd, endsAt } = subscription
  const fact = factIn(words)
  return [
    ...(status === null ? [] : [fact(words.subscription, status)]),
    ...(periodEnd === null ? [] : [fact(words.paidUntil, day(periodEnd))]),
    ...(endsAt === null ? [] : [fact(words.endsAt, day(endsAt))]),
  ]
}

function list(lines: readonly string[]): string {
  return lines.join('\n')
}

const factIn =
  (words: Words) =>
  (label: string, value: string): string =>
    `- ${words.fact(label, escapeInline(value))}`

function methodLine(
  { provider, since }: StoredAccount['signInMethods'][number],
  words: Words,
): string {
  const name = provider === 'credential' ? words.password : provider
  return factIn(words)(name, words.since(day(since)))
}

function sessionLine(
  { userAgent, signedInAt, lastUsedAt }: StoredAccount['sessions'][number],
  words: Words,
): string {
  const { browser, system } = readDevice(userAgent ?? '')
  const device = [browser, system].filter((part) => part !== null).join(', ')
  return factIn(words)(device || words.unknownDevice, words.used(day(signedInAt), day(lastUsedAt)))
}

function messageLines(messages: StoredAccount['contactMessages'], words: Words): string[] {
  const lines = messages.map(({ message, sentAt }) => factIn(words)(day(sentAt), message))
  return lines.length === 0 ? [] : [`## ${words.contactMessages}`, list(lines)]
}

function day(moment: string): string {
  return moment.slice(0, 10)
}
