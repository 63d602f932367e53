import type { RefObject, SyntheticEvent } from 'react'

/**
 * Lights a draft's lines while it is pointed at or in focus, and a line's draft while the line is.
 * Past React: thousands of lines are not drawn again for it.
 */
export function useLight(place: RefObject<HTMLElement | null>) {
  const light = ({ target }: SyntheticEvent) => {
    const chosen = (target as Element).closest<HTMLElement>('[data-q]')?.dataset.q ?? ''
    for (const lit of place.current?.querySelectorAll('[data-lit]') ?? []) {
      if ((lit as HTMLElement).dataset.q !== chosen) lit.removeAttribute('data-lit')
    }
    if (chosen === '') return
    for (const own of place.current?.querySelectorAll(`[data-q="${CSS.escape(chosen)}"]`) ?? []) {
      own.setAttribute('data-lit', '')
    }
  }
  return { onPointerOver: light, onFocus: light }
}
