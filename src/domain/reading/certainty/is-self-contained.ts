import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentWords } from '#domain/reading/checks/content-words.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'

const POINTS = /^(?:it|they|this|that|these|those|he|she)\b|^(?:こちら|それ|これ|あれ|そちら)/iu
/** 「つながったら送られる」: nobody can say what. */
const NOBODY_DOES = /^[\p{Script=Han}]{1,4}(?:し|さ)?(?:られる|れる|される)$/u
/** 「こちらは期限を…」「…はその時間に鳴らさない」. */
const JAPANESE_POINTS =
  /(?:^|は|、)(?:こちら|そちら|それ(?!ぞれ)|その(?!ほか|他|後|まま|都度|場で))/u
/** "the coach decides that". */
const ENDS_POINTING = /\s(?:that|this|those|these)[.!]?$/iu
const JOINED = 'pero|y|o|ni|but|or|nor|and|not|also|so|then|plus'
/** "salvo a ex alumnos …", "not the club (50 %)": a sentence that goes on with the one before. */
const HALF = makePattern(
  'iu',
)`^(?:salvo|excepto|menos(?! de)|sino|except|exc|unless)(?![\p{L}])|^(?:${JOINED})(?:\s+[^\s(]+){1,4}(?:\s*\(.*)?$|^(?:[^\s,]+(?:, | or | o )){1,2}[^\s,]+$`
/** "also for that one... no, mentira, it is enough …": said and taken back in one sentence. */
const TAKES_BACK =
  /(?<![\p{L}])no,? (?:mentira|espera|perdón|perdona|wait|sorry|hang on|scrap that)(?![\p{L}])/iu
const MODAL =
  /^(?:must|should|shall|can|could|may|might|would|will)\b|(?:こと(?:[(（][^)）]*[)）])?|とすてき)$/iu
const ONE_SIGN = /^.$/u

/** Whether the row stands alone: its subject is named, and its pieces come from one statement. */
export function isSelfContained(row: ProposedRow): boolean {
  if (row.kind === 'feature') return !MODAL.test(row.does)
  if (row.kind !== 'rule' && row.kind !== 'case') return true
  const { when, then } = row
  if (then === null) return true
  const content = contentWords(`${when ?? ''} ${then}`)
  if (row.kind === 'rule' && when === null && (HALF.test(then) || TAKES_BACK.test(then)))
    return false
  if (NOBODY_DOES.test(then) && !/は/u.test(when ?? '')) return false
  if (row.kind === 'rule' && isPointing({ when, then })) return false
  // 「過ぎたら消える」, "booked": nobody can say what.
  if (content.length < 2 && !/\d/.test(then)) return false
  if (content.every((word) => ONE_SIGN.test(word)) && !/\d/.test(`${when}${then}`)) return false
  if (row.kind === 'case') return true
  return row.said.some(({ words }) => isOneStatement(words, { when, then }))
}

/** Whether the rule leans on a sentence before it. */
function isPointing({ when, then }: { when: string | null; then: string }): boolean {
  if (JAPANESE_POINTS.test(then)) return true
  return when === null && (POINTS.test(then) || ENDS_POINTING.test(then))
}

/** "They have 24 hours; if nobody answers I am told": what is on two sides of a semicolon is no one rule. */
function isOneStatement(
  words: string,
  { when, then }: { when: string | null; then: string },
): boolean {
  const sides = words.split(/[;；]/u)
  if (when === null || sides.length < 2) return true
  const place = (text: string) => {
    const start = text.slice(0, 12).toLowerCase()
    return sides.findIndex((side) => side.toLowerCase().includes(start))
  }
  return place(when) === place(then) || place(when) < 0 || place(then) < 0
}
