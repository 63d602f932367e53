/** A stretch of a text, in UTF-16 units. */
export interface Stretch {
  start: number
  end: number
}

/**
 * Where words are in a text: letter by letter, or else but for Unicode's compatible forms, the kind
 * of white space and the kind of quotation mark. Null where they are not there.
 */
export function findWords(text: string, words: string, from = 0): Stretch | null {
  const wanted = words.trim()
  const literal = text.indexOf(wanted, from)
  // Mostly letter by letter, which is found at once.
  if (literal >= 0 && wanted !== '') return { start: literal, end: literal + wanted.length }
  const needle = fold(wanted).text
  if (needle === '') return null
  const { text: hay, places } = fold(text)
  let start = places.findIndex((place) => place >= from)
  if (start < 0) return null
  start = hay.indexOf(needle, start)
  if (start < 0) return null
  return { start: places[start] ?? 0, end: endOf(places, start + needle.length, text.length) }
}

/** The folded text, and for each of its units the place in the text that it came from. */
function fold(text: string): { text: string; places: number[] } {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const sign of text) {
    const plain = foldSign(sign)
    const isRepeatedSpace = plain === ' ' && folded.endsWith(' ')
    if (!isRepeatedSpace) {
      folded += plain
      for (let unit = 0; unit < plain.length; unit += 1) places.push(at)
    }
    at += sign.length
  }
  return { text: folded, places }
}

function foldSign(sign: string): string {
  if (/\s/u.test(sign)) return ' '
  if (/["“”„‟«»]/u.test(sign)) return '"'
  if (/['‘’‚‛`´]/u.test(sign)) return "'"
  return sign.normalize('NFKC')
}

/** The place after the last folded unit: where the next sign begins that is not of the same one. */
function endOf(places: readonly number[], next: number, length: number): number {
  const last = places[next - 1]
  for (let at = next; at < places.length; at += 1) {
    const place = places[at]
    if (place !== undefined && place !== last) return place
  }
  return length
}
