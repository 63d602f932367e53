import type { Language } from '#domain/language.ts'

interface Asked {
  name: string
  item: string
  /** When it was asked, as the contract writes moments. */
  at: string
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/**
 * What a reply in an answer says of where it comes from: "Dana, FR-012, 21 Nov". `taken` are the
 * names of other replies: two of one person on one day are told apart.
 */
export function nameReply(
  { name, item, at }: Asked,
  language: Language,
  taken: ReadonlySet<string>,
): string {
  const who = name.replaceAll(/[:：,、\s]+/g, ' ').trim() || '?'
  const day = new Date(at)
  for (let number = 1; ; number += 1) {
    const whom = number === 1 ? who : `${who} (${number})`
    const told =
      language === 'ja'
        ? `${whom}さん、${item}、${day.getUTCMonth() + 1}月${day.getUTCDate()}日`
        : `${whom}, ${item}, ${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]}`
    if (!taken.has(told)) return told
  }
}
