/** Whether a sentence names a role, in the singular or the plural. */
export function isNamed(words: string, name: string): boolean {
  const bare = name
    .toLowerCase()
    .replace(/^the\s/, '')
    .replace(/(?<=\p{L}{3})s$/u, '')
  return bare.length > 1 && words.toLowerCase().includes(bare)
}
