import type { z } from 'zod'
import type { AdminAccount, listAdminAccounts } from '#contract/admin/account-endpoints.ts'
import { isAdmin } from '#domain/admin/is-admin.ts'
import { writeDay } from '#server/db/model-use/model-budget.ts'
import type { Deps } from '#server/deps.ts'
import { type AccountRow, readAccounts } from './account-queries.ts'
import { cutPage, PAGE_ROWS, readPageEnd } from './page-end.ts'

type Asked = z.output<(typeof listAdminAccounts)['query']>

/** A page of the accounts, the newest first. */
export async function listAccounts(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  { after, ...asked }: Asked,
): Promise<{ accounts: AdminAccount[]; next: string | null }> {
  const moment = now()
  const rows = await readAccounts(db, {
    ...asked,
    after: readPageEnd(after),
    most: PAGE_ROWS + 1,
    now: moment,
    day: writeDay(moment),
  })
  const { page, next } = cutPage(rows)
  return { accounts: page.map((row) => toAdminAccount(row, config)), next }
}

/** The account of the contract. */
export function toAdminAccount(
  { createdAt, suspendedAt, ...row }: AccountRow,
  { adminEmails }: Pick<Deps['config'], 'adminEmails'>,
): AdminAccount {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    suspendedAt: suspendedAt?.toISOString() ?? null,
    isAdmin: isAdmin(row, adminEmails),
  }
}
