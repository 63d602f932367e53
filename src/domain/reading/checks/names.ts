/** A capital inside a sentence, or a shape that no ordinary word has: "PayPal". */
const CAPITAL_INSIDE = /(?<=[\p{L}\p{N},;)’'”]\s)\p{Lu}[\p{L}\p{M}\p{N}]*/gu
const MIXED = /(?<![\p{L}\p{N}])(?:\p{Lu}\p{Ll}+\p{Lu}|\p{Ll}\p{Lu}\p{Ll})[\p{L}\p{N}]*/gu
const KATAKANA = /[\p{Script=Katakana}ー]{3,}/gu
const ADDRESS =
  /\b(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+|@[\p{L}\p{N}._]{2,}|\b(?:[a-z0-9-]+\.)+[a-z]{2,}\b/giu

/** Capitals that name nobody. */
const COMMON = new Set('i pdf csv sms id ids ok url html faq pin qr gps vat am pm'.split(' '))

/** Days and months name nobody, and are often shortened: "thurs", "sept". */
const CALENDAR = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
  september october november december`.split(/\s+/),
)

/** True when a text names somebody, something or an address that no source names. */
export function hasForeignName(texts: readonly string[], sources: readonly string[]): boolean {
  const known = sources.join('\n').normalize('NFKC').toLowerCase()
  return texts
    .flatMap((text) => namesIn(text.normalize('NFKC')))
    .some((name) => !COMMON.has(name) && !isKnown(name, known))
}

/** Another day than the quote's is as foreign as another name. */
function isKnown(name: string, known: string): boolean {
  const one = name.replace(/(?:['’]s|s)$/, '')
  if (!CALENDAR.has(one)) return known.includes(one)
  return new RegExp(`(?<!\\p{L})${one.slice(0, 3)}`, 'u').test(known)
}

function namesIn(text: string): string[] {
  return [CAPITAL_INSIDE, MIXED, KATAKANA, ADDRESS]
    .flatMap((shape) => [...text.matchAll(shape)])
    .map(([name]) => name.toLowerCase())
}
