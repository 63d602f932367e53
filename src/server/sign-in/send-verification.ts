import { linksFrom, mailsTo } from './limits.ts'
import { findUserByEmail } from './queries.ts'
import { type Asker, inEvenTime, type SignInDeps, spend } from './sign-in-request.ts'

/** Sends the link that confirms an email once more, if one is still to be confirmed. */
export async function sendVerification(
  deps: SignInDeps,
  { email }: { email: string },
  asker: Asker,
): Promise<{ outcome: 'check_email' }> {
  await spend(deps, linksFrom(asker.source))
  await spend(deps, mailsTo(email))
  await inEvenTime(async () => {
    const user = await findUserByEmail(deps.db, email)
    if (user && !user.emailVerified) deps.auth.mail.sendVerification(user)
  })
  return { outcome: 'check_email' }
}
