/** What a laid-out file is made from. */
export interface PrintedDocument {
  title: string
  markdown: string
  /** A BCP 47 tag. */
  language: string
  /** The document's day, yyyy-mm-dd. */
  date: string
}
