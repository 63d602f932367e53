import type { Block, Row } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { table } from '#domain/requirements/outline/pieces.ts'

/** What is to be decided, each with what holds until then; nothing for no rows. */
export function askedTable({ words }: Desk, name: string, rows: readonly Row[]): Block[] {
  const { id, question, untilThen } = words.columns
  return table(name, [id, question, untilThen], rows)
}
