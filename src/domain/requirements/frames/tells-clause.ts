import { findAmounts } from '#domain/language/numbers/amounts.ts'
import type { Taggers } from '#domain/language/tagger.ts'
import { hasPredicate, ordersInside } from './english-predicates.ts'
import { endsInPredicate, happensInJapanese } from './japanese-predicates.ts'

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
/** What is charged, as a bare sum or for nothing. */
const CHARGE =
  /(?:タダ|無料|半額|全額)(?:です|だ)?$|^(?:free|refused|no(?:t|thing|body)?|never)\b/iu
const SUM = /^(?:money|share)$/u

/** Whether a condition is an event: somebody does something, something happens or is so, or a moment. */
export function tellsEvent(condition: string, { en, ja }: Taggers): boolean {
  const told = condition.trim()
  if (JAPANESE.test(told)) return happensInJapanese(ja.tag(told), told)
  return hasPredicate(en.tag(told))
}

/** Whether a consequence says what is then so, or what is charged: no bound, no day, no order to somebody. */
export function tellsResult(outcome: string, { en, ja }: Taggers): boolean {
  const told = outcome.trim().replace(/[.。]$/u, '')
  if (CHARGE.test(told) || findAmounts(told).some(({ kind }) => SUM.test(kind))) return true
  if (JAPANESE.test(told)) return endsInPredicate(ja.tag(told))
  const tokens = en.tag(told)
  return hasPredicate(tokens) && !ordersInside(tokens)
}

/** "know there and then whether it is free": a verb of which nobody is said to do it. */
export function lacksSubject(words: string, { en }: Taggers): boolean {
  const told = words.trim()
  if (JAPANESE.test(told)) return false
  const [first] = en.tag(told)
  return first?.pos === 'VERB' && first.lemma === first.text.toLowerCase()
}
