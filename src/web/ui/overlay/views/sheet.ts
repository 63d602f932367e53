/* What every sheet over a screen has in common. */

/** Gives the focus to what asks for it; else Radix does. */
export function giveBack(event: Event, target?: () => HTMLElement | null) {
  const element = target?.()
  if (!element) return
  event.preventDefault()
  element.focus()
}

export const overlayStyle = 'fixed inset-0 z-40 animate-appear bg-veil'
export const sheetStyle =
  'fixed inset-x-0 bottom-0 z-40 mx-auto flex max-h-[calc(100dvh-1.5rem)] w-full animate-rise flex-col rounded-t-soft border border-line bg-surface shadow-lift sm:top-1/2 sm:bottom-auto sm:max-h-[calc(100dvh-3rem)] sm:w-[calc(100%-3rem)] sm:-translate-y-1/2 sm:rounded-soft'
