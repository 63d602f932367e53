/** A name as it is compared: without articles, in the singular. */
export function keyOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .filter((word) => !/^(?:the|a|an)$/.test(word))
    .map(singular)
    .join(' ')
}

function singular(word: string): string {
  return /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word
}
