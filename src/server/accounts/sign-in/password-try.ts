import type { Allowance } from '#server/db/allowance.ts'
import { limitReached, spend } from '#server/db/spend.ts'
import { findKnownDevice } from './find-known-device.ts'
import {
  limitDeviceAttempts,
  limitPasswordAttempts,
  limitTriesFrom,
  signInsFrom,
} from './limits.ts'
import { type PasswordHolder, takeStrangersUse } from './queries.ts'
import type { Asker, SignInDeps } from './sign-in-request.ts'

interface PasswordTry {
  email: string
  holder: PasswordHolder | null
  asker: Asker
}

/**
 * Takes one try of a password and returns the allowances to give it back to when the password was
 * right. A device that the account knows has tries of its own, which no stranger can use up.
 * Throws `too_many_requests`.
 */
export async function takeTry(deps: SignInDeps, tried: PasswordTry): Promise<Allowance[]> {
  const { holder, asker } = tried
  const device = findKnownDevice(deps.config, asker.deviceCookie, holder)
  if (holder === null || device === null) return takeStrangersTry(deps, tried)
  const own = limitDeviceAttempts(holder.userId, device)
  await spend(deps, own)
  return [own]
}

async function takeStrangersTry(
  deps: SignInDeps,
  { email, asker }: PasswordTry,
): Promise<Allowance[]> {
  const account = limitPasswordAttempts(email)
  const { address, network } = limitTriesFrom(email, asker.source)
  // The account first: what it refuses does not use up the allowance of a shared address.
  const isTaken = await takeStrangersUse(deps.db, { account, address, network }, deps.now())
  if (!isTaken) throw limitReached(deps, account)
  await spend(deps, signInsFrom(asker.source))
  return [account, address, network]
}
