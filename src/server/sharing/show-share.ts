import type { Share } from '#contract/sharing.ts'
import type { ShareRow } from './queries.ts'

/** A link as the contract writes it. */
export function showShare({ userId, passphraseHash, ...row }: ShareRow): Share {
  return {
    ...row,
    hasPassphrase: passphraseHash !== null,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
  }
}
