import type { z } from 'zod'
import type { User } from '#contract/account.ts'
import type { updateProfileBody } from '#contract/profile/profile-endpoints.ts'
import { formatFullName } from '#domain/person.ts'
import { type Account, toUser } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { saveName } from './queries.ts'

interface Input {
  account: Account
  body: z.output<typeof updateProfileBody>
}

/** Changes the person's name. Allowed in every status: it is about the person, not the plan. */
export async function updateProfile(
  deps: Pick<Deps, 'db' | 'now' | 'model' | 'config'>,
  { account, body }: Input,
): Promise<User> {
  const change = { ...body, name: formatFullName(body), now: deps.now() }
  const isSaved = await saveName(deps.db, account.id, change)
  if (!isSaved) throw new AppError('signed_out')
  return toUser({ ...account, ...body }, deps)
}
