/* How far down a page was read. It is kept in the page's entry of the browser's history. */

/** Milliseconds after which a page that does not grow long enough is left where it is. */
const PATIENCE_MS = 5000
const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Keeps the place from here on; gives a function that stops. */
export function keepPlace(): () => void {
  const keep = () => window.history.replaceState({ ...window.history.state, place: scrollY }, '')
  document.addEventListener('scrollend', keep)
  // Where the browser does not tell the end of a scroll.
  window.addEventListener('pagehide', keep)
  return () => {
    document.removeEventListener('scrollend', keep)
    window.removeEventListener('pagehide', keep)
  }
}

/** Pixels from the top at which this page was left; 0 where it is new. */
export function recallPlace(): number {
  const place: unknown = window.history.state?.place
  return typeof place === 'number' ? place : 0
}

/**
 * Goes where the page was left, once it is long enough: the browser does so by itself only on a page
 * that is whole when it arrives. Whoever scrolls meanwhile stays where they are. Gives a function that
 * stops waiting.
 */
export function returnToPlace(): () => void {
  const place = recallPlace()
  if (place === 0) return () => undefined
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < place) return
    window.scrollTo({ top: place, behavior: 'instant' })
    stop()
  })
  const timer = setTimeout(() => stop(), PATIENCE_MS)
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
    for (const hand of HANDS) window.removeEventListener(hand, stop)
  }
  for (const hand of HANDS) window.addEventListener(hand, stop, { passive: true })
  observer.observe(document.body)
  return stop
}
