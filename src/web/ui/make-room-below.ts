/**
 * While `bar` is at the lower edge, the page gets as much room below, so that its end can be
 * scrolled to, and nothing that takes the focus stays hidden behind it (WCAG 2.4.11). Gives the way
 * to take the room back. A bar of a screen is above the one of the whole page. `styles/base.css`
 * says what the heights are used for.
 */
export function makeRoomBelow(
  bar: HTMLElement,
  property: '--bar-below' | '--bar-stand' = '--bar-below',
): () => void {
  const { style } = document.documentElement
  const watcher = new ResizeObserver(() =>
    style.setProperty(property, `${Math.ceil(bar.getBoundingClientRect().height)}px`),
  )
  watcher.observe(bar)
  return () => {
    watcher.disconnect()
    style.removeProperty(property)
  }
}
