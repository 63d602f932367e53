import type { Language } from '#domain/language.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { Allowance } from '#server/db/allowance.ts'
import { spend } from '#server/db/spend.ts'
import type { Deps } from '#server/deps.ts'
import type { DownloadedFile } from '#server/exports/downloaded-file.ts'
import { awaitFile } from '#server/exports/heavy-file.ts'
import { readAccountTexts } from './queries.ts'

/** It reads all there is, so nobody may ask for it without end. */
const accountExports = (userId: string): Allowance => ({
  key: `account-export:${userId}`,
  burst: 5,
  everyMs: 60_000,
})

/**
 * Everything the account holds, in every status: a person's own words are never held hostage
 * (docs/product.md#entitlements, docs/product.md#profile). What is read stays text here; a thread
 * of its own takes it in.
 */
export async function exportAccount(
  deps: Pick<Deps, 'db' | 'heavyWork' | 'now' | 'log'>,
  { account, language, signal }: { account: Account; language: Language; signal: AbortSignal },
): Promise<DownloadedFile> {
  await spend(deps, accountExports(account.id))
  const texts = await readAccountTexts(deps.db, account.id)
  if (!texts) throw new AppError('signed_out')

  const date = deps.now().toISOString().slice(0, 10)
  const waiter = { userId: account.id, signal }
  const source = { ...texts, date, language }
  const bytes = await awaitFile(deps.heavyWork('makeAccountArchive', source, waiter))
  return { name: `groundwork-account-${date}.zip`, mediaType: 'application/zip', bytes }
}
