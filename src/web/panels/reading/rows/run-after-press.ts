let isPressing = false
const turn = (pressing: boolean) => () => {
  isPressing = pressing
}
window.addEventListener('pointerdown', turn(true), true)
window.addEventListener('pointerup', turn(false), true)
window.addEventListener('pointercancel', turn(false), true)

/**
 * Does something now, or once the press that is under way has ended: what moves under a finger
 * between its coming down and going up would not be pressed.
 */
export function runAfterPress(act: () => void): void {
  if (!isPressing) {
    act()
    return
  }
  const ended = new AbortController()
  const later = () => {
    ended.abort()
    setTimeout(act)
  }
  window.addEventListener('pointerup', later, { signal: ended.signal })
  window.addEventListener('pointercancel', later, { signal: ended.signal })
}

/** Takes what is being written in `box` as written, before something else is done with it. */
export function endWriting(box: HTMLElement | null): void {
  const field = document.activeElement
  if (field instanceof HTMLTextAreaElement && box?.contains(field)) field.blur()
}
