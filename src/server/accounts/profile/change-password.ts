import type { z } from 'zod'
import type { changePasswordBody } from '#contract/profile/profile-endpoints.ts'
import type { Account } from '#server/accounts/account.ts'
import { nameDeviceCookie, rememberDevice } from '#server/accounts/sign-in/find-known-device.ts'
import { refuseWeakPassword } from '#server/accounts/sign-in/refuse-weak-password.ts'
import type { SignInDeps } from '#server/accounts/sign-in/sign-in-request.ts'
import { checkPassword, makeWrongPassword } from './check-password.ts'
import { replacePassword } from './queries.ts'

interface ResponseCookies {
  read(name: string): string | null
  send(setCookie: string): void
}

interface Input {
  account: Account
  body: z.output<typeof changePasswordBody>
  cookies: ResponseCookies
}

/**
 * Changes the password of whoever knows the present one, and ends every other session. The device
 * stays known to the account. Throws
 * `no_password`, `wrong_password`, `password_too_common`, `invalid_input`, `too_many_requests`.
 */
export async function changePassword(
  deps: SignInDeps,
  { account, body, cookies }: Input,
): Promise<{ outcome: 'password_changed' }> {
  await refuseWeakPassword(body.password, account)
  const { hash, attempts } = await checkPassword(deps, account, body.currentPassword)
  const { password } = await deps.auth.core.$context
  const newHash = await password.hash(body.password)

  const change = { oldHash: hash, newHash, attempts, now: deps.now() }
  const isChanged = await replacePassword(deps.db, account, change)
  if (!isChanged) throw makeWrongPassword()
  const holder = { userId: account.id, hash: newHash }
  cookies.send(rememberDevice(deps.config, cookies.read(nameDeviceCookie(deps.config)), holder))
  deps.auth.mail.sendPasswordChangedHere(account)
  deps.log.info({ event: 'password_changed' }, 'Password changed')
  return { outcome: 'password_changed' }
}
