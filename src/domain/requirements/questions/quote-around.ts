import type { Quote } from '#domain/requirements/document-items.ts'

/** The literal words around what is asked about, where the quote is long. */
export function quoteAround({ text }: Quote, what: RegExp): string {
  const at = what.exec(text)?.index ?? 0
  const pieces = [...text.matchAll(/(?:[^,;.!?\n、。]|[.,](?=\d))+/gu)]
  const piece = pieces.find(({ index, 0: words }) => at >= index && at < index + words.length)
  const words = (piece?.[0] ?? text).replace(/\s+/g, ' ').trim()
  const from = words.search(what)
  if (words.length <= LONGEST) return words
  const cut = words.slice(Math.max(0, from - LONGEST / 2), from + LONGEST / 2)
  return cut.replace(/^\S*\s|\s\S*$/g, '').trim()
}

const LONGEST = 80
