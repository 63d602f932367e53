import type {
  FunctionalRequirement,
  Mark,
  Message,
  Quote,
  Statement,
  Traced,
} from './document-items.ts'
import type { WrittenSection } from './drafting/written-sections.ts'

export interface Assumption extends Statement {
  /** The items that rest on it. */
  items: string[]
  /** What goes with it, when it is struck out: who else does it, who else gets a message. */
  settles?: { doers: Undone } | { sends: Unsent } | Record<string, never> | undefined
}

/** What a requirement was before somebody was supposed to do it. */
export interface Undone extends Pick<FunctionalRequirement, 'text'> {
  /** The title of the group that it stood in. */
  group: string
  /** Who was read as doing it: left out where nobody was. */
  role?: string | undefined
}

/** What was said of a message before somebody else was supposed to get it. */
export type Unsent = Pick<Message, 'recipient' | 'channel'>

export interface OpenQuestion extends Statement {
  why: string
  suggestedDefault: string | null
  /** Ids of the items that wait for the answer. */
  blocks: string[]
  /** Where a model says that it is to be decided before building starts. */
  first?: boolean | undefined
  /** The question again in a few words, which end with "?": left out where a model gave none. */
  short?: string | undefined
}

/** A question of this document that the user has answered; `reply` is in the answer it cites. */
export interface AnsweredQuestion extends Statement {
  reply: string
}

/** A word of the trade, and what it means here in the founder's words. */
export interface Term {
  word: string
  means: string
  sources: string[]
  quotes: Quote[]
}

export interface GlossaryTerm {
  term: string
  meaning: string
  /** The item that defines it. */
  item: string
}

/**
 * What became of a question: every stretch of its answer has a place; some have none yet; all that
 * was said of it waits for a decision; nobody has answered it.
 */
export const COVERAGE_STATES = ['covered', 'partly', 'open', 'unanswered'] as const

/** What became of one question. */
export interface CoverageLine {
  question: string
  title: string
  state: (typeof COVERAGE_STATES)[number]
  items: string[]
}

/** Something the user said that fits no section; kept, never dropped. */
export interface Unplaced extends Traced {
  text: string
}

/** A part of the delivery that works from end to end. */
export interface Slice {
  number: number
  title: string
  goal: string
  /** What is seen when it is done: a model's; left out in documents of an older version. */
  done?: string | undefined
  /** The date by which it stands: in words of an answer, or supposed as yyyy-mm-dd; left out where there is none. */
  by?: string | undefined
  /** In working days of one developer: a model's estimate; left out in documents of an older version. */
  days?: number | undefined
  requirements: string[]
  /** The things, messages and connections that come with them. */
  items?: string[] | undefined
  /** The criteria that must pass. */
  criteria?: string[] | undefined
  /** Where a model made the cut; what the writer computes has none. */
  mark?: 'assumed' | undefined
}

/** A subject of the app as the founder would name it, with the functional requirements that are about it. */
export interface Area {
  name: string
  /** In the order in which a model named them; each requirement is in one area. */
  requirements: string[]
}

export interface HandOff {
  buildOrder: { title: string; items: string[] }[]
  starterPrompt: string
}

/** The user's answer to one question, letter by letter. */
export interface AnswerCopy {
  question: string
  title: string
  text: string
}

export interface ChangeLogEntry {
  version: number
  date: string
  /** The earlier version it says again; left out when it was written from scratch. */
  restores?: number | undefined
  changes: Change[]
}

export interface Change {
  kind: 'added' | 'changed' | 'removed'
  id: string
  before: string | null
  after: string | null
  /** Whose word it was and is, where that changed with or without the text. */
  marks?: { before: Mark; after: Mark } | undefined
  /** The questions whose answers changed since the version before, among the item's sources. */
  because: string[]
}

/** Why the built-in writer's own text stands alone in a part that a model was asked about. */
export type Fallback =
  | 'unavailable'
  | 'too-slow'
  | 'daily-limit'
  | 'unreadable'
  | 'refused'
  | 'nothing-to-add'

/** Who wrote a part of the document. */
export interface SectionWriter {
  section: WrittenSection
  /** The model that enriched it, by its name; null when the built-in text stands alone. */
  model: string | null
  fallback: Fallback | null
  /** How many of the model's proposals are in the document. */
  taken: number
  refused: number
}

/** Two things that were said and do not agree; `quotes` holds both, `text` asks which one holds. */
export interface Contradiction extends Statement {
  /** Ids of the items it touches. */
  items: string[]
  /** What to build until it is decided; left out when nobody proposed it. */
  suggestedDefault?: string | undefined
  first?: boolean | undefined
  short?: string | undefined
  /** Why it matters; left out when nobody said so. */
  why?: string | undefined
}
