import { type Column, type SQL, sql } from 'drizzle-orm'
import type { AnswerValue } from '#domain/answers.ts'
import { answers } from './schema.ts'

/**
 * The value of an answer as JSON, an object's keys in the order in which they were sent. What an
 * instance of the release before wrote meanwhile left `value_as_sent` behind. It is past Drizzle's
 * own reading of JSON, which parses a text such as "123" or "null" once more.
 */
export function valueAsSent(
  row: Record<'value' | 'valueAsSent', Column> = answers,
): SQL<AnswerValue> {
  return sql`case when ${row.valueAsSent}::jsonb = ${row.value} then ${row.valueAsSent}
    else ${row.value}::json end`
}
