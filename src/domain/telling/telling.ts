import type { QuestionId } from '#domain/questionnaire/questionnaire-text.ts'
import type { SortedStretch } from './told-stretch.ts'

/**
 * Where the words of a stretch are: `waiting` for the founder's word, in a draft or among those
 * without a place; `used` in an answer; `kept` in the notes alone.
 */
export const STRETCH_STATES = ['waiting', 'used', 'kept'] as const

export interface ToldStretch extends SortedStretch {
  state: (typeof STRETCH_STATES)[number]
}

/** How a text was told. */
export const ORIGINS = ['pasted', 'spoken', 'file'] as const
export type Origin = (typeof ORIGINS)[number]

/** One told text and where each piece of it went: together they are a project's notes. */
export interface Telling {
  text: string
  /** In the order of the text. */
  stretches: readonly ToldStretch[]
  /** Drafts that the founder worded otherwise, by question. */
  edits: Readonly<Partial<Record<QuestionId, string>>>
}

/** What a telling begins with: words wait, everything else stays in the notes. */
export function createTelling(text: string, sorted: readonly SortedStretch[]): Telling {
  const stretches = sorted.map((each) => ({
    ...each,
    state: each.kind === 'words' ? ('waiting' as const) : ('kept' as const),
  }))
  return { text, stretches, edits: {} }
}
