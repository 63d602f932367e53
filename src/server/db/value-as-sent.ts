import { type SQL, sql } from 'drizzle-orm'
import type { AnswerValue } from '#domain/answers.ts'

/**
 * The value of an answer of `table` as JSON, an object's keys in the order in which they were sent.
 * What an instance of the release before wrote meanwhile left `value_as_sent` behind.
 */
export function valueAsSent(table: 'answers' | 'effect'): SQL<AnswerValue> {
  const row = sql.identifier(table)
  return sql`case when ${row}.value_as_sent::jsonb = ${row}.value
    then ${row}.value_as_sent else ${row}.value::json end`
}
