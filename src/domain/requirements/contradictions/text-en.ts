import { bare } from '#domain/requirements/phrases.ts'
import type { Wording } from '#domain/wording.ts'

/** What is asked about two quotes that do not agree; the quotes are beside it. */
export const CONTRADICTION_TEXT = {
  figure: (one: string, other: string): string => `Which is right: ${one} or ${other}?`,
  leftOut: (what: string): string => `“${what}”: part of the first version, or left out?`,
  right: (role: string, what: string): string => `“${what}”: can ${role} do it, or never?`,
  only: (one: string, other: string, what: string): string =>
    `“${what}”: only ${one}, or ${other} as well?`,
  everything: (who: string, right: string, deeds: readonly string[]): string =>
    `${who} may “${right}”: does that take in what only others may (${deeds.join('; ')})?`,
  misread: (read: string, other: string): string =>
    `“${bare(read)}”: is that what you said, or ${other === '' ? 'something else' : `“${bare(other)}”`}?`,
  rank: (what: string): string => `“${what}”: a must-have, or nice to have?`,
  budget: 'Can this cost something, or does it have to be free?',
  promise: 'Which of the two is right?',
  private: 'Is any personal data kept, or none at all?',
}

/** The same in one language. */
export type ContradictionText = Wording<typeof CONTRADICTION_TEXT>
