import { makePattern } from '#domain/language/patterns/make-pattern.ts'

const LETTER = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー」）]/u
const NEXT = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}「（\d]/u
/** Between two Japanese letters, or before a figure. */
const PAUSE = makePattern('gu')`(?<=${LETTER}) +(?=${NEXT})`
const ASKS = makePattern('gu')`(?<=${LETTER})\?`
const QUOTED = /(「[^」]*」)/u

/**
 * Dictated Japanese has a space where writing has a comma: 「午後 3人が来る」 is 「午後、3人が来る」; and a question has
 * the sign of its own language. What stands in quotation marks is as it was said.
 */
export function writePauses(text: string): string {
  return text
    .split(QUOTED)
    .map((part) => (part.startsWith('「') ? part : part.replace(PAUSE, '、').replace(ASKS, '？')))
    .join('')
}
