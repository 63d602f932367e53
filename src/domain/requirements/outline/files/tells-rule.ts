import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { contentStems } from '#domain/language/stems.ts'
import type { Text } from '#domain/requirements/outline/blocks.ts'
import { LIMITS } from '#domain/requirements/outline/features/repeats-told.ts'
import { toPlainText } from '#domain/requirements/outline/pieces.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import type { Home } from './place-rules.ts'
import { labelOf, type SheetPart, sentenceOf } from './sheet.ts'

/** Of a rule whose words stand in one capability, so many are in one of its lines. */
const MOST = 0.6
/** A linked line leaves out one word of so many. */
const ONE_OF = 6

interface Around {
  parts: readonly SheetPart[]
  /** Where a line is linked to the rule. */
  home: Home | null
  words: DocumentText
}

/**
 * The id of the function that tells a rule: one with all its words, or the one with most where its capability has
 * all of them; of a capability that is linked to it one word may be another. A figure, a limit or a no of the
 * rule is in it, too. Empty where none tells it.
 */
export function findTelling(rule: Text, { parts, home, words }: Around): string {
  const said = toPlainText(rule)
  const wanted = [...contentStems(said)]
  if (wanted.length < FEWEST) return ''
  // What is more and what is less than a figure differ by one word.
  const hasFigure = findNumbers(said).length > 0
  for (const part of [...(home === null ? [] : [home.part]), ...parts]) {
    const lines = part.groups.map(({ lead }) => ({ lead, told: sentenceOf(lead, words.signs) }))
    const all = contentStems(lines.map(({ told }) => told).join(' '))
    const missing = wanted.filter((word) => !all.has(word))
    const isLinked = part === home?.part && wanted.length >= ONE_OF
    const mayMiss = isLinked && !hasFigure ? 1 : 0
    if (missing.length > mayMiss || missing.some((word) => /\p{N}/u.test(word))) continue
    const shareOf = (told: string) => {
      const own = contentStems(told)
      return wanted.filter((word) => own.has(word)).length / wanted.length
    }
    const [best] = [...lines].sort((one, other) => shareOf(other.told) - shareOf(one.told))
    if (best === undefined || shareOf(best.told) < MOST) continue
    const isAsLimited = !LIMITS.test(said) || lines.some(({ told }) => LIMITS.test(told))
    if (isAsLimited) return labelOf(best.lead)
  }
  return ''
}

/** Of fewer words another line has all by chance. */
const FEWEST = 3

/** Whether a sentence says all that another says. */
export function tellsAll(sentence: string, said: string): boolean {
  const known = contentStems(sentence)
  const isAsLimited = !LIMITS.test(said) || LIMITS.test(sentence)
  return isAsLimited && [...contentStems(said)].every((word) => known.has(word))
}
