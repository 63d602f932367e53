/** A capital inside a sentence, or a shape that no ordinary word has: "PayPal". */
const CAPITAL_INSIDE = /(?<=[\p{L}\p{N},;)’'”]\s)\p{Lu}[\p{L}\p{M}\p{N}]*/gu
const MIXED = /(?<![\p{L}\p{N}])(?:\p{Lu}\p{Ll}+\p{Lu}|\p{Ll}\p{Lu}\p{Ll})[\p{L}\p{N}]*/gu
const KATAKANA = /[\p{Script=Katakana}ー]{3,}/gu
const ADDRESS =
  /\b(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+|@[\p{L}\p{N}._]{2,}|\b(?:[a-z0-9-]+\.)+[a-z]{2,}\b/giu

/** Capitals that name nobody. */
const COMMON = new Set('i pdf csv sms id ids ok url html faq pin qr gps vat am pm'.split(' '))

/** True when a text names somebody, something or an address that no source names. */
export function hasForeignName(texts: readonly string[], sources: readonly string[]): boolean {
  const known = sources.join('\n').normalize('NFKC').toLowerCase()
  return texts
    .flatMap((text) => namesIn(text.normalize('NFKC')))
    .some((name) => !COMMON.has(name) && !known.includes(name.replace(/(?:['’]s|s)$/, '')))
}

function namesIn(text: string): string[] {
  return [CAPITAL_INSIDE, MIXED, KATAKANA, ADDRESS]
    .flatMap((shape) => [...text.matchAll(shape)])
    .map(([name]) => name.toLowerCase())
}
