import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { testPayments } from '#server/db/tables/billing.ts'
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
  const { rows } = await db.execute<Owned & Record<string, unknown>>(sql`
    select found.object, customer.object as customer, (
      select newest.object from test_payments newest
      where newest.customer_id = found.customer_id and newest.object ->> 'object' = 'subscription'
      order by newest.object ->> 'created' desc, newest.created_at desc limit 1) as subscription
    from test_payments found join test_payments customer on customer.id = found.customer_id
    where found.id = ${id} and customer.object -> 'metadata' ->> 'user_id' = ${userId}`)
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
  const { rowCount } = await db.execute(sql`
    with replaced as (
      update test_payments set object = ${JSON.stringify(next)}::jsonb
      where id = ${old.id} and object = ${JSON.stringify(old)}::jsonb
      returning customer_id),
    kept as (
      insert into test_payments (id, customer_id, object)
      select ${also?.id ?? ''}, customer_id, ${JSON.stringify(also)}::jsonb
      from replaced where ${also !== null}::boolean)
    select from replaced`)
  return rowCount === 1
}
