/** The moments of a page's life that matter to unsaved text. */
export interface PageEvents {
  /** Hidden, closed, left for another page. May come more than once. */
  leaving: () => void
  /** In sight again, or the network is back. */
  returning: () => void
  /** Every thirty seconds (docs/product.md#workshop). */
  tick: () => void
  /** True while closing the page would lose text, so that the browser asks first. */
  wouldLose: () => boolean
}

export const AUTOSAVE_INTERVAL = 30_000

/** Listens for as long as the page lives. */
export function listenToPage(events: PageEvents): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') events.leaving()
    else events.returning()
  })
  window.addEventListener('pagehide', events.leaving)
  window.addEventListener('online', events.returning)
  window.addEventListener('beforeunload', (event) => {
    if (events.wouldLose()) event.preventDefault()
  })
  setInterval(events.tick, AUTOSAVE_INTERVAL)
}
