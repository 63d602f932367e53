export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Room {
  /** Of the notice, with the air around it. */
  width: number
  height: number
  /** Of the window. */
  within: { width: number; height: number }
  /** What may not be covered. */
  taken: readonly Box[]
}

/** Pixels from one place that is tried to the next above it. */
const STEP = 8

/**
 * Where a notice covers nothing that may not be covered: the lowest such place, on the left before the
 * middle and the right. Null where there is none.
 */
export function freePlace({ width, height, within, taken }: Room): Box | null {
  const lefts = [0, (within.width - width) / 2, within.width - width]
  for (let bottom = within.height; bottom - height >= 0; bottom -= STEP) {
    for (const left of lefts) {
      const place = { left, top: bottom - height, right: left + width, bottom }
      if (left >= 0 && width <= within.width && !taken.some((box) => meets(box, place)))
        return place
    }
  }
  return null
}

function meets(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

const PRESSED = 'a[href], button, select, summary, [role=menuitem], [role=option]'
const WRITTEN = 'input, textarea'

/** The place for a notice on the page as it stands: off its buttons, if it can be off its fields too. */
export function placeOnPage(notice: HTMLElement): Box | null {
  const { width, height } = notice.getBoundingClientRect()
  const within = { width: document.documentElement.clientWidth, height: window.innerHeight }
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => !notice.contains(element))
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.bottom > 0 && box.top < within.height)
  const buttons = boxesOf(PRESSED)
  const fields = boxesOf(WRITTEN)
  const room = { width, height, within }
  return (
    freePlace({ ...room, taken: [...buttons, ...fields] }) ?? freePlace({ ...room, taken: buttons })
  )
}
