import { makePattern } from '#domain/language/patterns/make-pattern.ts'

const VAGUE_ORDER = /right order|best order|nearby|near(?:est)?|soon|in time/iu
const VAGUE_QUALITY =
  /regularly|popular|suitable|appropriate|relevant|recent(?:ly)?|frequent(?:ly)?|quickly/iu
const VAGUE_AMOUNT = /a few|several|long enough|too (?:late|long|many|much|big)|good fit/iu
const VAGUE_IN_JAPANESE = /近く|早めに|適切|最近|定期的|人気の|ちょうどよい|しばらく/iu
/** Words that two people would build in two ways. */
export const VAGUE = makePattern(
  'iu',
)`\b(?:${VAGUE_ORDER}|${VAGUE_QUALITY}|${VAGUE_AMOUNT})\b|${VAGUE_IN_JAPANESE}`

const DAY_NUMBER = /\d{1,2}(?:st|nd|rd|th)?/iu
const MONTH = /(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*/iu
const JAPANESE_NUMBER = /[0-9０-９一二三四五六七八九十]+/iu
/** A day of a month, whose year may be missing. */
export const DAY = makePattern(
  'iu',
)`\b(?:${DAY_NUMBER}\.? (?:of )?${MONTH}|${MONTH} ${DAY_NUMBER})\b|${JAPANESE_NUMBER}月${JAPANESE_NUMBER}日`
