import { AppError } from '#server/app-error.ts'
import { spend } from '#server/db/spend.ts'
import { rememberDevice } from './find-known-device.ts'
import { limitLinksFrom } from './limits.ts'
import { type Accounts, consumeLink, findLinkOwner } from './link.ts'
import { findUserById } from './queries.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import type { Asker, SignInDeps, SignInResult } from './sign-in-request.ts'

/**
 * Sets a new password by a link and ends every session of the account. Throws `link_expired`,
 * `invalid_input` and `password_too_common`; a refused password leaves the link usable.
 */
export async function resetPassword(
  deps: SignInDeps,
  { token, password }: { token: string; password: string },
  asker: Asker,
): Promise<SignInResult<'password_changed'>> {
  await spend(deps, limitLinksFrom(asker.source))
  const { links } = deps.auth
  const link = { purpose: 'reset-password', token, now: deps.now() } as const
  const ownerId = await findLinkOwner(links, link)
  const owner = ownerId && (await findUserById(deps.db, ownerId))

  if (!owner) throw new AppError('link_expired')
  await refuseWeakPassword(password, owner)
  const context = await deps.auth.core.$context
  const passwordHash = await context.password.hash(password)

  const given = { ...link, now: deps.now() }
  const user = await consumeLink(links, given, (accounts, userId) =>
    replacePassword(accounts, userId, passwordHash),
  )
  if (user === null) throw new AppError('link_expired')
  deps.auth.mail.sendPasswordChanged(owner)
  deps.log.info({ event: 'password_changed' }, 'Password changed')
  // Who follows the link has the mailbox: so an owner gets in whatever strangers try.
  const holder = { userId: owner.id, hash: passwordHash }
  const cookies = [rememberDevice(deps.config, asker.deviceCookie, holder)]
  return { outcome: 'password_changed', cookies }
}

/** Ends every session, too; and following the link also proved the email. */
async function replacePassword(accounts: Accounts, userId: string, password: string) {
  await accounts.deleteUserSessions(userId)
  const isThere = await accounts.findCredentialAccount(userId)
  const credential = { userId, accountId: userId, providerId: 'credential' }
  if (isThere) await accounts.updatePassword(userId, password)
  else await accounts.createAccount({ ...credential, password })
  return accounts.updateUser(userId, { emailVerified: true })
}
