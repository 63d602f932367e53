import type { Word } from '#domain/reading/english/grammar/words.ts'

/** What is between two of a list. */
export const PARTS = /^(?:,|;|and|&|\+|\/|or|so|then|plus|but)$/

/** The phrases of a list, without what is said of each behind. */
export function cutPhrases(words: readonly Word[]): Word[][] {
  const phrases: Word[][] = [[]]
  let relative = false
  for (const word of words) {
    if (word.inert) continue
    const parts = PARTS.test(word.low)
    if (parts) {
      phrases.push([])
      relative = false
    } else if (/^(?:who|which|that|with|from|of|in|for|to|because|like|on|at)$/.test(word.low))
      relative = true
    else if (!relative) phrases.at(-1)?.push(word)
  }
  return phrases.filter((phrase) => phrase.length > 0)
}
