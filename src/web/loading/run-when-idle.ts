/**
 * Acts once everything the page shows is there and the browser is idle; soon after, where a browser
 * never says that it is.
 */
export function runWhenIdle(act: () => void): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => runWhenIdle(act), { once: true })
  } else if ('requestIdleCallback' in window) {
    window.requestIdleCallback(act, { timeout: 4000 })
  } else setTimeout(act, 1500)
}
