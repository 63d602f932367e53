import { gt, isNull } from 'drizzle-orm'
import { acceptAny } from '#server/db/rows.ts'
import { shares } from '#server/db/tables/shares.ts'

/** The row of `shares` has no end, or one that is yet to come. */
export function isLiveShare(now: Date) {
  return acceptAny(isNull(shares.expiresAt), gt(shares.expiresAt, now))
}
