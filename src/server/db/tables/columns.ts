import { timestamp } from 'drizzle-orm/pg-core'

/** A point in time, to the millisecond, as JavaScript has it. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
export const createdAt = () => moment('created_at').notNull().defaultNow()
export const updatedAt = () => moment('updated_at').notNull().defaultNow()
