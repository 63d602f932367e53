/** What a model ends with that nobody said. */
export const SUPPOSED = '†'

/** A text that is supposed as a whole has its sign as a mark, not in its words. */
export function withoutSign(text: string): string {
  return text.replace(/\s*†(?=[.。]?\s*$)/u, '')
}

/** A text that somebody takes for their own: nothing of it is supposed any more. */
export function unsigned(text: string): string {
  return text.replace(/\s*†/gu, '')
}

/** Whether a text ends with the sign. */
export function isSupposed(text: string): boolean {
  return /†[.。]?\s*$/u.test(text)
}

/** The text without the clauses that end with the sign: what it claims that somebody said. */
export function claimedIn(text: string): string {
  return text.replace(CLAUSE, ' ')
}

/** Back to the end of the clause before; a stop or comma within a number ends none. */
const CLAUSE = /(?:[^†.。;；:：,，、()（）\n]|[.,:](?=\p{N}))*†/gu
