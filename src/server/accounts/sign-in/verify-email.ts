import { AppError } from '#server/app-error.ts'
import { spend } from '#server/db/spend.ts'
import { limitLinksFrom } from './limits.ts'
import { consumeLink } from './link.ts'
import type { Asker, SignInDeps } from './sign-in-request.ts'

/**
 * Confirms an email by the link sent to it, or throws `link_expired`. It signs nobody in: who
 * follows the link has the mailbox, but perhaps a stranger chose the password.
 */
export async function verifyEmail(
  deps: SignInDeps,
  { token }: { token: string },
  asker: Asker,
): Promise<{ outcome: 'email_verified'; email: string }> {
  await spend(deps, limitLinksFrom(asker.source))
  const link = { purpose: 'verify-email', token, now: deps.now() } as const
  const user = await consumeLink(deps.auth.links, link, (accounts, userId) =>
    accounts.updateUser(userId, { emailVerified: true }),
  )
  if (user === null) throw new AppError('link_expired')
  deps.log.info({ event: 'email_verified' }, 'Email confirmed')
  return { outcome: 'email_verified', email: user.email }
}
