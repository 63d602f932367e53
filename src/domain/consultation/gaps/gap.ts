import type { ToldAnswer } from './told-answer.ts'

/** Where an answer leaves a developer without what is needed. */
export interface GapPlace {
  /** The founder's words that leave it open; null where nothing is said about it. */
  words: string | null
  /** What it is about, in the founder's words: a role, a stage, a screen. */
  name: string
}

/** Finds one gap in an answer; null where there is none, and in doubt. */
export type GapFinder = (told: ToldAnswer) => GapPlace | null

/** Something that nobody has said, with the words nearest to it. */
export function markUnsaid(name = ''): GapPlace {
  return { words: null, name }
}

export function openIn(words: string, name = ''): GapPlace {
  return { words, name }
}
