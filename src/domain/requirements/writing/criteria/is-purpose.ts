import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { RowOf } from '#domain/reading/rows.ts'

const PERCEIVED = /sees?|seen|gets?|shows?|shown|told|tells?|says?|lists?|listed|sent|kept|saved/iu
const ALLOWED = /can|cannot|can['’]t|refused|allowed|possible|the app/iu
const PERCEIVED_IN_JAPANESE = /見え|見られ|表示|届|知らせ|選べ|でき|残[るりら]|アプリ/u

/** What is seen on a screen or refused there, whatever it is good for. */
const IS_SEEN = makePattern(
  'iu',
)`\b(?:${PERCEIVED}|${ALLOWED})(?![\p{L}])|(?:${PERCEIVED_IN_JAPANESE})`

/**
 * "Book a fitting, so forty people don't arrive at ten": what a feature is good for happens among people,
 * and nobody could see in the app that it came about.
 */
export function isPurpose({ said }: RowOf<'feature'>, outcome: string): boolean {
  const told = outcome.trim().replace(/[.。]$/u, '')
  if (told === '' || IS_SEEN.test(told)) return false
  const words = escapePattern(told)
  const english = `\\b(?:so(?: that)?|in order that|to make sure(?: that)?),? (?:the |that )?${words}`
  const purpose = new RegExp(`${english}|${words}(?:ように|ため)`, 'iu')
  return said.some((each) => purpose.test(each.words))
}
