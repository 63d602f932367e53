import type { Diagram } from '#domain/requirements/diagrams/diagram.ts'
import type { Mark } from '#domain/requirements/document-items.ts'

/** A stretch of text in one look. */
export interface Run {
  text: string
  bold: boolean
  /** Set small: where an item comes from, how sure it is, what we say around it. */
  note: boolean
  /** Whose word it is, where the run says so: it has the mark's colour. */
  mark?: Mark
}

/** The lines of a table's cell. */
export type PrintedCell = Run[][]

/** What a laid-out page is made of, whatever file it becomes. */
export type PrintedBlock =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; runs: Run[] }
  /** The id hangs in the margin; an inner item belongs to the one above it. */
  | { kind: 'item'; id: string; isInner: boolean; runs: Run[] }
  /** What is told of the item above. */
  | { kind: 'below'; runs: Run[] }
  | { kind: 'list'; ordered: boolean; entries: Run[][] }
  | { kind: 'table'; name: string; head: PrintedCell[]; rows: PrintedCell[][] }
  | { kind: 'diagram'; title: string; diagram: Diagram }
  | { kind: 'verbatim'; lines: string[] }

export function readText(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('')
}
