import { type RefObject, useEffect } from 'react'

/**
 * The cursor is in the answer's field as the question comes up, behind what is written. Not where
 * fingers are used: there the keyboard would come up over the question before it is read.
 */
export function useFieldFocus(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    if (window.matchMedia('(pointer: coarse)').matches) return
    // After a change of screen the heading is given the focus first (`shell/arrival.tsx`).
    const frame = requestAnimationFrame(() => {
      const element = field.current
      if (element === null || element.readOnly || isBusy()) return
      element.focus({ preventScroll: true })
      element.setSelectionRange(element.value.length, element.value.length)
    })
    return () => cancelAnimationFrame(frame)
  }, [field])
}

/** A dialog or menu is open, or somebody writes elsewhere already. */
function isBusy(): boolean {
  return document.activeElement?.matches('[role=dialog] *, [role=menu] *, input, textarea') ?? false
}
