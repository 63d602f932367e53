import type { Language } from '#domain/language.ts'
import type { Diagram } from '#domain/requirements/diagrams/diagram.ts'
import type { Mark, Permission } from '#domain/requirements/document-items.ts'

/**
 * A piece of running text. Every printer prints `text` as it stands: quotation marks, question
 * numbers and marks are in the document's language already.
 */
export type Piece =
  | { kind: 'plain'; text: string }
  /** A word that stands out: "Given", the title of what is no sentence. */
  | { kind: 'strong'; text: string }
  /** The founder's words, in quotation marks. */
  | { kind: 'quoted'; text: string }
  /** The id of an item, to be reached. */
  | { kind: 'item'; id: string; text: string }
  /** The number of an answer: "Q7"; `quotes` are the words of it that the item rests on. */
  | { kind: 'source'; question: string; text: string; quotes: readonly string[] }
  /** Whose word it is, where it is not the founder's own. */
  | { kind: 'mark'; mark: Mark; text: string }
  /** Where the words before it come from, in brackets where it is printed as text. */
  | { kind: 'origin'; text: string; before: string; after: string; pieces: Text }
  /** The user has edited the item, or confirmed it. */
  | { kind: 'edited'; text: string }

export type Text = readonly Piece[]

/** One item: its id, its sentence, where it comes from, and what hangs below it. */
export interface Statement {
  kind: 'statement'
  id: string
  /**
   * `requirement` is on its own with `meta` below it; the others are lines of a list, of which those
   * that look `run` follow one another as one paragraph in a file.
   */
  look: 'line' | 'run' | 'requirement' | 'criterion'
  text: Text
  /** The mark and the answers' numbers: printed in brackets behind the text; empty for none. */
  origin: Text
  /** What is told of it on a line below, its parts with `signs.dot` between them. */
  meta: readonly Text[]
  /** Its criteria. */
  below: readonly Statement[]
}

export type Cell =
  | { kind: 'text'; text: Text }
  /** Several entries, one below the other where there is room. */
  | { kind: 'entries'; entries: readonly Text[] }
  /** What is empty for the eye is `spoken` to whoever listens. */
  | { kind: 'permission'; permission: Permission; text: Text; spoken?: string }

export interface Row {
  /** The item that the row is, which is in front of the cells; null where it is none. */
  id: string | null
  cells: readonly Cell[]
  /** The cell that the founder can say something to, by its place; the last where left out. */
  main?: number
}

export type Block =
  /** A small heading inside a section; `id` where it names an item. */
  | { kind: 'heading'; anchor: string | null; id: string | null; text: string; origin: Text }
  | { kind: 'paragraph'; text: Text }
  /** A sentence of ours about what is around it, set small. */
  | { kind: 'note'; text: Text }
  | Statement
  | { kind: 'list'; ordered: boolean; entries: readonly Text[] }
  /** `name` tells a listener what the table holds; the head's first cell is above the ids, if any. */
  | { kind: 'table'; name: string; head: readonly string[]; rows: readonly Row[] }
  | { kind: 'diagram'; title: string; diagram: Diagram }
  /** Word for word: an answer, or what a coding agent is told. */
  | { kind: 'verbatim'; use: 'answer' | 'prompt'; anchor: string | null; text: string }
  /**
   * A register that only machines need: folded on the screen, at the end in files. What `isTold` is
   * elsewhere with its ids, word for word: a file leaves it out, the screen has it to be edited.
   */
  | { kind: 'fold'; anchor: string; title: string; isTold: boolean; blocks: readonly Block[] }

export type SectionName =
  | 'first'
  | 'problem'
  | 'goals'
  | 'roles'
  | 'scope'
  | 'journeys'
  | 'requirements'
  | 'rules'
  | 'data'
  | 'screens'
  | 'connections'
  | 'quality'
  | 'privacy'
  | 'delivery'
  | 'registers'
  | 'glossary'
  | 'coverage'
  | 'handOff'
  | 'answers'
  | 'changes'
  | 'approvals'

export interface Section {
  name: SectionName
  anchor: string
  /** With its number: "7 What the app shall do". */
  title: string
  /** What is looked up, not read through: closed on the screen until it is opened. */
  isFolded: boolean
  blocks: readonly Block[]
}

/** A document as every printer takes it: one tree of typed blocks in one language. */
export interface Outline {
  title: string
  /** The language of our own words. */
  language: Language
  /** Around what is in brackets, and between what is beside each other. */
  signs: { open: string; close: string; dot: string; between: string }
  /** Between the title and the first section: version, date, readiness, the marks, how to read. */
  front: readonly Block[]
  sections: readonly Section[]
}
