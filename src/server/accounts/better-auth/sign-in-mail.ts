import { AsyncLocalStorage } from 'node:async_hooks'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import { issueLink, type LinkPurpose } from '#server/accounts/sign-in/link.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import type { Mailer } from '#server/providers/mailer.ts'
import { TEXTS } from '#server/texts/texts.ts'
import { type Background, readErrorCode } from './background.ts'
import type { BetterAuth } from './better-auth.ts'
import {
  countFailedTry,
  forgetFailedMail,
  keepFailedMail,
  type TakenMail,
  takeDueMail,
  takeFailedMail,
} from './failed-mail-queries.ts'

interface Recipient {
  id: string
  email: string
}

/** Each e-mail by its text, with the link it carries; null for one that carries none. */
const MAILS = {
  verifyEmail: 'verify-email',
  resetPassword: 'reset-password',
  alreadyRegistered: 'reset-password',
  passwordChanged: null,
  passwordChangedHere: null,
  accountDeleted: null,
} as const satisfies Record<string, LinkPurpose | null>

export type MailKind = keyof typeof MAILS

/** The emails around signing in. Each is sent behind the response. */
export interface SignInMail {
  /** Runs `work`, whose emails are written in `language`. */
  speaking<T>(language: Language, work: () => Promise<T>): Promise<T>
  sendVerification(user: Recipient): void
  sendReset(user: Recipient): void
  /** To the owner of an account that someone tried to sign up for again. */
  sendAlreadyRegistered(user: Recipient): void
  /** So that the owner learns of a change that someone else made. It holds no link. */
  sendPasswordChanged(user: Recipient): void
  /** The same for a change from the profile, which the device in use survives. */
  sendPasswordChangedHere(user: Recipient): void
  /** The last email to a person whose account is gone. */
  sendAccountDeleted(user: Recipient): void
  /**
   * Sends one that no mail server took once more, with a new link. `gone`: it has left meanwhile, or
   * is being tried.
   */
  retry(failed: { userId: string; kind: MailKind }): Promise<'sent' | 'failed' | 'gone'>
  /**
   * The same for those whose wait is over, one after the other, until one fails: a mail server that is
   * down is asked once a run. Instances never take the same one.
   */
  retryDue(): Promise<void>
}

interface Deps {
  config: Pick<Config, 'publicUrl'>
  db: Db
  /** Asked for when the first link is made, since Better Auth itself sends by these emails. */
  links: () => BetterAuth
  mailer: Mailer
  now: () => Date
  background: Background
}

export function createSignInMail(deps: Deps): SignInMail {
  // Beside the calls, because Better Auth asks for some of the emails and knows no language.
  const spoken = new AsyncLocalStorage<Language>()
  const send = (kind: MailKind) => (user: Recipient) => {
    const language = spoken.getStore() ?? DEFAULT_LANGUAGE
    deps.background.run(() => deliver(deps, { kind, user, language }))
  }
  return {
    speaking: (language, work) => spoken.run(language, work),
    sendVerification: send('verifyEmail'),
    sendReset: send('resetPassword'),
    sendAlreadyRegistered: send('alreadyRegistered'),
    sendPasswordChanged: send('passwordChanged'),
    sendPasswordChangedHere: send('passwordChangedHere'),
    sendAccountDeleted: send('accountDeleted'),
    async retry(key) {
      const taken = await takeFailedMail(deps.db, key, deps.now())
      return taken === null ? 'gone' : deliverAgain(deps, taken)
    },
    async retryDue() {
      for (;;) {
        const taken = await takeDueMail(deps.db, deps.now())
        if (taken === null || (await deliverAgain(deps, taken)) === 'failed') return
      }
    },
  }
}

interface Delivery {
  kind: MailKind
  user: Recipient
  language: Language
}

/** Hands an e-mail over; one that does not leave is kept to be tried again, and the fault thrown on. */
async function deliver(deps: Deps, delivery: Delivery): Promise<void> {
  const { kind, user, language } = delivery
  try {
    await handOver(deps, delivery)
  } catch (error) {
    const key = { userId: user.id, kind, language }
    const kept = { ...key, error: readErrorCode(error), now: deps.now() }
    // Nothing can be kept of an account that is gone.
    await keepFailedMail(deps.db, kept).catch(() => undefined)
    throw error
  }
}

/** The same for one that failed before; one that nobody needs any more is forgotten. */
async function deliverAgain(
  deps: Deps,
  { kind, language, emailVerified, ...user }: TakenMail,
): Promise<'sent' | 'failed' | 'gone'> {
  const key = { userId: user.id, kind }
  if (kind === 'verifyEmail' && emailVerified) {
    await forgetFailedMail(deps.db, key)
    return 'gone'
  }
  try {
    await handOver(deps, { kind, user, language })
    return 'sent'
  } catch (error) {
    await countFailedTry(deps.db, { ...key, error: readErrorCode(error), now: deps.now() })
    return 'failed'
  }
}

/** Sends an e-mail, with a new link. One that failed before, here or at another instance, is over. */
async function handOver(deps: Deps, { kind, user, language }: Delivery): Promise<void> {
  const link = await makeLink(deps, MAILS[kind], user.id)
  const text = TEXTS[language].mail[kind]
  await deps.mailer.send({ to: user.email, ...(typeof text === 'function' ? text(link) : text) })
  await forgetFailedMail(deps.db, { userId: user.id, kind })
}

/** The address of a new link; empty for an e-mail that carries none. */
async function makeLink(deps: Deps, purpose: LinkPurpose | null, userId: string): Promise<string> {
  if (purpose === null) return ''
  const token = await issueLink(deps.links(), { purpose, userId, now: deps.now() })
  const link = new URL(LINK_PATHS[purpose], deps.config.publicUrl.origin)
  link.searchParams.set(LINK_PARAMETERS[purpose], token)
  return link.href
}

/** Where the links lead. The page sends the token on, so that a mail scanner's GET uses nothing up. */
const LINK_PATHS = { 'verify-email': '/sign-in', 'reset-password': '/reset-password' }
const LINK_PARAMETERS = { 'verify-email': 'verify', 'reset-password': 'token' }
