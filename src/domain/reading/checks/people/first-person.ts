import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'

/** The founder as who does it. */
const SUBJECT =
  /(?<!\p{L})(?:i|we|ich|wir|yo|nosotros|je|nous)(?!\p{L})|(?:私|わたし|わたくし|僕|俺)(?!\p{Script=Han})/iu
/** The founder named alone: "who confirms? me", "only me and Kev", "that's me", "by me". */
const ALONE =
  /(?:^|[?,:;=(\-–—.!]\s*|\b(?:only|just|by|that['’]?s|it['’]?s|or|and|but|except|plus)\s+)(?:me|us|myself|ourselves)\b|\b(?:me|myself)(?: or| and| only| alone| too|\s*[+&(])/iu
const ANY =
  /(?<!\p{L})(?:i|me|we|us|myself|ourselves|ich|mich|wir|yo|nosotros|je|moi|nous)(?!\p{L})|(?:私|わたし|わたくし|僕|俺)(?!\p{Script=Han})/iu

const RECEIVER =
  /(?<!\p{L})(?:me|us|myself|ourselves|mich|mir|uns|moi)(?!\p{L})|(?:私|わたし|わたくし|僕|俺)(?:に|へ|にも)/iu

/** True when the founder stands as who acts before this place, or is named alone. */
export function isSelfBefore(quote: string, at: number): boolean {
  return SUBJECT.test(quote.slice(0, at)) || ALONE.test(quote)
}

/** True when something comes to the founder: "message her and me". */
export function receivesSelf(quote: string): boolean {
  return RECEIVER.test(quote)
}

/**
 * The roles that the founder gave herself: "the equipment officer, that's me", "Owner (me)",
 * 事務長の私; or a role whose own quote has nobody but her: "prices is only me".
 */
export function founderRoles(rows: readonly ProposedRow[]): string[] {
  return rows.flatMap((row) => {
    if (row.kind !== 'role' || !row.access) return []
    const names = [row.name, ...row.also]
    return row.said.some(({ words }) => isSelf(names, words)) ? [row.name] : []
  })
}

function isSelf(names: readonly string[], quote: string): boolean {
  const words = quote.normalize('NFKC').toLowerCase()
  const named = names
    .map((name) => name.normalize('NFKC').toLowerCase())
    .filter((name) => words.includes(name))
  if (named.length === 0) return ANY.test(words)
  return named.some((name) => {
    const own = escapePattern(name)
    return NEXT_TO.some((shape) => new RegExp(shape.replace('NAME', own), 'iu').test(words))
  })
}

/** A name and the first person with nothing between them that would join two people. */
const NEXT_TO = [
  String.raw`NAMEs?[\s,:;(\-–—=]*(?:(?:that['’]?s|is|it['’]?s|like|as)\s+)?(?:just |only )?(?:me|myself|i|us|we)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:me|i|we|us)(?:['’]?(?:m|re)| am| are)?[\s,:;(\-–—=]*(?:(?:as|run|being|work as|act as)\s+)?(?:the |an? |one )?NAME(?!\p{L})`,
  String.raw`NAMEの?(?:私|わたし|わたくし|僕|俺)|(?:私|わたし|わたくし|僕|俺)(?:は|が|、|\()*NAME`,
]
