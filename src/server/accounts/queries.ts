import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { readAccountStatus } from '#domain/account-status.ts'
import { TRANSITIONS } from '#domain/billing/status-machine.ts'
import { readStatusAt } from '#domain/trial.ts'
import type { Db } from '#server/db/database.ts'
import { lockAccount } from '#server/db/lock-account.ts'
import { writtenAnswer } from '#server/db/once-by-key.ts'
import { idempotencyKeys, sessions, users } from '#server/db/schema.ts'
import { prepared } from '#server/db/statements/prepared.ts'
import { accountVersion } from '#server/db/statements/session-proof.ts'
import { pastTrials } from '#server/db/tables/billing.ts'
import type { Account } from './account.ts'
import type { KnownSession } from './known-sessions.ts'

/** What a keyed write returned before: see `idempotency_keys` in the schema. */
export interface Replay {
  fingerprint: string
  result: unknown
}

export interface FoundSession extends KnownSession {
  replay: Replay | null
}

const sessionColumns = {
  id: users.id,
  email: users.email,
  emailVerified: users.emailVerified,
  firstName: users.firstName,
  lastName: users.lastName,
  image: users.image,
  createdAt: users.createdAt,
  subscriptionStatus: users.subscriptionStatus,
  trialStartedAt: users.trialStartedAt,
  suspendedAt: users.suspendedAt,
  projectCount: users.projectCount,
  generationsUsed: users.trialGenerationsUsed,
  sessionId: sessions.id,
  sessionToken: sessions.token,
  sessionCreatedAt: sessions.createdAt,
  sessionUpdatedAt: sessions.updatedAt,
  sessionConfirmedAt: sessions.confirmedAt,
  accountVersion,
}

interface SessionKey {
  token: string
  /** The request's `Idempotency-Key`, whose earlier response comes along in the same statement. */
  idempotencyKey: string | null
  now: Date
}

/** The account of a live session in one statement; null when it has ended or expired. */
export async function findSession(db: Db, key: SessionKey): Promise<FoundSession | null> {
  const rows = key.idempotencyKey === null ? await readSession(db, key) : await readKeyed(db, key)
  const row = rows[0]
  if (!row) return null
  const { subscriptionStatus, replay, accountVersion, ...rest } = row
  const status = readStatusAt(readAccountStatus(subscriptionStatus), rest, key.now)
  const proof = { token: key.token, userId: rest.id, accountVersion }
  return { account: { ...rest, status }, proof, replay }
}

async function readSession(db: Db, { token, now }: SessionKey) {
  const rows = await sessionByToken(db).execute({ token, now })
  return rows.map((row) => ({ ...row, replay: null }))
}

/** Runs on every request. */
const sessionByToken = prepared((db) =>
  db
    .select(sessionColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.token, sql.placeholder('token')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('session_by_token'),
)

function readKeyed(db: Db, { token, idempotencyKey, now }: SessionKey) {
  const replay = { fingerprint: idempotencyKeys.fingerprint, result: writtenAnswer }
  return db
    .select({ ...sessionColumns, replay })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(
      idempotencyKeys,
      and(eq(idempotencyKeys.userId, users.id), eq(idempotencyKeys.key, idempotencyKey ?? '')),
    )
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, now)))
}

/** Puts a session's end off; false when it ended meanwhile or a rival request was first. */
export async function rollSession(
  db: Db,
  account: Account,
  times: { now: Date; expiresAt: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(sessions)
    .set({ expiresAt: times.expiresAt, updatedAt: times.now })
    .where(
      and(
        eq(sessions.token, account.sessionToken),
        eq(sessions.updatedAt, account.sessionUpdatedAt),
        gt(sessions.expiresAt, times.now),
      ),
    )
  return rowCount === 1
}

/** Ends a session for good: its cookie is worth nothing from now on. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token))
}

/** The email of a user whose trial has not begun; null when it has. */
export async function findBeforeTrial(db: Db, userId: string): Promise<string | null> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.trialStartedAt)))
  return rows[0]?.email ?? null
}

/**
 * Starts the trial's seven days, once, whatever number of sign-ins come at the same moment. Where
 * the same email had a trial before, it starts as one that has ended.
 */
export async function beginTrial(
  db: Db,
  { userId, emailHash, now }: { userId: string; emailHash: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    if (!account || account.trialStartedAt) return
    const first = await tx
      .insert(pastTrials)
      .values({ emailHash, startedAt: now })
      .onConflictDoNothing()
    const status = first.rowCount === 1 ? {} : { subscriptionStatus: AFTER_TRIAL }
    await tx
      .update(users)
      .set({ trialStartedAt: now, ...status })
      .where(eq(users.id, userId))
  })
}

const AFTER_TRIAL = TRANSITIONS.trial_over.TRIAL_ACTIVE
