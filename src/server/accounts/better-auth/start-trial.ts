import { createHmac } from 'node:crypto'
import { beginTrial, findBeforeTrial } from '#server/accounts/queries.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'

interface TrialDeps {
  config: Pick<Config, 'sessionSecret'>
  db: Db
  now: () => Date
}

/**
 * Starts the trial's seven days at the first sign-in (docs/product.md#subscription-status). A
 * person whose email had a trial before, in whatever letter case and even after the account was
 * deleted, gets no second one: that trial counts as ended.
 */
export async function startTrial({ config, db, now }: TrialDeps, userId: string): Promise<void> {
  const email = await findBeforeTrial(db, userId)
  if (email === null) return
  const emailHash = hashOfEmail(email, config.sessionSecret)
  await beginTrial(db, { userId, emailHash, now: now() })
}

/** Tells the same email again without keeping it. */
function hashOfEmail(email: string, secret: string): string {
  const key = createHmac('sha256', secret).update('past trials').digest()
  const plain = email.normalize('NFKC').trim().toLowerCase()
  return createHmac('sha256', key).update(plain).digest('base64url')
}
