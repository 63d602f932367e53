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
