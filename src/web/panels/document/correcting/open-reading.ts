import type { Decision } from '#domain/reading/decisions.ts'
import type { Row, RowKind, RowPriority } from '#domain/reading/rows.ts'
import type { ReplyToSend } from '#web/api/editing/corrections.ts'
import type { ReadingKeeper } from '#web/drafts/reading/reading-keeper.ts'

/** The reading behind a document that is on the screen, and what the founder does with it there. */
export interface OpenReading {
  keeper: ReadingKeeper
  /** The rows of these ids as they are this moment. */
  rowsOf(ids: readonly string[]): Row[]
  /** Adds what the founder wrote by hand; a row of this kind unless the words say otherwise. */
  add(words: string, kind: RowKind): void
  /** Says how wanted the features of these rows are. */
  rank(ids: readonly string[], priority: RowPriority): void
  /** Takes decisions on rows; the document follows. `note` says what was done. */
  decide(decisions: Decision[], note: string): void
  /** Puts a reply into its answer, with what it decides of rows. Rejects with an ApiError. */
  reply(reply: ReplyToSend, decisions: Decision[]): Promise<void>
  /** Says what was done elsewhere in the document, and how it is taken back. */
  done(note: string, undo: () => Promise<unknown>): void
}
