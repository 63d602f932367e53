import type { Quote } from '#domain/requirements/document-items.ts'

/** The literal words around what is asked about, where the quote is long. */
export function quoteAround({ text }: Quote, what: RegExp): string {
  const at = what.exec(text)?.index ?? 0
  const pieces = [...text.matchAll(/(?:[^,;.!?\n、。]|[.,](?=\d))+/gu)]
  const piece = pieces.find(({ index, 0: words }) => at >= index && at < index + words.length)
  const words = (piece?.[0] ?? text).replace(/\s+/g, ' ').trim()
  const from = words.search(what)
  if (words.length <= LONGEST) return words
  const start = Math.max(0, Math.min(from - LONGEST / 2, words.length - LONGEST))
  const cut = words.slice(start, start + LONGEST)
  const whole = start === 0 ? cut : cut.replace(/^\S*\s/u, '')
  return start + LONGEST >= words.length ? whole : whole.replace(/\s\S*$/u, '')
}

const LONGEST = 80
