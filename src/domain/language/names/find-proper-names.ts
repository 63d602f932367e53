/**
 * The proper names in the answers: words that are capitalised in the middle of a sentence and
 * are never in small letters.
 */
export function findProperNames(texts: readonly string[]): Set<string> {
  const small = new Set<string>()
  const capital = new Set<string>()
  for (const text of texts) {
    for (const word of text.match(/\p{Ll}[\p{L}\p{N}]*/gu) ?? []) small.add(word)
    const inside = text.match(/(?<=[\p{L}\p{N},] )\p{Lu}\p{Ll}[\p{L}\p{N}]*/gu) ?? []
    for (const word of inside) capital.add(word)
  }
  for (const word of capital) if (small.has(word.toLowerCase())) capital.delete(word)
  return capital
}
