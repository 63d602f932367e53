/**
 * While `bar` stands at the lower edge, the page gets as much room below, so that its end can be
 * scrolled to, and nothing that takes the focus stays hidden behind it (WCAG 2.4.11). Gives the way
 * to take the room back. `styles/base.css` says what the height is used for.
 */
export function makeRoomBelow(bar: HTMLElement): () => void {
  const { style } = document.documentElement
  const watcher = new ResizeObserver(() =>
    style.setProperty('--bar-below', `${Math.ceil(bar.getBoundingClientRect().height)}px`),
  )
  watcher.observe(bar)
  return () => {
    watcher.disconnect()
    style.removeProperty('--bar-below')
  }
}
