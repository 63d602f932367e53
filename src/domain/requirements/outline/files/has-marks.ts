import type { Block } from '#domain/requirements/outline/blocks.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'

/** Whether the last column of a table is its marks and sources, which in a file stand behind the first. */
export function hasMarks(
  { head }: Extract<Block, { kind: 'table' }>,
  { columns }: DocumentText,
): boolean {
  return head.at(-1) === columns.mark
}
