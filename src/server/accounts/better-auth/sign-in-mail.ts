import { AsyncLocalStorage } from 'node:async_hooks'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import { issueLink, type LinkPurpose } from '#server/accounts/sign-in/link.ts'
import type { Config } from '#server/config.ts'
import type { Mailer } from '#server/providers/mailer.ts'
import type { MailText } from '#server/texts/en/mail.ts'
import { TEXTS } from '#server/texts/texts.ts'
import type { Background } from './background.ts'
import type { BetterAuth } from './better-auth.ts'

interface Recipient {
  id: string
  email: string
}

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
}

interface Deps {
  config: Pick<Config, 'publicUrl'>
  /** Asked for when the first link is made, since Better Auth itself sends by these emails. */
  links: () => BetterAuth
  mailer: Mailer
  now: () => Date
  background: Background
}

export function createSignInMail(deps: Deps): SignInMail {
  // Beside the calls, because Better Auth asks for some of the emails and knows no language.
  const spoken = new AsyncLocalStorage<Language>()
  const words = () => TEXTS[spoken.getStore() ?? DEFAULT_LANGUAGE].mail
  const send = (user: Recipient, purpose: LinkPurpose, text: (link: string) => MailText) =>
    deps.background.run(async () => {
      const token = await issueLink(deps.links(), { purpose, userId: user.id, now: deps.now() })
      const link = new URL(LINK_PATHS[purpose], deps.config.publicUrl.origin)
      link.searchParams.set(LINK_PARAMETERS[purpose], token)
      await deps.mailer.send({ to: user.email, ...text(link.href) })
    })
  const tell = (user: Recipient, text: MailText) =>
    deps.background.run(() => deps.mailer.send({ to: user.email, ...text }))
  return {
    speaking: (language, work) => spoken.run(language, work),
    sendVerification: (user) => send(user, 'verify-email', words().verifyEmail),
    sendReset: (user) => send(user, 'reset-password', words().resetPassword),
    sendAlreadyRegistered: (user) => send(user, 'reset-password', words().alreadyRegistered),
    sendPasswordChanged: (user) => tell(user, words().passwordChanged),
    sendPasswordChangedHere: (user) => tell(user, words().passwordChangedHere),
    sendAccountDeleted: (user) => tell(user, words().accountDeleted),
  }
}

/** Where the links lead. The page sends the token on, so that a mail scanner's GET uses nothing up. */
const LINK_PATHS = { 'verify-email': '/sign-in', 'reset-password': '/reset-password' }
const LINK_PARAMETERS = { 'verify-email': 'verify', 'reset-password': 'token' }
