import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems } from '#domain/language/stems.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import { isOfMoney } from './deeds.ts'

type Right = RowOf<'permission'>

const DOING =
  /(?:do|see|see and do|do and see|handle|have|manage|access|run|oversee|look after|(?:be |is )?(?:over|in charge of|responsible for)) /iu
const ALL = /everything|all|all the things|all of it|anything/iu
const ALL_IN_JAPANESE = /すべて|全て|全部|何でも/iu
const DOING_IN_JAPANESE = /[をがこと見行すでき操作使たりて、する]{0,16}/iu

/** Everything, and nothing else named. */
const EVERYTHING = makePattern(
  'iu',
)`^(?:${DOING})?(?:${ALL})\.?$|^(?:${ALL_IN_JAPANESE})${DOING_IN_JAPANESE}(?:[るう])?$|^todo$`

/** "Everything needed" is what one deed needs, and not everything. */
const NEEDED = /(?:needed|necessary|required|relevant|about|on|of|for|that|they|he|she|it)\b/iu

const BUT_FOR = /.+(?:のほか|の他|以外|除いて|除き|除く)(?:は|の)?、?/iu
/** "All visits", 「全部のお部屋」: all of one kind, and not everything. */
const DOES_ALL = /^do all(?=[.,;]|$| (?:of it|things|the things|except|but|apart|other)\b)/iu
const OF_A_KIND = /の(?!こと|もの|事|物|ほう|操作|機能|権限|画面|作業|業務|仕事)/u
/** Everything with more said about it: what is not named is a guess. */
const EVERYTHING_AND_MORE = makePattern(
  'iu',
)`(?:^|[,;] ?|\band )(?:${DOING})?everything(?![^,.;]*\b${NEEDED})\b|${DOES_ALL}|^(?:${BUT_FOR})?(?:${ALL_IN_JAPANESE})(?!${OF_A_KIND})`

/** A right to everything, and nothing else named: it is told with the role, and fills its column. */
export function isEverything({ may, what }: Right): boolean {
  return may === 'may' && EVERYTHING.test(what.trim())
}

/** A right to everything, whatever else is said of it: "everything except fees". */
export function isWide(right: Right): boolean {
  return right.may === 'may' && isWideDeed(right.what)
}

/** Whether a deed is everything, or everything but for something. */
export function isWideDeed(what: string): boolean {
  return EVERYTHING.test(what.trim()) || EVERYTHING_AND_MORE.test(what.trim())
}

const SEES = /\b(?:sees?|views?|looks?|reads?|ve|ver)\b|見/iu

/** "I see everything" is told of seeing alone; "Coordinator: everything" of whatever there is to do. */
export function seesOnly({ what, said }: Right): boolean {
  if (!SEES.test(what)) return false
  return said.length === 0 || said.some(({ words }) => SEES.test(words))
}

/** Whether a right to everything leaves this deed out: "everything except fees" and "see fees". */
export function leavesOut({ what }: Right, deed: string): boolean {
  const excepted = findLeftOut(what)
  // Money, or the bank side, is also what things cost and what is owed and paid.
  if (isAllMoney(excepted) && (isOfMoney(deed) || isSettled(deed))) return true
  const stems = contentStems(excepted)
  return [...contentStems(deed)].some((stem) => stems.has(stem))
}

/** What everything is but for: "the money" of "everything but the money"; nothing where all is meant. */
export function findLeftOut(what: string): string {
  return (EXCEPT.exec(what)?.[1] ?? EXCEPT_BEFORE.exec(what)?.[0] ?? '').trim()
}

/** Whether words name money as a whole. */
export function isAllMoney(words: string): boolean {
  return MONEY.test(words)
}

/** Whether a deed is about what is owed or paid. */
export function isSettled(deed: string): boolean {
  return SETTLED.test(deed)
}

const MONEY = /\b(?:money|bank|finances?|bookkeeping)\b|お金|金銭|経理|会計|銀行/iu
const SETTLED = /\b(?:owed?|paid)\b/iu
const EXCEPT = /\b(?:except|but|apart from|other than|besides)\b(.+)$/iu
const EXCEPT_BEFORE = /^.+(?=のほか|の他|以外|を?除)/iu
