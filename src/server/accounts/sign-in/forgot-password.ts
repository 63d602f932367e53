import { type Asker, mailLink, type SignInDeps } from './sign-in-request.ts'

/** Sends a link to choose a new password, if there is such an account; the response never tells. */
export function forgotPassword(
  deps: SignInDeps,
  { email }: { email: string },
  asker: Asker,
): Promise<{ outcome: 'check_email' }> {
  return mailLink(deps, { email, asker }, (user) => deps.auth.mail.sendReset(user))
}
