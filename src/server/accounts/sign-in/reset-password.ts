import { AppError } from '#server/app-error.ts'
import { spend } from '#server/db/spend.ts'
import { rememberDevice } from './known-device.ts'
import { linksFrom } from './limits.ts'
import { linkKey } from './link.ts'
import { changePassword, findLinkOwner } from './link-queries.ts'
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
  await spend(deps, linksFrom(asker.source))
  const key = linkKey('reset-password', token)
  const owner = await findLinkOwner(deps.db, key, deps.now())

  if (!owner) throw new AppError('link_expired')
  await refuseWeakPassword(password, owner)
  const context = await deps.auth.core.$context
  const passwordHash = await context.password.hash(password)

  const change = { passwordHash, methodId: deps.newId(), now: deps.now() }
  const isChanged = await changePassword(deps.db, key, change)
  if (!isChanged) throw new AppError('link_expired')
  deps.auth.mail.sendPasswordChanged(owner)
  deps.log.info({ event: 'password_changed' }, 'Password changed')
  // Who follows the link has the mailbox: so an owner gets in whatever strangers try.
  const holder = { userId: owner.id, hash: passwordHash }
  const cookies = [rememberDevice(deps.config, asker.deviceCookie, holder)]
  return { outcome: 'password_changed', cookies }
}
