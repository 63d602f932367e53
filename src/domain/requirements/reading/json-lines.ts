/** A line of an object answer's formatted JSON, read as a person would say it. */
export interface JsonLine {
  /** The line as it stands, without its indentation. */
  quote: string
  text: string
  heading: string | null
}

const PAIR = /^"((?:[^"\\]|\\.)*)":\s(.*?),?$/
const ITEM = /^("(?:[^"\\]|\\.)*"|[-\d.eE+]+|true|false|null),?$/

/** Reads an object answer in the layout of `answerText`: one key or value a line (Spec §3). */
export function jsonLines(text: string): JsonLine[] {
  const parents: string[] = []
  const lines: JsonLine[] = []
  for (const raw of text.split('\n')) {
    const quote = raw.trim()
    const depth = Math.floor((raw.length - raw.trimStart().length) / 2)
    parents.length = Math.min(parents.length, depth)
    const pair = PAIR.exec(quote)
    const opened = pair !== null && /^[[{]$/.test(pair[2] ?? '')
    if (opened) {
      parents[depth] = decode(`"${pair[1] ?? ''}"`)
      lines.push({ quote, text: '', heading: parents[depth] ?? null })
      continue
    }
    const heading = parents.filter(Boolean).at(-1) ?? null
    if (pair !== null) {
      lines.push({
        quote,
        text: `${decode(`"${pair[1] ?? ''}"`)}: ${decode(pair[2] ?? '')}`,
        heading,
      })
    } else if (ITEM.test(quote)) {
      lines.push({ quote, text: decode(quote.replace(/,$/, '')), heading })
    }
  }
  return lines
}

function decode(scalar: string): string {
  if (!scalar.startsWith('"')) return scalar
  const value: unknown = JSON.parse(scalar)
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : scalar
}
