import { and, desc, eq, gt, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { type AccountStatus, STORED_STATUSES } from '#domain/account-status.ts'
import { TRIAL_DAYS } from '#domain/trial.ts'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/db/schema.ts'
import { modelUse } from '#server/db/tables/model-use.ts'
import type { Tx } from '#server/db/transaction.ts'

const DAY_MS = 86_400_000

/** `readStatusAt` as SQL, so that accounts can be counted and found by it. */
function statusAt(now: Date): SQL<AccountStatus> {
  const begunBefore = new Date(now.getTime() - TRIAL_DAYS * DAY_MS)
  const { subscriptionStatus, trialStartedAt, suspendedAt } = users
  const isOver = and(eq(subscriptionStatus, 'TRIAL_ACTIVE'), lte(trialStartedAt, begunBefore))
  const isKnown = sql`${subscriptionStatus} in ${[...STORED_STATUSES]}`
  return sql`case when ${isNotNull(suspendedAt)} then 'SUSPENDED_BY_OPERATOR'
    when ${isOver} then 'TRIAL_CANCELED' when ${isKnown} then ${subscriptionStatus} else 'FREE' end`
}

/** How many accounts are in each status. */
export function countAccounts(db: Db, now: Date) {
  const status = statusAt(now).as('status')
  const all = db.select({ status }).from(users).as('all_accounts')
  return db
    .select({ status: all.status, count: sql<number>`count(*)::int` })
    .from(all)
    .groupBy(all.status)
}

export interface AccountsAsked {
  /** Letters that the address holds, in small letters; empty for all. */
  email: string
  status: AccountStatus | ''
  after: PageEnd | null
  most: number
  now: Date
  /** Of UTC. */
  day: string
}

/** The last row of a page. */
export interface PageEnd {
  at: Date
  id: string
}

/** Accounts, the newest first: no name, no project, nothing that is written in them. */
export function readAccounts(db: Db, { email, status, after, most, now, day }: AccountsAsked) {
  return db
    .select(accountColumns(now))
    .from(users)
    .leftJoin(modelUse, and(eq(modelUse.userId, users.id), eq(modelUse.day, day)))
    .where(
      and(
        email === '' ? undefined : gt(sql`strpos(${users.email}, ${email})`, 0),
        status === '' ? undefined : eq(statusAt(now), status),
        after === null
          ? undefined
          : or(
              lt(users.createdAt, after.at),
              and(eq(users.createdAt, after.at), lt(users.id, after.id)),
            ),
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(most)
}

export type AccountRow = Awaited<ReturnType<typeof readAccounts>>[number]

const accountColumns = (now: Date) => ({
  id: users.id,
  email: users.email,
  emailVerified: users.emailVerified,
  status: statusAt(now),
  createdAt: users.createdAt,
  suspendedAt: users.suspendedAt,
  projectCount: users.projectCount,
  tokensToday: sql<number>`coalesce(${modelUse.tokensIn} + ${modelUse.tokensOut}, 0)::float8`,
})

/** One account, as the list shows it; null when it is gone. */
export async function readOneAccount(
  db: Db | Tx,
  { id, now, day }: { id: string; now: Date; day: string },
): Promise<AccountRow | null> {
  const [row] = await db
    .select(accountColumns(now))
    .from(users)
    .leftJoin(modelUse, and(eq(modelUse.userId, users.id), eq(modelUse.day, day)))
    .where(eq(users.id, id))
  return row ?? null
}

/** Holds an account back; false when it is already. */
export async function writeSuspension(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(users)
    .set({ suspendedAt: now, updatedAt: now })
    .where(and(eq(users.id, id), isNull(users.suspendedAt)))
  return rowCount === 1
}

/** Ends that; false when it was not held back. */
export async function endSuspension(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(users)
    .set({ suspendedAt: null, updatedAt: now })
    .where(and(eq(users.id, id), isNotNull(users.suspendedAt)))
  return rowCount === 1
}
