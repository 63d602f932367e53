import type { Share } from '#contract/sharing.ts'
import type { Deps } from '#server/deps.ts'
import { readShares } from './queries.ts'
import { showShare } from './show-share.ts'

/** All links of an account, over all its projects. */
export async function listShares(
  { db }: Pick<Deps, 'db'>,
  { account }: { account: { id: string } },
): Promise<Share[]> {
  const rows = await readShares(db, account.id)
  return rows.map(showShare)
}
