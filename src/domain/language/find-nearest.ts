import { contentStems, sharedCount } from './stems.ts'

/**
 * Of several entries the one whose words have most of a text's: of quotes the one that says it, where
 * the first may be the heading of a list. The first of equals; undefined where there are none.
 */
export function findNearest<T>(
  text: string,
  entries: readonly T[],
  wordsOf: (entry: T) => string,
): T | undefined {
  const stems = contentStems(text)
  const counted = entries.map((entry) => ({
    entry,
    count: sharedCount(contentStems(wordsOf(entry)), stems),
  }))
  return counted.sort((a, b) => b.count - a.count)[0]?.entry
}
