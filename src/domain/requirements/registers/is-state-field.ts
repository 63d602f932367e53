const STATE = /^(?:current )?(?:state|status|stage)s?$|^(?:状態|段階|ステータス|進み具合)$/iu

/** Whether a field of that name holds the stage that its thing is at. */
export function isStateField(name: string): boolean {
  return STATE.test(name.trim())
}
