import { and, desc, eq, lt, or } from 'drizzle-orm'
import type { AdminAction } from '#contract/admin/admin-endpoints.ts'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/db/schema.ts'
import { adminActions } from '#server/db/tables/admin.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { PageEnd } from './account-queries.ts'

export interface ActionToKeep {
  id: string
  adminEmail: string
  action: AdminAction
  userId: string | null
  subject: string | null
  outcome: string
  now: Date
}

/** Writes an action into the audit log, in the transaction of what it does where that has one. */
export async function keepAction(db: Db | Tx, { now, ...action }: ActionToKeep): Promise<void> {
  await db.insert(adminActions).values({ ...action, createdAt: now })
}

/** What came of an action that was written down before it began. */
export async function endAction(db: Db, id: string, outcome: string): Promise<void> {
  await db.update(adminActions).set({ outcome }).where(eq(adminActions.id, id))
}

/** The audit log, the newest first. The other account's address is null when it is gone. */
export function readActions(db: Db, { after, most }: { after: PageEnd | null; most: number }) {
  const { id, adminEmail, action, userId, subject, outcome, createdAt } = adminActions
  return db
    .select({ id, adminEmail, action, userId, subject, outcome, createdAt, email: users.email })
    .from(adminActions)
    .leftJoin(users, eq(users.id, userId))
    .where(
      after === null
        ? undefined
        : or(lt(createdAt, after.at), and(eq(createdAt, after.at), lt(id, after.id))),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(most)
}
