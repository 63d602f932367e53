import { linksFrom, mailsTo } from './limits.ts'
import { findUserByEmail } from './queries.ts'
import { type Asker, inEvenTime, type SignInDeps, spend } from './sign-in-request.ts'

/** Sends a link to choose a new password, if there is such an account; the answer never tells. */
export async function forgotPassword(
  deps: SignInDeps,
  { email }: { email: string },
  asker: Asker,
): Promise<{ outcome: 'check_email' }> {
  await spend(deps, linksFrom(asker.source))
  await spend(deps, mailsTo(email))
  await inEvenTime(async () => {
    const user = await findUserByEmail(deps.db, email)
    if (user) deps.auth.mail.sendReset(user)
  })
  return { outcome: 'check_email' }
}
