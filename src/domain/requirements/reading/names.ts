/**
 * The proper names in the answers: words that are capitalised in the middle of a sentence and
 * never stand in small letters.
 */
export function properNames(texts: readonly string[]): Set<string> {
  const small = new Set<string>()
  const capital = new Set<string>()
  for (const text of texts) {
    for (const [word] of text.matchAll(/\p{Ll}[\p{L}\p{N}]*/gu)) small.add(word)
    for (const match of text.matchAll(/(?<=[\p{L}\p{N},] )\p{Lu}\p{Ll}[\p{L}\p{N}]*/gu)) {
      capital.add(match[0])
    }
  }
  for (const word of capital) if (small.has(word.toLowerCase())) capital.delete(word)
  return capital
}
