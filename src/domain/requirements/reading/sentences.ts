const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|approx|ca|vs|no|nr|mr|mrs|ms|dr|st|jr|inc|ltd|co|fig|min|max|tel|a\.m|p\.m|[a-z])\.$/i

/** "1. Ana opens … 2. She sees …": a number in front of a new step on the same line. */
const STEP =
  /(?<=^|[\s.;。])\(?(\d{1,2})[.)](?:\s+(?=\S)|(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]))/gu

export interface Piece {
  text: string
  number: number | null
}

/** Splits a line at the numbers of a list that runs on inside it; one piece when there is none. */
export function splitSteps(line: string): Piece[] {
  if (!/\d[.)]/.test(line)) return [{ text: line, number: null }]
  const starts: { at: number; end: number; number: number }[] = []
  for (const match of line.matchAll(STEP)) {
    const number = Number(match[1])
    const expected = starts.length === 0 ? number : (starts[starts.length - 1]?.number ?? 0) + 1
    if (number === expected) {
      starts.push({ at: match.index, end: match.index + match[0].length, number })
    }
  }
  const first = starts[0]
  if (first === undefined || (starts.length < 2 && first.at > 0)) {
    return [{ text: line, number: null }]
  }
  const pieces: Piece[] = starts.map((start, index) => ({
    text: line.slice(start.end, starts[index + 1]?.at).trim(),
    number: start.number,
  }))
  const before = line.slice(0, first.at).trim()
  return (before === '' ? pieces : [{ text: before, number: null }, ...pieces]).filter(
    (piece) => piece.text !== '',
  )
}

/** Splits a line into its sentences. Abbreviations and numbers with points stay whole. */
export function splitSentences(line: string, semicolons: boolean): string[] {
  if (!/[.!?…。！？;；]/.test(line)) return line.trim() === '' ? [] : [line.trim()]
  const sentences: string[] = []
  let start = 0
  for (const match of line.matchAll(
    /(?<![.!?…])[.!?…]+["'”’»)\]]*(?=\s)|[。！？]+[」』）"”]*|[;；](?=\s|$)/gu,
  )) {
    const end = match.index + match[0].length
    if (!semicolons && /^[;；]/.test(match[0])) continue
    const before = line.slice(Math.max(0, match.index - 8), match.index)
    if (!closes(match[0], before, line.slice(end, end + 14))) continue
    sentences.push(line.slice(start, end))
    start = end
  }
  sentences.push(line.slice(start))
  return sentences.map((part) => part.trim()).filter((part) => part !== '')
}

/** True when the mark between the two texts closes a sentence. */
function closes(mark: string, before: string, after: string): boolean {
  if (/^[;；]/.test(mark)) return !/^\s*(?:after that|then|otherwise|but|that|else)\b/i.test(after)
  return !mark.startsWith('.') || mark.length > 1 || !ABBREVIATION.test(`${before}.`)
}
