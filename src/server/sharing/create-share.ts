import { randomBytes } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import type { z } from 'zod'
import { LIMITS } from '#contract/limits.ts'
import type { createShareBody, Share } from '#contract/sharing.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { WriteKey } from '#server/db/once-by-key.ts'
import { requireAllowed } from '#server/db/project/require-allowed.ts'
import type { Deps } from '#server/deps.ts'
import { insertShare } from './queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface Input {
  account: Account
  projectId: string
  body: z.output<typeof createShareBody>
  writeKey: WriteKey | null
}

/** Makes a link to one version of a project's document. */
export async function createShare(
  { db, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>,
  { account, projectId, body, writeKey }: Input,
): Promise<Share> {
  const key = { userId: account.id, projectId }
  await requireAllowed(db, key, decideEntitlements(account).shareDocument)

  const at = now()
  const share = {
    id: newId(),
    version: body.version,
    token: randomBytes(32).toString('base64url'),
    passphraseHash: body.passphrase === null ? null : await hashPassword(body.passphrase.trim()),
    expiresAt: body.days === null ? null : new Date(at.getTime() + body.days * DAY_MS),
  }
  const made = await insertShare(db, { ...key, share, most: LIMITS.shares, now: at }, writeKey)
  if (made === 'full') throw new AppError('share_limit')
  if (made === null) throw new AppError('not_found')
  return made
}
