/* What every sheet over a screen has in common. */

const OPEN_SHEETS = '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]'

/**
 * Gives the focus to what asks for it; else Radix does. While another sheet is open, which may have
 * come late, the focus belongs to that one: below it nothing can be reached.
 */
export function giveBack(event: Event, target?: () => HTMLElement | null) {
  const above = [...document.querySelectorAll<HTMLElement>(OPEN_SHEETS)].at(-1)
  if (above) {
    event.preventDefault()
    if (!above.contains(document.activeElement)) focusSheet(above)
    return
  }
  const element = target?.()
  if (!element) return
  event.preventDefault()
  element.focus()
}

/** The first field of a form, else the sheet itself: not the cross, whose hint would pop up. */
export function focusSheet(sheet: HTMLElement) {
  const field = sheet.querySelector<HTMLElement>('form :is(input, textarea), [role="combobox"]')
  ;(field ?? sheet).focus()
}

export const overlayStyle = 'fixed inset-0 z-40 animate-appear bg-veil'
export const sheetStyle =
  'fixed inset-x-0 bottom-0 z-40 mx-auto flex max-h-[calc(100dvh-1.5rem)] w-full animate-rise flex-col rounded-t-soft border border-line bg-surface shadow-lift sm:top-1/2 sm:bottom-auto sm:max-h-[calc(100dvh-3rem)] sm:w-[calc(100%-3rem)] sm:-translate-y-1/2 sm:rounded-soft'
