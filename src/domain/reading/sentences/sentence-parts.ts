import type { Row, RowFields, RowPriority } from '#domain/reading/rows.ts'

/** What a menu inside a sentence chooses. */
export type SlotName = 'who' | 'may' | 'priority'

export type May = RowFields['permission']['may']

/** A piece of a row's sentence. */
export type SentencePart =
  | { kind: 'text'; text: string }
  /** A name, or what else is set off from the rest. */
  | { kind: 'strong'; text: string }
  /** What may be chosen in its place; `value` null where nobody said it. */
  | { kind: 'slot'; slot: SlotName; value: string | null; text: string }

/** The words of a language that the menus inside a sentence offer. */
export interface SlotWords {
  may: Readonly<Record<May, string>>
  priority: Readonly<Record<RowPriority, string>>
  /** The actor of what the app does by itself. */
  app: string
  /** Stands where nobody said who. */
  nobody: string
}

/** How the rows are said in one language. */
export interface SentenceLanguage {
  slots: SlotWords
  /** The whole row as a plain sentence. `nameOf` gives the words of a row that is named by its id. */
  say: (row: Row, nameOf: (id: string) => string | null) => SentencePart[]
}

export const text = (words: string): SentencePart => ({ kind: 'text', text: words })
export const makeStrong = (words: string): SentencePart => ({ kind: 'strong', text: words })
