import type { Hit } from '#domain/requirements/checks/finding.ts'
import { listSynonyms } from '#domain/requirements/checks/words/synonyms.ts'

/** Abbreviations that need no explanation, or that another rule speaks of. */
const KNOWN = new Set(
  'TBD TBC TBA TBR TODO FIXME ASAP AM PM OK ID IDS PDF CSV SMS MMS GPS URL URLS FAQ PIN QR VAT GST GDPR USB HTML API HTTP HTTPS TLS SSL UTC USD EUR GBP JPY CHF AUD CAD NZD INR THB SGD HKD CNY KRW TWD MYR PHP IDR VND AED ZAR NGN KES SEK NOK DKK PLN CZK HUF MXN BRL RS JSON XML TV UK US USA EU IP IT PC PCS CD DVD AI CEO DIY ATM CV HR PR VIP ISO EAN ISBN IBAN BIC SEPA MB GB KB TB HZ DB LED NFC RFID DNA ZIP JPG JPEG PNG GIF MP MP3 MP4 WC PO SEO VIN FR AC BR NFR SC OQ AS NG MO TU WE TH SA SU NOT AND OR IF THEN WHEN WHILE WHERE SHALL MUST NO YES APP ALL ANY BOTH EACH EVERY NEVER ALWAYS ONLY OWN SAME NONE THIS THAT THE FOR WITH AFTER BEFORE VERY HIPAA CCPA PCI DSS IOS BMW II III IV VI'.split(
    ' ',
  ),
)
const ACRONYM = /(?<![\p{L}\p{N}_'’.-])\p{Lu}{2,6}s?(?![\p{L}\p{N}_-])/gu

/** The abbreviations of a text that nothing explains: no glossary, no words in brackets. */
export function findAcronyms(text: string, explained: ReadonlySet<string>): Hit[] {
  return [...text.matchAll(ACRONYM)]
    .filter(([word, ...rest], index) => {
      const bare = word.replace(/s$/, '')
      return rest.length === 0 && index < 5 && !KNOWN.has(bare) && !explained.has(bare)
    })
    .map((match) => ({
      rule: 'undefined-acronym' as const,
      severity: 'warning' as const,
      start: match.index,
      end: match.index + match[0].length,
      fix: null,
    }))
}

/** The abbreviations that a text explains itself: "movement authority (MA)", "MA (movement ...)". */
export function explainedIn(text: string): string[] {
  return [...text.matchAll(/\((\p{Lu}{2,6})s?\)|(\p{Lu}{2,6})s?\s+\((?=\p{L}{3,}\s)/gu)].flatMap(
    ([, inside, outside]) => inside ?? outside ?? [],
  )
}

/** Ordinary words of the answers in capitals: an "OWN" for stress is no abbreviation. */
export function plainWordsIn(text: string): string[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}])\p{Ll}{2,6}(?![\p{L}\p{N}])/gu)].map(([word]) =>
    word.toUpperCase(),
  )
}

/** Words that the glossary calls otherwise: "customer" where the document says "client". */
export interface Synonym {
  word: string
  term: string
  pattern: RegExp
}

export function buildSynonyms(terms: readonly string[]): Synonym[] {
  const known = new Set(terms.map((term) => term.toLowerCase()))
  return terms.flatMap((term) =>
    listSynonyms(term)
      .filter((word) => !known.has(word))
      .map((word) => ({ word, term, pattern: new RegExp(`\\b${word}s?\\b`, 'gi') })),
  )
}

export function findSynonymHits(text: string, synonyms: readonly Synonym[]): Hit[] {
  return synonyms.flatMap(({ term, pattern }) =>
    [...text.matchAll(pattern)].map((match) => {
      const start = match.index
      const end = start + match[0].length
      const mended = /s$/i.test(match[0]) && !/s$/i.test(term) ? `${term}s` : term
      const cased = /^\p{Lu}/u.test(match[0]) ? mended : mended.toLowerCase()
      return {
        rule: 'glossary-synonym' as const,
        severity: 'warning' as const,
        start,
        end,
        fix: { text: `${text.slice(0, start)}${cased}${text.slice(end)}`, why: null },
        detail: term,
      }
    }),
  )
}
