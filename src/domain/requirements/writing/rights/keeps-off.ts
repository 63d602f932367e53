import type { RowOf } from '#domain/reading/rows.ts'
import { isOfMoney, isOfPrices, isSeeing } from './deeds.ts'
import { findLeftOut, isAllMoney, isSettled, isWide, isWideDeed, seesOnly } from './everything.ts'
import { coversObject } from './suppose-cell.ts'

type Right = RowOf<'permission'>

/** "Touch the money", "have anything to do with the bills": whatever is done with it. */
const WHATEVER =
  /^(?:touch|do|handle|deal with|go near|get into|be (?:bothered|involved) (?:with|in)|bother with|have (?:anything |something )?to do with) (.+)$/iu
const WHATEVER_IN_JAPANESE =
  /^(.+?)(?:に(?:は)?(?:触る|触れる|さわる|関わる|かかわる|関係する)|を(?:触る|さわる|いじる|する|やる|扱う|あつかう))$/u

/**
 * "I don't want to touch the money", "everything but the money": nothing that is done with it is theirs,
 * also where they run the place. What it costs and who has paid they may still see.
 */
export function keepsOff(right: Right, deed: string): boolean {
  const thing = findThing(right)
  if (thing === '' || isSeeing(deed) || isWideDeed(deed)) return false
  // Whoever leaves the till to somebody still says what things cost.
  if (isAllMoney(thing)) return (isOfMoney(deed) && !isOfPrices(deed)) || isSettled(deed)
  return coversObject(`do ${thing}`, deed)
}

function findThing(right: Right): string {
  if (right.may !== 'never') return isWide(right) && !seesOnly(right) ? findLeftOut(right.what) : ''
  const what = right.what.trim()
  return (WHATEVER.exec(what) ?? WHATEVER_IN_JAPANESE.exec(what))?.[1] ?? ''
}
