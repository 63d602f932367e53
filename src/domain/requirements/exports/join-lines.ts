/** Marks that turn the reading direction, or that nobody sees. */
const INVISIBLE = /[\u061C\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g

/** Text on one line: line breaks and controls become spaces, direction marks are taken out. */
export function joinLines(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .trim()
}

/** The first words of a line, at most `max` characters, with an ellipsis when something is cut. */
export function shortened(text: string, max: number): string {
  const line = joinLines(text)
  if (line.length <= max) return line
  const cut = line
    .slice(0, max - 1)
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replaceAll('\uFFFD', '')
  const space = cut.lastIndexOf(' ')
  return `${(space > max / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.-]+$/, '')}…`
}
