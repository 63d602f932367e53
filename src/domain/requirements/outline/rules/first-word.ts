/** The word that a text begins with, where it is written large; none where it is not. */
export function firstWord(text: string): string[] {
  const [first] = /^\p{Lu}\p{Ll}+(?!\p{L})/u.exec(text) ?? []
  return first === undefined ? [] : [first]
}
