import type { Profile } from '#contract/profile/profile-endpoints.ts'
import { readDevice } from '#domain/device.ts'
import type { Account } from '#server/accounts/account.ts'
import { listOfferedProviders } from '#server/accounts/better-auth/identity-providers.ts'
import type { Deps } from '#server/deps.ts'
import { readSessions, readSignInMethods } from './queries.ts'

/** How the account signs in, and where it is signed in now. */
export async function getProfile(
  deps: Pick<Deps, 'config' | 'db' | 'now'>,
  account: Account,
): Promise<Profile> {
  const { hasPassword, outside } = await readSignInMethods(deps.db, account.id)
  const sessions = await readSessions(deps.db, account.id, deps.now())

  const names = new Map(listOfferedProviders(deps.config).map(({ id, name }) => [id, name]))
  const identities = outside.map((id) => names.get(id) ?? id)

  const devices = sessions.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    ...readDevice(userAgent ?? ''),
    signedInAt: createdAt.toISOString(),
    lastUsedAt: updatedAt.toISOString(),
    current: id === account.sessionId,
  }))
  const isElsewhere = (device: { current: boolean }) => !device.current
  const here = devices.filter(({ current }) => current)
  return { hasPassword, identities, sessions: [...here, ...devices.filter(isElsewhere)] }
}
