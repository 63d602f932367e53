import type { Wording } from '#domain/wording.ts'
import type { Band } from './readiness.ts'
import type { Part } from './score-parts.ts'

const BANDS: Record<Band, string> = {
  build: 'Ready to build',
  estimate: 'Ready to estimate',
  talk: 'Needs more detail',
}

const PARTS: Record<Part, string> = {
  coverage: 'Questions answered',
  understood: 'Clearly understood',
  testability: 'Testable',
  clarity: 'Precise wording',
  consistency: 'Consistent',
  openness: 'Open points handled',
}

/** The words of the readiness score. */
export const READINESS_TEXT = {
  bands: BANDS,
  parts: PARTS,
  answer: (title: string): string => `Answer “${title}”.`,
  thin: (title: string): string => `Say more in “${title}”.`,
  settle: (title: string): string => `Say what is still open in “${title}”.`,
  /** One fix for several places. */
  also: (text: string, more: number): string =>
    more === 0 ? text : `${text} (And in ${more} other ${more === 1 ? 'place' : 'places'}.)`,
  /** What no part of the document uses. */
  place: (words: string): string => `Not understood yet: “${words}”`,
  placeAdvice: 'Say it another way, or mark it as background.',
  confirm: (words: string): string => `We’re not sure we got this right: “${words}”`,
  confirmAdvice: 'Tell us whether we understood it the way you meant it.',
  /** What does not agree: the question, and both quotes. */
  against: (question: string, quotes: readonly string[]): string =>
    `${question} ${quotes.map((words) => `“${words}”`).join(' – ')}`,
  unblock: (question: string): string => `A must-have depends on this: ${question}`,
}

/** The words of the readiness score in one language. */
export type ReadinessText = Wording<typeof READINESS_TEXT>
