import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import type { Mailer } from '#server/providers/mailer.ts'
import { issueLink, type LinkPurpose } from '#server/sign-in/link.ts'
import type { Background } from './background.ts'
import { type MailText, mailText } from './text-en.ts'

interface Recipient {
  id: string
  email: string
}

/** The emails around signing in. Each is sent behind the answer. */
export interface SignInMail {
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
  db: Db
  mailer: Mailer
  now: () => Date
  background: Background
}

export function createSignInMail(deps: Deps): SignInMail {
  const send = (user: Recipient, purpose: LinkPurpose, text: (link: string) => MailText) =>
    deps.background.run(async () => {
      const token = await issueLink(deps.db, { purpose, userId: user.id, now: deps.now() })
      const link = new URL(LINK_PATHS[purpose], deps.config.publicUrl.origin)
      link.searchParams.set(LINK_PARAMETERS[purpose], token)
      await deps.mailer.send({ to: user.email, ...text(link.href) })
    })
  const tell = (user: Recipient, text: MailText) =>
    deps.background.run(() => deps.mailer.send({ to: user.email, ...text }))
  return {
    sendVerification: (user) => send(user, 'verify-email', mailText.verifyEmail),
    sendReset: (user) => send(user, 'reset-password', mailText.resetPassword),
    sendAlreadyRegistered: (user) => send(user, 'reset-password', mailText.alreadyRegistered),
    sendPasswordChanged: (user) => tell(user, mailText.passwordChanged),
    sendPasswordChangedHere: (user) => tell(user, mailText.passwordChangedHere),
    sendAccountDeleted: (user) => tell(user, mailText.accountDeleted),
  }
}

/** Where the links lead. The page sends the token on, so that a mail scanner's GET uses nothing up. */
const LINK_PATHS = { 'verify-email': '/sign-in', 'reset-password': '/reset-password' }
const LINK_PARAMETERS = { 'verify-email': 'verify', 'reset-password': 'token' }
