import { ADMIN_ACTIONS, type AdminActionView } from '#contract/admin/admin-endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { readActions } from './action-queries.ts'
import { cutPage, PAGE_ROWS, readPageEnd } from './page-end.ts'

/** A page of the audit log, the newest first. */
export async function listActions(
  { db }: Pick<Deps, 'db'>,
  { after }: { after: string },
): Promise<{ actions: AdminActionView[]; next: string | null }> {
  const rows = await readActions(db, { after: readPageEnd(after), most: PAGE_ROWS + 1 })
  const { page, next } = cutPage(rows)
  const actions = page.flatMap(({ createdAt, adminEmail, userId, email, ...row }) => {
    const action = ADMIN_ACTIONS.find((known) => known === row.action)
    const account = userId === null ? null : { id: userId, email }
    return action
      ? [{ ...row, action, at: createdAt.toISOString(), admin: adminEmail, account }]
      : []
  })
  return { actions, next }
}
