import type { Outline } from '#domain/requirements/outline/blocks.ts'

/** What a laid-out file is made from. */
export interface PrintedDocument {
  /** With its registers at the end. */
  outline: Outline
  /** A BCP 47 tag. */
  language: string
  /** The document's day, yyyy-mm-dd. */
  date: string
  /** Beside the document: the title of its contents, and what a typeface cannot show. */
  words: { contents: string; missingSigns: string }
}
