/** So many sentences of one set of answers are told apart. */
const MOST = 4_000

/** The same answer for the same words, worked out once: while somebody types most sentences stay. */
export function remember<Told>(read: (words: string) => Told): (words: string) => Told {
  const known = new Map<string, Told>()
  return (words) => {
    const told = known.get(words)
    if (told !== undefined) return told
    if (known.size >= MOST) known.clear()
    const value = read(words)
    known.set(words, value)
    return value
  }
}
