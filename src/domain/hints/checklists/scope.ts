import type { AnswerParts } from '#domain/hints/reading/answer-parts.ts'
import { has, judgeParts, says } from '#domain/hints/reading/judge.ts'
import { REASON } from '#domain/hints/reading/vocabulary.ts'
import { countWords } from '#domain/language/count-words.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'

const DEEDS = [
  'manages?|creates?|edits?|changes?|adds?|deletes?|removes?|marks?|approves?|pays?',
  'sends?|books?|cancels?|orders?|uploads?|writes?|signs? up|invites?|checks?|sets?',
]
const MAY = makePattern(
  'i',
)`:\s*\S|\b(?:can|may|able|allowed|everything|sees?|views?|reads?|${DEEDS})\b`

const REFUSED_DEEDS = 'see|change|allowed|able|edit|delete'
const ONLY_THEIRS = 'only (?:see|sees|their|his|her|its|own|the)'
const MAY_NOT = makePattern(
  'i',
)`\b(?:must not|must never|can ?not|can't|can’t|may not|may never|never|not (?:${REFUSED_DEEDS})|${ONLY_THEIRS}|except|but not|no access|hidden|nobody)\b`

const ONLY_ONE = /\b(?:only (?:me|one|i)|just (?:me|one)|myself|single user|nobody else)\b/i

/** "No chat: ...", "No shop (...)": what follows the thing is most likely the reason. */
const ADDED_WORDS = /[:(–]\s*\p{L}{2,}/u

/** Code and judge of each thing a good answer holds, the most important first. */
export const SCOPE = {
  q5: { limits: says(MAY_NOT), actions: says(MAY), roles },
  q6: { steps },
  q7: {
    priority: says(
      /\b(?:must|nice|should|could|later|optional|essential|priority|musts?|p[123])\b/i,
    ),
    features: judgeParts(3),
  },
  q8: {
    exclusions: judgeParts(2),
    reason: (answer: AnswerParts) => has(answer, REASON) || has(answer, ADDED_WORDS),
  },
} as const

/** Four lines or sentences, or a story told in at least five clauses. */
function steps({ items }: AnswerParts): boolean {
  const clauses = items.flatMap((item) => item.split(/[,、،]|\bthen\b/i))
  return items.length >= 4 || clauses.filter((clause) => countWords(clause) >= 2).length >= 5
}

/** Two kinds of people, or the plain word that there is only one. */
function roles(answer: AnswerParts): boolean | null {
  if (has(answer, ONLY_ONE)) return true
  const [first] = answer.items
  const isSentence = answer.items.length === 1 && first !== undefined && MAY.test(first)
  return isSentence ? false : judgeParts(2)(answer)
}
