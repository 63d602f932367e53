/** Where Unicode has joined Arabic letters as one character. */
const JOINED = [
  [0xfb50, 0xfdff],
  [0xfe70, 0xfefc],
] as const

let known: ReadonlyMap<string, number> | null = null

/**
 * What is copied where one glyph draws these characters. Readers of PDF turn Arabic around sign by
 * sign, which would swap the letters of one glyph: they are copied as the one character that Unicode
 * has for them, and that every search takes for the same letters.
 */
export function mapToCopiedText(codePoints: readonly number[]): readonly number[] {
  const [first = 0] = codePoints
  if (codePoints.length < 2 || !/\p{sc=Arab}/u.test(String.fromCodePoint(first))) return codePoints
  known ??= joinedLetters()
  const one = known.get(String.fromCodePoint(...codePoints))
  return one === undefined ? codePoints : [one]
}

function joinedLetters(): Map<string, number> {
  const letters = new Map<string, number>()
  for (const [from, to] of JOINED)
    for (let point = from; point <= to; point += 1)
      letters.set(String.fromCodePoint(point).normalize('NFKC'), point)
  return letters
}
