import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus with an item whose controls change under it: what was pressed may be gone, and
 * with a struck-out item all of it. Then the way back takes the focus.
 */
export function useKeptFocus(item: unknown): RefObject<HTMLSpanElement | null> {
  const box = useRef<HTMLSpanElement>(null)
  const hasFocus = useRef(false)
  const shown = useRef(item)
  useEffect(() => {
    const element = box.current
    const enter = () => {
      hasFocus.current = true
    }
    // What is taken out of the page leaves without a word of where to.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element?.contains(relatedTarget))
        hasFocus.current = false
    }
    element?.addEventListener('focusin', enter)
    element?.addEventListener('focusout', leave)
    return () => {
      element?.removeEventListener('focusin', enter)
      element?.removeEventListener('focusout', leave)
    }
  }, [])
  useEffect(() => {
    if (shown.current === item) return
    shown.current = item
    if (hasFocus.current && isLost())
      box.current?.querySelector<HTMLElement>('button, select')?.focus()
  }, [item])
  useLayoutEffect(
    () => () => {
      if (!hasFocus.current) return
      requestAnimationFrame(() => {
        const back = document.querySelector<HTMLElement>('[data-undo]')
        if (isLost()) back?.focus()
      })
    },
    [],
  )
  return box
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
