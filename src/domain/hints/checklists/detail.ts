import type { AnswerParts } from '#domain/hints/reading/answer-parts.ts'
import { judgeParts, says } from '#domain/hints/reading/judge.ts'
import { countWords } from '#domain/language/count-words.ts'

const CONDITION = /\b(?:when(?:ever)?|if|until|unless|after|before|once|as soon as)\b/i

/** What leads from a thing to its details. */
const TELLS_DETAILS = /[:：(]|\b(?:with|has|have|needs|consists)\b/i

/** Code and judge of each thing a good answer holds, the most important first. */
export const DETAIL = {
  q9: {
    form: says(CONDITION),
    number: says(/\p{N}|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|half|twice)\b/iu),
  },
  q10: { details, things: judgeParts(2) },
} as const

/** A thing with its details: "Class: day, time" or a longer list, not bare names. */
function details({ items }: AnswerParts): boolean {
  return items.some((item) => {
    const commas = item.match(/[,、،]/g)?.length ?? 0
    return commas > 0 && (TELLS_DETAILS.test(item) || (commas > 1 && countWords(item) > 8))
  })
}
