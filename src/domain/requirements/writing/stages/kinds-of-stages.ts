const CALLED_OFF = /cancel|declin|reject|refus|withdrawn|取消|取り消|キャンセル|辞退|断/iu
const NOT_THERE = /no[- ]?show|missed|did not come|欠席|無断|不参加/iu
const WENT_WRONG =
  /not worth|failed|fails|lost|expired|written off|damaged|broken|unrepairable|失効|紛失|期限切れ|中止|不可/iu

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
