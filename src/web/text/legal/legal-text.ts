/** A legal page as data: a summary that anyone understands first, then the whole of it. */
export interface LegalText {
  title: string
  /** The date that the page carries. */
  date: string
  summaryTitle: string
  summary: readonly string[]
  sections: readonly LegalSection[]
}

export interface LegalSection {
  /** Part of the address: `#cookies`. The same in every language. */
  id: string
  title: string
  blocks: readonly LegalBlock[]
}

export type LegalBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly string[][] }
  /** Who runs this server, from its settings. */
  | { kind: 'operator' }
  /** Opens the choice about analytics. */
  | { kind: 'cookie-choices' }
