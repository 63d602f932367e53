const CALLED_OFF =
  /cancel|declin|reject|refus|withdrawn|取消|取り消|取り?(?:やめ|止め)|とりやめ|キャンセル|辞退|断/iu
const NOT_THERE = /no[- ]?show|missed|did not come|欠席|無断|不参加/iu
const WENT_WRONG =
  /not worth|failed|fails|lost|lapsed|expired|written off|damaged|broken|unrepairable|失効|紛失|期限切れ|中止|不可/iu

/** Whether a thing comes to a stage only when something went otherwise than it should. */
export function isExceptionalStage(stage: string): boolean {
  return [CALLED_OFF, NOT_THERE, WENT_WRONG].some((pattern) => pattern.test(stage))
}

const STAYS = /not worth|damaged|broken|unrepairable|fail/iu

/** Whether the thing is in the house then, whatever went wrong. */
export function isStillHere(stage: string): boolean {
  return STAYS.test(stage)
}

export function isCalledOff(stage: string): boolean {
  return CALLED_OFF.test(stage)
}

export function isNoShow(stage: string): boolean {
  return NOT_THERE.test(stage)
}

const WAITS = /^(?:is )?(?:waiting|on hold|paused)\b|待ち$|保留/iu

/** Whether nothing can be done at a stage but wait. */
export function isWaitingStage(stage: string): boolean {
  return WAITS.test(stage.trim())
}

const ASKS = /\b(?:yes|approval|answer|confirmation|ok|decision)\b|承認|返事|回答|確認/iu

/** Whether somebody has to say yes before a thing goes on. */
export function isAskingStage(stage: string): boolean {
  return isWaitingStage(stage) && ASKS.test(stage)
}

const HANDED_OVER =
  /picked up|collected|handed (?:over|back)|returned|given back|引き渡|受け取|返却/iu

/** Whether the thing leaves the house with it. */
export function isHandedOver(stage: string): boolean {
  return HANDED_OVER.test(stage)
}

const TAKES_PLACE =
  /^out$|\b(?:picked up|in use|checked in|done|finished|arrived|lent|under ?way|on board|in progress|ongoing|started)\b|利用|貸出|来店|実施|進行中|作業中|施術中/iu

/** Whether whoever has to be there is there by then. */
export function takesPlace(stage: string): boolean {
  return TAKES_PLACE.test(stage)
}

const REFUSED = /declin|reject|refus|辞退|断/iu

/** Whether somebody said no to what was asked for: it does not happen later than that. */
export function isRefused(stage: string): boolean {
  return REFUSED.test(stage)
}

const ENDED =
  /\b(?:done|finished|completed?|closed|ended|archived|paid|settled)\b|^済み?$|完了|終了|(?:支払|入金|精算|対応)い?済/iu
const NOT_YET = /\b(?:not|half|part(?:ly)?|being|to be|waiting|almost|nearly)\b|未|待ち/iu

const PAID = /\bpaid\b|(?:支払|入金)い?済/iu

/**
 * Whether a stage of a list reads as an end, so that nothing goes on from there unless somebody says
 * so. What is paid before it takes place is none.
 */
export function isEnd(stage: string, stages: readonly string[] = []): boolean {
  if (isExceptionalStage(stage)) return true
  if (!ENDED.test(stage) || NOT_YET.test(stage)) return false
  const later = stages.slice(stages.indexOf(stage) + 1)
  return !(PAID.test(stage) && later.some(takesPlace))
}

const GOES_BY = /^(?:(?:at|in|on|under|being) )?(?:the )?\p{L}+ing\b|中$/iu

/** Whether somebody is still at it, "mending", "being washed", 「修理中」: nothing stays so for good. */
export function isUnderWay(stage: string): boolean {
  return GOES_BY.test(stage.trim())
}

const FREE = /^(?:free|available|vacant|empty|open)$|^空/iu

/** Whether nobody has it yet, so that there is nothing to call off. */
export function isFree(stage: string): boolean {
  return FREE.test(stage.trim())
}
