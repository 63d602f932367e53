import { spend } from '#server/db/spend.ts'
import { limitMailsTo } from './limits.ts'
import { type Asker, mailLink, type SignInDeps } from './sign-in-request.ts'

/** Sends the link that confirms an email once more, if one is still to be confirmed. */
export function sendVerification(
  deps: SignInDeps,
  { email }: { email: string },
  asker: Asker,
): Promise<{ outcome: 'check_email' }> {
  return mailLink(deps, { email, asker }, (user) => {
    if (!user.emailVerified) deps.auth.mail.sendVerification(user)
  })
}

/** Sends it because an operator asks; nobody's mailbox is flooded that way either. */
export async function sendVerificationTo(
  deps: SignInDeps,
  user: { id: string; email: string },
): Promise<void> {
  await spend(deps, limitMailsTo(user.email))
  deps.auth.mail.sendVerification(user)
}
