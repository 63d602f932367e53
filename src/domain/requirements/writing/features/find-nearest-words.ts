import { contentStems, sharedCount } from '#domain/language/stems.ts'

/** Of the words of a row those that say most of what is done: the first may be a heading. Null for none. */
export function findNearestWords(does: string, said: readonly { words: string }[]): string | null {
  const stems = contentStems(does)
  const counted = said.map(({ words }) => ({
    words,
    count: sharedCount(contentStems(words), stems),
  }))
  return counted.sort((a, b) => b.count - a.count)[0]?.words ?? null
}
