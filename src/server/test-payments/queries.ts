import { and, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/database.ts'
import { testPayments } from '#server/db/tables/billing.ts'
import { runInTransaction } from '#server/db/transaction.ts'
import type { TestCustomer, TestObject, TestSubscription } from './objects.ts'

/** Keeps an object; one with the same id stays as it is. */
export async function keepObject(db: Db, customerId: string, object: TestObject): Promise<void> {
  await db.insert(testPayments).values({ id: object.id, customerId, object }).onConflictDoNothing()
}

export async function findObject(db: Db, id: string): Promise<TestObject | null> {
  const rows = await db
    .select({ object: sql<TestObject>`${testPayments.object}` })
    .from(testPayments)
    .where(eq(testPayments.id, id))
  return rows[0]?.object ?? null
}

/** All that a customer has, the oldest first. */
export async function readObjects(db: Db, customerId: string): Promise<TestObject[]> {
  const rows = await db
    .select({ object: sql<TestObject>`${testPayments.object}` })
    .from(testPayments)
    .where(eq(testPayments.customerId, customerId))
    .orderBy(testPayments.createdAt, testPayments.id)
  return rows.map(({ object }) => object)
}

export async function removeObjects(db: Db, customerId: string): Promise<void> {
  await db.delete(testPayments).where(eq(testPayments.customerId, customerId))
}

export interface Owned {
  object: TestObject
  customer: TestCustomer
  /** The newest. */
  subscription: TestSubscription | null
}

/** An object of a user's own customer; null when there is none with this id. */
export async function findOwned(db: Db, id: string, userId: string): Promise<Owned | null> {
  const customer = alias(testPayments, 'customer')
  const newest = alias(testPayments, 'newest')
  const subscription = db
    .select({ object: newest.object })
    .from(newest)
    .where(
      and(
        eq(newest.customerId, testPayments.customerId),
        sql`${newest.object} ->> 'object' = 'subscription'`,
      ),
    )
    .orderBy(desc(sql`${newest.object} ->> 'created'`), desc(newest.createdAt))
    .limit(1)
  const rows = await db
    .select({
      object: sql<TestObject>`${testPayments.object}`,
      customer: sql<TestCustomer>`${customer.object}`,
      subscription: sql<TestSubscription | null>`${subscription}`,
    })
    .from(testPayments)
    .innerJoin(customer, eq(customer.id, testPayments.customerId))
    .where(
      and(eq(testPayments.id, id), sql`${customer.object} -> 'metadata' ->> 'user_id' = ${userId}`),
    )
  return rows[0] ?? null
}

/**
 * Puts `next` in the place of `old`, and keeps `also` with it, unless a rival changed `old` first;
 * whether it was done.
 */
export async function replaceObject(
  db: Db,
  { old, next }: { old: TestObject; next: TestObject },
  also: TestSubscription | null = null,
): Promise<boolean> {
  const done = await runInTransaction(db, async (tx) => {
    const [replaced] = await tx
      .update(testPayments)
      .set({ object: next })
      .where(and(eq(testPayments.id, old.id), eq(testPayments.object, old)))
      .returning({ customerId: testPayments.customerId })
    if (replaced && also) {
      await tx.insert(testPayments).values({ id: also.id, object: also, ...replaced })
    }
    return replaced ?? null
  })
  return done !== null
}
