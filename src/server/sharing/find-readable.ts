import { verifyPassword } from 'better-auth/crypto'
import { AppError } from '#server/app-error.ts'
import { spend } from '#server/db/spend.ts'
import type { Deps } from '#server/deps.ts'
import { guessesAt, limitOpenings } from './limits.ts'
import { findShared } from './queries.ts'

interface Visit {
  token: string
  passphrase: string | null
  /** The network address that limits count by. */
  source: string
}

export type Shared = NonNullable<Awaited<ReturnType<typeof findShared>>>

/** What a link opens at this moment, for whoever has it and knows its passphrase. */
export async function findReadable(
  deps: Pick<Deps, 'db' | 'now' | 'log'>,
  { token, passphrase, source }: Visit,
): Promise<Shared> {
  await spend(deps, limitOpenings(source))
  const share = await findShared(deps.db, token, deps.now())
  if (share === null) throw new AppError('share_gone')
  if (share.passphraseHash === null) return share
  if (!passphrase?.trim()) throw new AppError('passphrase_needed')
  await spend(deps, guessesAt(share.id))
  const word = { hash: share.passphraseHash, password: passphrase.trim() }
  if (!(await verifyPassword(word))) throw new AppError('passphrase_wrong')
  return share
}
