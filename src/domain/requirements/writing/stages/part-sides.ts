import { makePattern } from '#domain/language/patterns/make-pattern.ts'

/**
 * What a deed with alternatives holds: “approve a booking” and “refuse a booking” of “approve or refuse a booking”,
 * 「予約を承認する」 and 「予約を却下する」 of 「予約を承認か却下する」. A deed without alternatives is the only one.
 */
export function partSides(does: string): string[] {
  const found = IN_ENGLISH.exec(does) ?? IN_JAPANESE.exec(does)
  if (found === null) return [does]
  const { sides = '', last = '' } = found.groups ?? {}
  const [before, behind] = [does.slice(0, found.index), does.slice(found.index + found[0].length)]
  return [...sides.split(/[,、]\s?/u), last].map((side) => `${before}${side}${behind}`.trim())
}

const IN_ENGLISH = /\b(?<sides>\p{L}+(?:, \p{L}+)*)(?:,? or |\s?\/\s?)(?<last>\p{L}+)\b/u
/** 「二か月」 is none. */
const NO_COUNT = '(?<![\\d〇一二三四五六七八九十百千数何])'
const WORD = /[\p{Script=Han}\p{Script=Katakana}ー]+/u
const IN_JAPANESE = makePattern(
  'u',
)`(?<sides>${WORD}(?:、${WORD})*)(?:する|した)?${NO_COUNT}(?:か、?|または、?|又は、?|もしくは、?|あるいは、?|・)(?<last>${WORD})`
