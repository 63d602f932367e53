import { type RefObject, useEffect, useRef } from 'react'
import type { CardContext } from '#web/panels/reading/card-context.ts'

const CONTROLS = 'select, button, input, textarea, label, a, [data-row-panel]'

/**
 * The rows below `box` as a pointer and the focus meet them: pointing lights a row's words, a press
 * anywhere on it opens it, as the button does that keys and screen readers use.
 */
export function useRowPresses(box: RefObject<HTMLElement | null>, card: CardContext): void {
  const latest = useRef(card)
  useEffect(() => {
    latest.current = card
  })
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const point = (event: Event) => latest.current.light.point(markAt(event.target, 'lights'))
    const leave = () => latest.current.light.point(null)
    const press = (event: MouseEvent) => {
      const { isReadOnly, open, setOpen } = latest.current
      const row = markAt(event.target, 'row')
      const isOnControl = event.target instanceof Element && event.target.closest(CONTROLS)
      const isSelecting = window.getSelection()?.isCollapsed === false
      if (row === null || isReadOnly || isOnControl || isSelecting) return
      setOpen(open?.id === row ? null : { id: row })
    }
    element.addEventListener('pointerover', point)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('focusin', point)
    element.addEventListener('focusout', leave)
    element.addEventListener('click', press)
    return () => {
      element.removeEventListener('pointerover', point)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('focusin', point)
      element.removeEventListener('focusout', leave)
      element.removeEventListener('click', press)
    }
  }, [box])
}

/** The row that an element belongs to: a press opens `row`, pointing shows the words of `lights`. */
function markAt(target: EventTarget | null, mark: 'row' | 'lights'): string | null {
  if (!(target instanceof Element)) return null
  return target.closest<HTMLElement>(`[data-${mark}]`)?.dataset[mark] ?? null
}
